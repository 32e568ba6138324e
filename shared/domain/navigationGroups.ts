import type { UserRoleType } from './permissions.ts';
import {
  featureState,
  type FeatureAccess,
  type FeatureState,
  type ProductFeature,
} from './product.ts';

/** What the menu needs to know about the person. */
export interface NavigationUser {
  id: string;
  organization: {
    interviewEnabled: boolean;
    planEnabled: boolean;
    allowAiCustomTemplates: boolean;
    /** One entry for each feature. */
    featureAccess: readonly (FeatureAccess & { name: ProductFeature })[];
  };
  /** Null without a role in the plan product. */
  planUserRole: object | null;
  userRole: { type: UserRoleType };
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
  | 'alerts'
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

export interface NavigationRow extends Omit<NavigationItem, 'route' | 'badge'> {
  route: string | ((user: NavigationUser) => string);
  /** Everybody who has the product, where it is missing. */
  isShownTo?: (user: NavigationUser) => boolean;
  /** Its product, where that is not the group's. */
  product?: OfferedProduct | undefined;
  /** Who is offered the product while it is off: everybody, where it is missing. */
  isOfferedTo?: (user: NavigationUser) => boolean;
}

interface OfferedProduct {
  state: (user: NavigationUser) => FeatureState;
  /** The page that offers it. */
  upgradeRoute: string;
}

type FeatureEntries = NavigationUser['organization']['featureAccess'];

/** The state of a feature from the server's list. */
export const stateOfFeature = (entries: FeatureEntries, feature: ProductFeature): FeatureState =>
  featureState(Object.fromEntries(entries.map(({ name, ...access }) => [name, access])), feature);

const insightState =
  (feature: ProductFeature) =>
  ({ organization }: NavigationUser): FeatureState =>
    organization.interviewEnabled ? stateOfFeature(organization.featureAccess, feature) : 'HIDDEN';

const interviewProduct: OfferedProduct = {
  state: ({ organization }) => (organization.interviewEnabled ? 'OPEN' : 'UPGRADE'),
  upgradeRoute: '/upgrade',
};
const insightsProduct: OfferedProduct = {
  state: insightState('INSIGHTS'),
  upgradeRoute: '/insights/upgrade',
};
const advancedProduct: OfferedProduct = {
  state: insightState('ADVANCED_INSIGHTS'),
  upgradeRoute: '/insights/upgrade',
};
const planProduct: OfferedProduct = {
  state: ({ organization }) => (organization.planEnabled ? 'OPEN' : 'UPGRADE'),
  upgradeRoute: '/plan/upgrade',
};

/** The menu, row by row, in its order. It holds only what exists. */
export const navigationGroups: readonly {
  label: string;
  product?: OfferedProduct;
  rows: readonly NavigationRow[];
}[] = [
  {
    label: 'Plan',
    product: planProduct,
    rows: [
      {
        label: 'Plan',
        route: '/plan/job-descriptions',
        icon: 'plan',
        activeOn: ['/plan', '/plan/*'],
        isShownTo: (user) => user.planUserRole !== null,
      },
      {
        label: 'Question library',
        route: '/settings/library',
        icon: 'library',
        activeOn: ['/settings/library'],
        isShownTo: (user) => user.planUserRole !== null,
        isOfferedTo: () => false,
      },
    ],
  },
  {
    label: 'Interview',
    product: interviewProduct,
    rows: [
      {
        label: 'Recordings',
        route: '/search',
        icon: 'recordings',
        activeOn: ['/search', '/interview/*'],
      },
      {
        label: 'Candidates',
        route: '/candidates',
        icon: 'candidates',
        activeOn: ['/candidates', '/candidate/*'],
      },
      {
        label: 'Positions',
        route: '/positions',
        icon: 'positions',
        activeOn: ['/positions', '/position/*'],
      },
      {
        label: 'Scheduled Interviews',
        route: '/interviews',
        icon: 'scheduled',
        activeOn: ['/interviews'],
      },
      {
        label: 'Interview Guides',
        route: '/guides',
        icon: 'guides',
        activeOn: ['/guides', '/guide/*'],
      },
      {
        label: 'Clips',
        route: '/clips',
        icon: 'clips',
        activeOn: ['/clips', '/clip/*'],
      },
      {
        label: 'Playlists',
        route: '/playlists',
        icon: 'playlists',
        activeOn: ['/playlists', '/playlist/*'],
      },
      {
        label: 'AI Notes Templates',
        route: '/templates',
        icon: 'templates',
        activeOn: ['/templates', '/templates/*'],
        isShownTo: ({ organization }) => organization.allowAiCustomTemplates,
        isOfferedTo: ({ organization }) => organization.allowAiCustomTemplates,
      },
      {
        label: 'Candidate Alerts',
        route: '/candidate-alerts',
        icon: 'alerts',
        activeOn: ['/candidate-alerts'],
      },
      {
        label: 'Activity',
        route: '/activity',
        icon: 'activity',
        activeOn: ['/activity'],
      },
    ],
  },
  {
    label: 'Insights',
    product: insightsProduct,
    rows: [
      {
        label: 'Overview',
        route: '/insights',
        icon: 'insights',
        activeOn: ['/insights', '/insights/topics', '/insights/shared', '/insights/shared/*'],
        isShownTo: (user) => user.canViewInsights,
      },
      {
        label: 'Reports',
        route: (user) =>
          user.canViewQualityReport ? '/insights/report' : '/insights/total_interviews',
        icon: 'report',
        activeOn: ['/insights/report', '/insights/total_interviews'],
        isShownTo: (user) => user.canViewQualityReport || user.canViewInsights,
      },
      {
        label: 'My Insights',
        route: ({ id }) => `/insights/interviewer/${id}`,
        icon: 'myInsights',
        activeOn: ['/insights/interviewer/*'],
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
        product: advancedProduct,
        isShownTo: (user) => user.canViewAdvancedInsights,
        isOfferedTo: ({ userRole }) => userRole.type === 'SITE_ADMIN',
      },
      {
        label: 'Structured interviews',
        route: '/insights/structure',
        icon: 'structure',
        activeOn: ['/insights/structure', '/insights/adverse-impact'],
        isShownTo: (user) => user.canViewInsights,
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
      },
    ],
  },
];
