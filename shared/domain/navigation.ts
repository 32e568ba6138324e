/** Features whose visibility and upsell an organization sets (specification §6). */
export const organizationFeatures = ['TRAINING', 'INSIGHTS', 'ADVANCED_INSIGHTS'] as const;
export type OrganizationFeature = (typeof organizationFeatures)[number];

/** What the menu needs to know about the person. */
export interface NavigationUser {
  organization: { interviewEnabled: boolean; planEnabled: boolean };
}

export type NavigationIcon = 'plan' | 'recordings' | 'guides';

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

interface NavigationRow extends NavigationItem {
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
        isShownTo: (user) => user.organization.planEnabled,
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
        label: 'Interview Guides',
        route: '/guides',
        icon: 'guides',
        activeOn: ['/guides', '/guide/*'],
        isShownTo: (user) => user.organization.interviewEnabled,
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
        .map(({ isShownTo: _, ...item }): NavigationItem => item),
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
