interface Page<Item extends { id: string }> {
  results: Item[];
  pageInfo: { totalRows: number };
}

/**
 * A list whose first page was asked for again: the fresh page, then what stood behind it before.
 * What the fresh page should hold and does not is gone from the list.
 */
export function withFreshHead<Item extends { id: string }, P extends Page<Item>>(
  known: P,
  fresh: P,
): P {
  if (fresh.pageInfo.totalRows <= fresh.results.length) return fresh;
  const freshIds = new Set(fresh.results.map(({ id }) => id));
  const lastShared = known.results.findLastIndex(({ id }) => freshIds.has(id));
  return { ...fresh, results: [...fresh.results, ...known.results.slice(lastShared + 1)] };
}

/** The list without one that was deleted. */
export function withoutItem<Item extends { id: string }, P extends Page<Item>>(
  known: P,
  id: string,
): P {
  const results = known.results.filter((item) => item.id !== id);
  const removed = known.results.length - results.length;
  const totalRows = Math.max(0, known.pageInfo.totalRows - removed);
  return { ...known, results, pageInfo: { ...known.pageInfo, totalRows } };
}
