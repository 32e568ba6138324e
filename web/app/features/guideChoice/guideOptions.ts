export interface GuideOption {
  id: string;
  name: string;
}

/** What the guide search answers; a guide may stand in several groups. */
interface FoundGuides {
  recent: readonly GuideOption[];
  own: readonly GuideOption[];
  assigned: readonly GuideOption[];
  shared: readonly GuideOption[];
}

interface GuideGroup {
  group: string;
  items: { value: string; label: string }[];
}

const groups = [
  ['recent', 'Recently used'],
  ['own', 'Yours'],
  ['assigned', 'Assigned to you'],
  ['shared', 'Shared with the team'],
] as const;

/** The choices of a select: each guide once, in the first group it belongs to; empty groups left out. */
export function guideOptions(found: FoundGuides, selected: GuideOption | null): GuideGroup[] {
  const known = new Set<string>();
  const listed: GuideGroup[] = groups.map(([key, group]) => ({
    group,
    items: found[key].flatMap(({ id, name }) => {
      if (known.has(id)) return [];
      known.add(id);
      return [{ value: id, label: name }];
    }),
  }));
  // What is chosen stays known when a search does not find it, else its name would vanish.
  if (selected && !known.has(selected.id))
    listed.unshift({ group: 'Chosen', items: [{ value: selected.id, label: selected.name }] });
  return listed.filter(({ items }) => items.length > 0);
}
