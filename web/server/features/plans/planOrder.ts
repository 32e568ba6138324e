/** A row with its place among its siblings; what is deleted keeps its place, so that it can come back. */
export interface Placed {
  id: string;
  deletedAt: Date | null;
}

/** Ids of all siblings with `id` put where the `index`-th of those that show is now. */
export function insertedAt(siblings: readonly Placed[], id: string, index: number): string[] {
  const shown = siblings.filter((sibling) => sibling.deletedAt === null);
  const before = shown[Math.max(0, Math.trunc(index))];
  const ids = siblings.map((sibling) => sibling.id);
  const at = before === undefined ? ids.length : ids.indexOf(before.id);
  return [...ids.slice(0, at), id, ...ids.slice(at)];
}

/**
 * Ids of all siblings with those that show in the given order; what is deleted stays where it was.
 * Null when `order` is not exactly the ones that show, each once.
 */
export function reordered(siblings: readonly Placed[], order: readonly string[]): string[] | null {
  const shown = siblings
    .filter((sibling) => sibling.deletedAt === null)
    .map((sibling) => sibling.id);
  const isExact =
    order.length === shown.length &&
    new Set(order).size === order.length &&
    order.every((id) => shown.includes(id));
  if (!isExact) return null;
  const next = order[Symbol.iterator]();
  return siblings.map((sibling) =>
    sibling.deletedAt === null ? (next.next().value ?? sibling.id) : sibling.id,
  );
}
