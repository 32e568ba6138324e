import {
  navigationGroups,
  type NavigationGroup,
  type NavigationItem,
  type NavigationRow,
  type NavigationUser,
} from './navigationGroups.ts';

/** The groups and items this person's menu shows; groups without items are left out. */
export function navigationFor(user: NavigationUser): NavigationGroup[] {
  return navigationGroups
    .map(({ label, product, rows }) => ({
      label,
      items: rows.flatMap((row) => itemFor({ product, ...row }, user)),
    }))
    .filter(({ items }) => items.length > 0);
}

function itemFor(row: NavigationRow, user: NavigationUser): NavigationItem[] {
  const { label, icon, activeOn, product } = row;
  const state = product?.state(user) ?? 'OPEN';
  if (product && state === 'UPGRADE')
    return (row.isOfferedTo?.(user) ?? true)
      ? [{ label, icon, activeOn, route: product.upgradeRoute, badge: 'Upgrade' }]
      : [];
  if (state === 'HIDDEN' || row.isShownTo?.(user) === false) return [];
  const route = typeof row.route === 'string' ? row.route : row.route(user);
  return [{ label, icon, activeOn, route }];
}

/** Whether `item` is the current one on `pathname`. */
export function isActiveOn(item: Pick<NavigationItem, 'activeOn'>, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '') || '/';
  return item.activeOn.some((pattern) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
}
