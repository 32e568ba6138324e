import { recruiterScreen } from '#shared/domain/plan.ts';
import { buildPlan, outlineOf } from '#shared/planning/buildPlan.ts';
import type {
  InterviewOutline,
  PlannedCompetency,
  PlannedQuestion,
} from '#shared/planning/plan.ts';
import { isNearDuplicate } from '#shared/planning/nearDuplicates.ts';
import { isUnfairQuestion } from '#shared/planning/isUnfairQuestion.ts';
import { postingText } from '#shared/planning/postingText.ts';
import { LanguageError } from '../../language/languageError.ts';
import {
  withLibrary,
  type GroupQuestions,
  type PlanInput,
} from '../../language/tasks/planTasks.ts';

const longestQuestion = 500;
const mostQuestions = 6;

const refuse = (what: string): never => {
  throw new LanguageError(
    'BAD_OUTPUT',
    `The language model ${what}. Try again, or ask your administrator for another model.`,
  );
};

/**
 * The names of a plan's interviews as they are kept: as many as asked for, none twice, the recruiter
 * screen first when wanted. @throws {LanguageError} BAD_OUTPUT for too few.
 */
export function gateInterviews(input: PlanInput, names: readonly string[]): string[] {
  const own = names
    .map((name) => name.trim())
    .filter(
      (name, index, all) =>
        all.findIndex((item) => item.toLowerCase() === name.toLowerCase()) === index,
    );
  const isScreen = (name: string) => name.toLowerCase() === recruiterScreen.toLowerCase();
  const rest = own.filter((name) => name !== '' && !isScreen(name));
  const all = input.includeRecruiterScreen ? [recruiterScreen, ...rest] : rest;
  if (all.length < input.numberOfInterviews) refuse('named fewer interviews than you asked for');
  return all.slice(0, input.numberOfInterviews);
}

/**
 * The competencies of a plan as they are kept: those of the posting only with words that stand in it,
 * none twice; our standing ones and the person's focus areas as our own rules place them.
 * @throws {LanguageError} BAD_OUTPUT when an interview is left without any.
 */
export function gateCompetencies(
  input: PlanInput & { interviews: readonly string[] },
  outlines: readonly InterviewOutline[],
): InterviewOutline[] {
  const options = outlineOf(buildPlan(withLibrary(input)));
  const taken = new Set<string>();
  const isNew = ({ competency }: PlannedCompetency) => {
    const key = competency.toLowerCase();
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  };
  return input.interviews.map((name, index) => {
    const isScreen = index === 0 && input.includeRecruiterScreen;
    const isGeneral = !options[index]?.competencies.some(
      ({ source }) => source === 'JobDescription',
    );
    const standing =
      options[index]?.competencies.filter(({ source }) => source !== 'JobDescription') ?? [];
    const said = outlines.find((outline) => outline.name === name) ?? outlines[index];
    const own = (said?.competencies ?? [])
      .filter(({ source }) => source === 'JobDescription')
      .flatMap((competency) => withExactWords(input.text, competency))
      .filter(isNew);
    // General topics fill only what would stay empty.
    const [first, ...others] = standing
      .filter(({ source }) => isScreen || source !== 'Static' || (own.length === 0 && isGeneral))
      .filter(isNew);
    const competencies = isScreen
      ? [...(first ? [first] : []), ...own, ...others]
      : [...own, ...(first ? [first] : []), ...others];
    if (competencies.length === 0)
      refuse('chose competencies that the job description does not speak of');
    return { name, competencies };
  });
}

/** The competency with its words as the posting has them (white space aside); nothing when it has not. */
export function withExactWords<Group extends { referenceText: string }>(
  source: string,
  group: Group,
): Group[] {
  const text = postingText(source);
  const words = group.referenceText.trim();
  if (words === '') return [];
  if (text.includes(words)) return [{ ...group, referenceText: words }];
  const pattern = words
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const found = new RegExp(pattern).exec(text)?.[0];
  return found === undefined ? [] : [{ ...group, referenceText: found }];
}

/** Questions that can be asked: not blank, not endless, fair, and like none that is asked already. */
export function gateQuestions(
  questions: readonly PlannedQuestion[],
  asked: string[],
): PlannedQuestion[] {
  const kept: PlannedQuestion[] = [];
  for (const item of questions) {
    const question = item.question.replace(/\s+/g, ' ').trim();
    if (question === '' || question.length > longestQuestion || isUnfairQuestion(question))
      continue;
    if (kept.length >= mostQuestions || asked.some((other) => isNearDuplicate(other, question)))
      continue;
    asked.push(question);
    kept.push({ ...item, question });
  }
  return kept;
}

/**
 * The questions of each key wanted that has any; `asked` grows by them. A competency of odd words may be left
 * without one, which is no reason to lose the plan.
 * @throws {LanguageError} BAD_OUTPUT when none has any.
 */
export function gateGroupQuestions(
  keys: readonly string[],
  groups: readonly GroupQuestions[],
  asked: string[],
): GroupQuestions[] {
  const kept = keys.flatMap((key) => {
    const own = groups.filter((group) => group.key === key).flatMap(({ questions }) => questions);
    const questions = gateQuestions(own, asked);
    return questions.length === 0 ? [] : [{ key, questions }];
  });
  if (kept.length === 0) refuse('wrote no question that can be asked for the competencies');
  return kept;
}
