import type { InterviewTheme } from './library/competency.ts';
import type { ShownCompetency } from './chooseCompetencies.ts';
import { general } from './jobFamilyOf.ts';
import { homeOf, namesTask } from './lineTasks.ts';
import { questionContent } from './nearDuplicates.ts';
import type { PlannedLine } from './plan.ts';

/** A competency of a plan with the lines it asks about. */
export interface PlanGroup {
  name: string;
  theme: InterviewTheme;
  competencyId: string | null;
  /** The line that shows it best. */
  reference: string;
  lines: PlannedLine[];
  /** How many questions of the library it is sure enough for. */
  fromLibrary: number;
}

const linesPerGroup = 2;
const linesPerRest = 4;
/** Of all lines so many for each interview, and a few more. */
const mostLines = { perInterview: 3, more: 2 };
/** Of speaking, teamwork and the like a plan has so many. */
const mostOfAnyJob = 3;
export const duties = 'Duties of this job';

/**
 * The strongest competencies, as many as there is room for, and the lines each asks about; every line
 * once, under the competency it shows most. What is left fills groups of its own, one an interview.
 */
export function groupLines(
  shown: readonly ShownCompetency[],
  lines: readonly PlannedLine[],
  room: { groups: number; interviews: number },
): PlanGroup[] {
  let ofAnyJob = 0;
  const chosen = shown
    .filter(({ lines: own, competency }) => {
      if (own.length === 0) return false;
      if (general.has(competency.id)) ofAnyJob += 1;
      return !general.has(competency.id) || ofAnyJob <= mostOfAnyJob;
    })
    .slice(0, Math.max(0, room.groups));
  const taken = new Set<PlannedLine>();
  const groups = chosen.map(({ competency, lines: [first], fromLibrary }): PlanGroup => ({
    ...{ name: competency.name, theme: competency.theme, competencyId: competency.id },
    ...{ reference: first?.text ?? '', lines: [], fromLibrary },
  }));
  const most = room.interviews * mostLines.perInterview + mostLines.more;
  // One line each first, so that a competency with few lines is not left without any.
  for (let round = 0; round < linesPerGroup; round += 1)
    chosen.forEach(({ lines: own, competency }, index) => {
      const group = groups[index];
      const isFree = (line: PlannedLine) => line.reason === null && !taken.has(line);
      // A line that names a task is asked about where the task belongs.
      const next =
        lines.find((line) => isFree(line) && homeOf(line.text) === competency.id) ??
        own.find((line) => isFree(line) && !namesTask(line.text));
      if (!group || !next || taken.size >= most) return;
      taken.add(next);
      group.lines.push(next);
    });
  const rest = fullest(
    lines.filter((line) => line.reason === null && !taken.has(line)),
    Math.min(room.interviews * linesPerRest, most - taken.size),
  );
  // So many that no interview without a competency stays empty.
  const empty = Math.max(0, room.interviews - groups.length);
  const count = Math.min(
    ...[room.interviews, rest.length],
    Math.max(empty, Math.ceil(rest.length / linesPerRest)),
  );
  const size = Math.ceil(rest.length / count);
  const others = Array.from({ length: count }, (_, index): PlanGroup => {
    const own = rest.slice(index * size, (index + 1) * size);
    return {
      ...{
        name: index === 0 ? duties : `${duties} (${index + 1})`,
        theme: 'role',
        competencyId: null,
      },
      ...{ reference: own[0]?.text ?? '', lines: own, fromLibrary: 0 },
    };
  });
  return [...groups, ...others.filter(({ lines: own }) => own.length > 0)];
}

/** Of many lines those that say most, in the posting's order; required ones before the others. */
function fullest(lines: readonly PlannedLine[], count: number): PlannedLine[] {
  if (lines.length <= count) return [...lines];
  const says = ({ text, kind }: PlannedLine): number =>
    Math.min(enoughSaid, questionContent(text).size) +
    (namesTask(text) ? enoughSaid : 0) -
    (kind === 'preferred' ? enoughSaid : 0);
  const best = new Set([...lines].sort((a, b) => says(b) - says(a)).slice(0, count));
  return lines.filter((line) => best.has(line));
}
const enoughSaid = 12;
