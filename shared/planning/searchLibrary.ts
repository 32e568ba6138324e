import { stem } from '../language/stem.ts';
import type { Competency, LibraryQuestion } from './library/competency.ts';
import { roles } from './library/roles/roleLibrary.ts';
import type { Role } from './library/roles/roleText.ts';
import { competencyNamed } from './standingQuestions.ts';

export interface FoundQuestion extends LibraryQuestion {
  competency: string;
}

const mostFound = 30;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).map(stem);

type JobArea = Competency & { area: string };
let areas: readonly (readonly JobArea[])[] | undefined;
/** The questions of jobs, an area of a job as a competency; read when somebody searches. */
const jobAreas = (): readonly (readonly JobArea[])[] => (areas ??= roles.map(areasOf));

const areasOf = (role: Role): JobArea[] =>
  role.areas.map(({ name, questions }, area) => ({
    ...{ id: `${role.name}/${area}`, name: `${role.name}: ${name}`, area: name.toLowerCase() },
    ...{ theme: 'role', strong: [], weak: [] },
    questions: questions.map(({ question, type, good, weak }, index) => ({
      ...{ id: `${role.name}/${area}/${index}`, question, type, good, weak },
      ...{ level: 'any' as const, setting: null, assumes: [] },
    })),
  }));

/** The competency at hand; for an area of a job also the other areas of that job. */
function competenciesNear(name: string, library: readonly Competency[]): readonly Competency[] {
  const area = name.toLowerCase().replace(/ \(\d+\)$/, '');
  const same = library.find((item) => item.name.toLowerCase() === area);
  if (same) return [same];
  const ofJobs = jobAreas()
    .filter((own) => own.some((item) => item.area === area))
    .flat();
  if (ofJobs.length > 0)
    return ofJobs.sort((a, b) => Number(b.area === area) - Number(a.area === area));
  const near = competencyNamed(name, library);
  return near ? [near] : [];
}

const known = new WeakMap<LibraryQuestion, ReadonlySet<string>>();
function wordsOf(question: LibraryQuestion, competency: string): ReadonlySet<string> {
  const found =
    known.get(question) ?? new Set(stemsOf(`${competency} ${question.question} ${question.type}`));
  known.set(question, found);
  return found;
}

/**
 * Questions of the library and of its jobs with every word of a search, those of the competency at hand
 * first. Without a search, the questions of that competency.
 */
export function searchLibrary(
  library: readonly Competency[],
  { search, competency }: { search: string; competency: string },
): FoundQuestion[] {
  const near = competenciesNear(competency, library);
  const words = stemsOf(search);
  const shown =
    words.length === 0 ? near : [...new Set([...near, ...library, ...jobAreas().flat()])];
  const found: FoundQuestion[] = [];
  for (const { name, questions } of shown)
    for (const question of questions) {
      if (found.length === mostFound) return found;
      const own = wordsOf(question, name);
      if (words.every((word) => own.has(word) || [...own].some((item) => item.startsWith(word))))
        found.push({ ...question, competency: name });
    }
  return found;
}

/** The library's question in exactly these words; null for any other text. */
export const questionInWords = (
  text: string,
  library: readonly Competency[],
): LibraryQuestion | null =>
  [...library, ...jobAreas().flat()]
    .flatMap(({ questions }) => questions)
    .find((item) => item.question === text) ?? null;
