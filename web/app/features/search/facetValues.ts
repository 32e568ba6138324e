export interface FacetValue {
  value: string;
  count: number;
}

/** Chosen values first, even those that nothing holds any more, then the most frequent. */
export function facetValues(
  counts: Readonly<Record<string, number>>,
  selected: readonly string[],
): FacetValue[] {
  const chosen = selected.map((value) => ({ value, count: counts[value] ?? 0 }));
  const others = Object.entries(counts)
    .filter(([value]) => !selected.includes(value))
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return [...chosen, ...others];
}
