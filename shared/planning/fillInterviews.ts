import { general } from './jobFamilyOf.ts';
import type { PlannedGroup, PlannedInterview } from './plan.ts';
import { duties } from './planGroups.ts';

const sizeOf = ({ groups }: PlannedInterview): number =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0);
const emptiest = (interviews: readonly PlannedInterview[]): PlannedInterview | undefined =>
  [...interviews].sort((a, b) => sizeOf(a) - sizeOf(b))[0];

/** What an organization asks of its own goes where there is most room. */
export function addOwn(
  interviews: readonly PlannedInterview[],
  own: readonly PlannedGroup[],
): void {
  for (const group of own) emptiest(interviews)?.groups.push(group);
}

/** With what any job shows, where lines that are hardly like the job leave an interview next to nothing. */
export function fillUp(
  interviews: readonly PlannedInterview[],
  write: (id: string, isNeeded: boolean) => PlannedGroup | null,
): void {
  for (const id of apt) {
    const next = emptiest(interviews);
    if (!next || sizeOf(next) >= fewestQuestions) return;
    const group = write(id, true);
    if (!group) continue;
    if (next.groups.length === 0) next.name = group.competency;
    next.groups.push(group);
  }
}
const fewestQuestions = 2;
/** What any job shows, what is asked of most people first. */
const apt = ['teamwork', 'problem-solving', 'learning', 'communication'];

/**
 * Fills empty interviews, and those of a posting that shows too little: with the usual set of the kind of job,
 * then with a competency of the fullest one, and last with what any job shows.
 */
export function addUsualSet(
  interviews: readonly PlannedInterview[],
  usual: {
    count: number;
    competencies: readonly string[];
    write: (id: string, isNeeded: boolean) => PlannedGroup | null;
  },
): void {
  let added = 0;
  const written = new Set<string>();
  const fill = (isNeeded: boolean): void => {
    // What any job shows only fills an interview that would stay empty.
    const left = usual.competencies.filter(
      (id) => !written.has(id) && (isNeeded || !general.has(id)),
    );
    const byNeed = () => [...interviews].sort((a, b) => a.groups.length - b.groups.length)[0];
    for (let next = byNeed(); next && left.length > 0; next = byNeed()) {
      if (next.groups.length > 0 && (isNeeded || added >= usual.count)) return;
      const id = left.shift() ?? '';
      const group = usual.write(id, isNeeded);
      if (!group) continue;
      written.add(id);
      if (next.groups.every(({ competency }) => competency.startsWith(duties)))
        next.name = group.competency;
      next.groups.push(group);
      added += 1;
    }
  };
  fill(false);
  shareOut(interviews);
  fill(true);
}

/** Where nothing is left for an interview, the fullest one gives it its last competency. */
function shareOut(interviews: readonly PlannedInterview[]): void {
  for (const empty of interviews.filter(({ groups }) => groups.length === 0)) {
    const [fullest] = [...interviews].sort((a, b) => b.groups.length - a.groups.length);
    const group = fullest && fullest.groups.length > 1 ? fullest.groups.pop() : undefined;
    if (!group) return;
    empty.groups.push(group);
    if (!interviews.some(({ name }) => name === group.competency)) empty.name = group.competency;
  }
}
