import { interviewThemes, type InterviewTheme } from './library/competency.ts';
import type { PlanGroup } from './planGroups.ts';

const themeNames: Readonly<Record<InterviewTheme, string>> = {
  role: 'Role knowledge',
  technical: 'Technical skills',
  delivery: 'Planning and delivery',
  management: 'Guiding people and change',
  people: 'Working with people',
  values: 'Values and focus areas',
};

/**
 * Spreads competencies over interviews, related ones in one interview; groups of the posting's remaining
 * lines, which have no competency, go one to an interview.
 */
export function spreadGroups(
  groups: readonly PlanGroup[],
  interviews: number,
  taken: Set<string>,
): { name: string; groups: PlanGroup[] }[] {
  const known = groups.filter(({ competencyId }) => competencyId !== null);
  const rest = groups.filter(({ competencyId }) => competencyId === null);
  const ordered = [...known].sort(
    (a, b) => interviewThemes.indexOf(a.theme) - interviewThemes.indexOf(b.theme),
  );
  const parts = share(ordered, interviews);
  // The interviews with the fewest competencies come first.
  const emptiest = parts
    .map((_, index) => index)
    .sort((a, b) => sizeOf(parts[a]) - sizeOf(parts[b]));
  return parts.map((part, index) => {
    const own = rest[emptiest.indexOf(index)];
    return {
      name: nameOf(own ? [...part, own] : part, taken),
      groups: own ? [...part, own] : part,
    };
  });
}

const sizeOf = (part: readonly PlanGroup[] | undefined): number => part?.length ?? 0;

/** As even as can be, order kept; the first parts are the larger ones. */
function share<T>(items: readonly T[], parts: number): T[][] {
  const size = Math.floor(items.length / parts);
  const extra = items.length % parts;
  return Array.from({ length: parts }, (_, index) => {
    const start = index * size + Math.min(index, extra);
    return items.slice(start, start + size + (index < extra ? 1 : 0));
  });
}

function nameOf(part: readonly PlanGroup[], taken: Set<string>): string {
  const counts = interviewThemes.map((theme) => ({
    theme,
    count: part.filter((group) => group.theme === theme).length,
  }));
  const main = counts.sort((a, b) => b.count - a.count)[0];
  const [first, second] = part.map(({ name }) => name);
  const names = [
    main === undefined || main.count === 0 ? undefined : themeNames[main.theme],
    first === undefined || second === undefined ? first : `${first}; ${second}`,
    first,
  ];
  const free = names.find((name): name is string => name !== undefined && !taken.has(name));
  const name = free ?? `Interview ${taken.size + 1}`;
  taken.add(name);
  return name;
}
