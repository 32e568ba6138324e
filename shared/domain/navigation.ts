/** Features whose visibility and upsell an organization sets (specification §6). */
export const organizationFeatures = ['TRAINING', 'INSIGHTS', 'ADVANCED_INSIGHTS'] as const;
export type OrganizationFeature = (typeof organizationFeatures)[number];

/** What the menu needs to know about the person. */
export interface NavigationUser {
  id: string;
  organization: {
    interviewEnabled: boolean;
    planEnabled: boolean;
    allowAiCustomTemplates: boolean;
  };
  /** Null without a role in the plan product. */
  planUserRole: object | null;
  canViewInsights: boolean;
  canViewQualityReport: boolean;
  canViewAdvancedInsights: boolean;
}

export type NavigationIcon =
  | 'plan'
  | 'library'
  | 'recordings'
  | 'candidates'
  | 'positions'
  | 'scheduled'
  | 'guides'
  | 'clips'
  | 'playlists'
  | 'templates'
  | 'activity'
  | 'structure'
  | 'insights'
  | 'report'
  | 'myInsights'
  | 'advancedInsights'
  | 'settings';

export interface NavigationItem {
  label: string;
  route: string;
  icon: NavigationIcon;
  /** Paths on which the item is the current one; a trailing `/*` takes everything below. */
  activeOn: readonly string[];
  /** Says beside the label that the item leads to what one does not have yet. */
  badge?: string;
}

export interface NavigationGroup {
  label: string;
  items: NavigationItem[];
}

interface NavigationRow extends Omit<NavigationItem, 'route'> {
  route: string | ((user: NavigationUser) => string);
  isShownTo: (user: NavigationUser) => boolean;
}

/** The menu, row by row, in its order. It holds only what exists. */
const groups: readonly { label: string; rows: readonly NavigationRow[] }[] = [
  {
    label: 'Plan',
    rows: [
      {
        label: 'Plan',
        route: '/plan/job-descriptions',
        icon: 'plan',
        activeOn: ['/plan', '/plan/*'],
        isShownTo: (user) => user.organization.planEnabled && user.planUserRole !== null,
      },
      {
        label: 'Question library',
        route: '/settings/library',
        icon: 'library',
        activeOn: ['/settings/library'],
        isShownTo: (user) => user.organization.planEnabled && user.planUserRole !== null,
      },
      {
        label: 'Plan',
        route: '/plan/upgrade',
        icon: 'plan',
        activeOn: ['/plan', '/plan/*'],
        badge: 'Upgrade',
        isShownTo: (user) => !user.organization.planEnabled,
      },
    ],
  },
  {
    label: 'Interview',
    rows: [
      {
        label: 'Recordings',
        route: '/search',
        icon: 'recordings',
        activeOn: ['/search', '/interview/*'],
        isShownTo: (user) => user.organization.interviewEnabled,
      },
      {
        label: 'Candidates',
        route: '/candidates',
        icon: 'candidates',
        activeOn: ['/candidates', '/candidate/*'],
        isShownTo: (user) => user.organization.interviewEnabled,
      },
      {
        label: 'Positions',
        route: '/positions',
        icon: 'positions',
        activeOn: ['/positions', '/position/*'],
        isShownTo: (user) => user.organization.interviewEnabled,
      },
      {
        label: 'Scheduled Interviews',
        route: '/interviews',
        icon: 'scheduled',
        activeOn: ['/interviews'],
        isShownTo: (user) => user.organization.interviewEnabled,
      },
      {
        label: 'Interview Guides',
        route: '/guides',
        icon: 'guides',
        activeOn: ['/guides', '/guide/*'],
        isShownTo: (user) => user.organization.interviewEnabled,
      },
      {
        label: 'Clips',
        route: '/clips',
        icon: 'clips',
        activeOn: ['/clips', '/clip/*'],
        isShownTo: (user) => user.organization.interviewEnabled,
      },
      {
        label: 'Playlists',
        route: '/playlists',
        icon: 'playlists',
        activeOn: ['/playlists', '/playlist/*'],
        isShownTo: (user) => user.organization.interviewEnabled,
      },
      {
        label: 'AI Notes Templates',
        route: '/templates',
        icon: 'templates',
        activeOn: ['/templates', '/templates/*'],
        isShownTo: ({ organization }) =>
          organization.interviewEnabled && organization.allowAiCustomTemplates,
      },
      {
        label: 'Activity',
        route: '/activity',
        icon: 'activity',
        activeOn: ['/activity'],
        isShownTo: (user) => user.organization.interviewEnabled,
      },
    ],
  },
  {
    label: 'Insights',
    rows: [
      {
        label: 'Overview',
        route: '/insights',
        icon: 'insights',
        activeOn: ['/insights', '/insights/topics', '/insights/shared', '/insights/shared/*'],
        isShownTo: (user) => user.organization.interviewEnabled && user.canViewInsights,
      },
      {
        label: 'Reports',
        route: (user) =>
          user.canViewQualityReport ? '/insights/report' : '/insights/total_interviews',
        icon: 'report',
        activeOn: ['/insights/report', '/insights/total_interviews'],
        isShownTo: (user) =>
          user.organization.interviewEnabled && (user.canViewQualityReport || user.canViewInsights),
      },
      {
        label: 'My Insights',
        route: ({ id }) => `/insights/interviewer/${id}`,
        icon: 'myInsights',
        activeOn: ['/insights/interviewer/*'],
        isShownTo: (user) => user.organization.interviewEnabled,
      },
      {
        label: 'Advanced Insights',
        route: '/insights/topic-trends',
        icon: 'advancedInsights',
        activeOn: [
          '/insights/topic-trends',
          '/insights/candidate-questions',
          '/insights/compensation-trends',
          '/insights/candidate-motivations',
          '/insights/skill-report/*',
        ],
        isShownTo: (user) => user.organization.interviewEnabled && user.canViewAdvancedInsights,
      },
      {
        label: 'Structured interviews',
        route: '/insights/structure',
        icon: 'structure',
        activeOn: ['/insights/structure', '/insights/adverse-impact'],
        isShownTo: (user) => user.organization.interviewEnabled && user.canViewInsights,
      },
    ],
  },
  {
    label: 'Configure',
    rows: [
      {
        label: 'Configure',
        route: '/settings/user',
        icon: 'settings',
        activeOn: [
          '/settings',
          '/settings/user',
          '/settings/users',
          '/settings/roles',
          '/settings/organization',
          '/settings/stages',
          '/settings/audit-log',
          '/settings/engine-records',
        ],
        isShownTo: () => true,
      },
    ],
  },
];

/** The groups and items this person's menu shows; groups without items are left out. */
export function navigationFor(user: NavigationUser): NavigationGroup[] {
  return groups
    .map(({ label, rows }) => ({
      label,
      items: rows
        .filter((row) => row.isShownTo(user))
        .map(({ isShownTo: _, route, ...item }): NavigationItem => ({
          ...item,
          route: typeof route === 'string' ? route : route(user),
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Whether `item` is the current one on `pathname`. */
export function isActiveOn(item: Pick<NavigationItem, 'activeOn'>, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '') || '/';
  return item.activeOn.some((pattern) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
}
