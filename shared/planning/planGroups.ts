import type { InterviewTheme } from './library/competency.ts';
import type { ShownCompetency } from './chooseCompetencies.ts';
import type { PlannedLine } from './plan.ts';

/** A competency of a plan with the lines it asks about. */
export interface PlanGroup {
  name: string;
  theme: InterviewTheme;
  competencyId: string | null;
  /** The line that shows it best. */
  reference: string;
  lines: PlannedLine[];
}

const linesPerGroup = 2;
const linesPerRest = 3;
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
  const chosen = shown.filter((item) => item.lines.length > 0).slice(0, Math.max(0, room.groups));
  const taken = new Set<PlannedLine>();
  const groups = chosen.map(({ competency, lines: [first] }): PlanGroup => ({
    ...{ name: competency.name, theme: competency.theme, competencyId: competency.id },
    ...{ reference: first?.text ?? '', lines: [] },
  }));
  // One line each first, so that a competency with few lines is not left without any.
  for (let round = 0; round < linesPerGroup; round += 1)
    chosen.forEach(({ lines: own }, index) => {
      const group = groups[index];
      const next = own.find((line) => line.reason === null && !taken.has(line));
      if (!group || !next) return;
      taken.add(next);
      group.lines.push(next);
    });
  const rest = lines.filter((line) => line.reason === null && !taken.has(line));
  const count = Math.min(room.interviews, Math.ceil(rest.length / linesPerRest));
  const others = Array.from({ length: count }, (_, index): PlanGroup => {
    const own = rest.slice(index * linesPerRest, (index + 1) * linesPerRest);
    return {
      ...{
        name: index === 0 ? duties : `${duties} (${index + 1})`,
        theme: 'role',
        competencyId: null,
      },
      ...{ reference: own[0]?.text ?? '', lines: own },
    };
  });
  return [...groups, ...others];
}
