import { isNearDuplicate } from './nearDuplicates.ts';
import { questionLibrary } from './library/questionLibrary.ts';
import { roleCompetencies, type RoleCompetency } from './roleCompetencies.ts';
import { competencyNamed } from './standingQuestions.ts';

const mostAreas = 6;
const mostLines = 6;

export interface RoleText {
  jobTitle: string;
  aboutRole: string;
}

/** High-level areas of responsibility to choose from, for a job title and its text about the role. */
export function responsibilityAreas({ jobTitle, aboutRole }: RoleText): string[] {
  return roleCompetencies(jobTitle, aboutRole)
    .slice(0, mostAreas)
    .map(({ name }) => name);
}

/**
 * What somebody does in one area. Lines that say what an area before already says are left out; an
 * area that the taxonomy does not know is put in words of its own.
 */
export function areaResponsibilities(
  request: RoleText & { responsibilityArea: string; priorSummaries: readonly string[] },
): string[] {
  const { jobTitle, aboutRole, responsibilityArea } = request;
  const area = responsibilityArea.replace(/\s+/g, ' ').trim();
  const [first] = roleCompetencies(jobTitle, aboutRole, area);
  const isKnown = first !== undefined && (area === '' || isAbout(first, area));
  const lines = isKnown ? first.duties : ownWords(area);
  const prior = request.priorSummaries.flatMap((summary) => summary.split('\n'));
  const fresh = lines.filter((line) => !prior.some((item) => isNearDuplicate(item, line)));
  return fresh.slice(0, mostLines);
}

/** The chosen responsibilities as lines of the posting, in plain words, each once. */
export function responsibilityText(responsibilities: readonly string[]): string {
  const lines = responsibilities
    .flatMap((text) => text.split('\n'))
    .map((line) =>
      line
        .replace(/^[\s•*–—-]+/, '')
        .replace(/\s+/g, ' ')
        .replace(/[.;,\s]+$/, ''),
    )
    .filter((line) => line !== '')
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1));
  const kept: string[] = [];
  for (const line of lines) if (!kept.some((item) => isNearDuplicate(item, line))) kept.push(line);
  return kept.join('\n');
}

const isAbout = ({ id, name }: RoleCompetency, area: string): boolean =>
  name.toLowerCase() === area.toLowerCase() || competencyNamed(area, questionLibrary)?.id === id;

function ownWords(area: string): string[] {
  const words = /^\p{Lu}\p{Ll}/u.test(area) ? area.charAt(0).toLowerCase() + area.slice(1) : area;
  return [
    `Plan the work on ${words} for the weeks ahead`,
    `Carry out ${words} to the standard the team has set`,
    `Keep notes on ${words} that others can use`,
    `Answer questions about ${words}`,
    `Look for ways to make ${words} better`,
  ];
}
