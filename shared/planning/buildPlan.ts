import type { Meaning } from '../language/meaning.ts';
import { interviewCount, recruiterScreen } from '../domain/plan.ts';
import { chooseCompetencies, tellsOfWork } from './chooseCompetencies.ts';
import { general, leadsPeople, levelOf, setsAims } from './jobFamilyOf.ts';
import { competencyText, lineFit } from './lineFit.ts';
import { assumptionsShown } from './library/assumptions.ts';
import type { Competency } from './library/competency.ts';
import type { Role } from './library/roles/roleText.ts';
import { questionLibrary } from './library/questionLibrary.ts';
import { questionFit } from './questionFit.ts';
import { addOwn, addUsualSet, fillUp } from './fillInterviews.ts';
import { findRole, isBorneOut, questionsOn } from './findRole.ts';
import { namesTask } from './lineTasks.ts';
import { planRole, roleQuestionText } from './rolePlan.ts';
import { isRepeatedLine } from './nearDuplicates.ts';
import { linesOf } from './plan.ts';
import type {
  InterviewOutline,
  InterviewPlan,
  PlannedInterview,
  PlannedLine,
  PlanRequest,
} from './plan.ts';
import { groupLines } from './planGroups.ts';
import { createWriter, fromLibrary } from './planWriter.ts';
import type { PostingLine, UnaskedReason } from './postingLine.ts';
import { readPosting } from './readPosting.ts';
import { screenOf } from './recruiterScreen.ts';
import { spreadGroups } from './spreadGroups.ts';
import { unaskedReason } from './unaskedReason.ts';
import { skillWords, clauseWords } from './library/lineSubjects.ts';

const perInterview = 3;
/** Fewer say little of whom somebody leads. */
const fewLines = 4;
/** Below this the posting gives too little, and the usual set of the job's family joins in. */
export const fewestCompetencies = 4;

/**
 * A whole interview plan from a posting: interviews, competencies, questions, and each line of the
 * posting. Deterministic and pure; never throws, whatever the text.
 */
export function buildPlan(request: PlanRequest, meaning?: Meaning): InterviewPlan {
  const { includeRecruiterScreen, library = questionLibrary } = request;
  const posting = readPosting(request);
  const role = roleOf(posting);
  const isKnown = (text: string) =>
    role === null ? namesTask(text) : questionsOn(role, text).length > 0;
  const lines = withReasons(posting.lines, isKnown);
  const count = Math.trunc(request.numberOfInterviews) || interviewCount.fewest;
  const wanted = Math.min(interviewCount.most, Math.max(interviewCount.fewest, count));
  const areas = cleanAreas(request.additionalAreas);
  const rest = wanted - (includeRecruiterScreen ? 1 : 0);
  const job = [posting.title ?? '', ...lines.map(({ text }) => text)].join('\n');
  // Of a head, and where there are few lines to tell, the title is enough.
  const isHead = leadsPeople(posting.title) && (setsAims(posting.title) || lines.length < fewLines);
  const isShown = (assumes: readonly string[]) =>
    assumptionsShown(isHead ? assumes.filter((name) => name !== 'leads-people') : assumes, job);
  const isAskable = ({ questions }: Competency) => {
    const own = questions.filter(({ isOfTask }) => !isOfTask);
    return (
      own.filter(({ assumes }) => isShown(assumes)).length >= Math.min(fromLibrary, own.length)
    );
  };
  const { shown, usual, settings, mayHaveTasks } = chooseCompetencies({
    ...{ lines, library, title: posting.title, isAskable },
    fit: lineFit(library, meaning),
  });
  const names = new Set(includeRecruiterScreen ? [recruiterScreen] : []);
  const writer = createWriter({
    ...{ level: levelOf(posting.title), settings, library, isShown, mayHaveTasks },
    isFirstJob: isFirstJob(posting),
    seed: posting.text.slice(0, 400),
    near: questionFit(posting.text, lines, meaning),
  });

  const isSure = role !== null && isBorneOut(role, posting, linesOfWork(posting));
  const interviews =
    role !== null && rest > 0
      ? planRole(role, {
          ...{ lines, isSure, interviews: rest, isFirstJob: isFirstJob(posting) },
          ...{ title: wordsOfTitle(posting), meaning, take: writer.take },
          isShown: (assumes) =>
            assumptionsShown(assumes, `${posting.title ?? ''}\n${posting.text}`),
        })
      : planCompetencies();
  if (role !== null) {
    addOwn(interviews, writer.writeOwn(shown));
    fillUp(interviews, writer.writeUsual);
  }
  const screen = includeRecruiterScreen ? [screenOf(lines, posting.title)] : [];
  const hosts = interviews.length > 0 ? interviews : screen;
  areas.forEach((area, index) => {
    const host = hosts[hosts.length - 1 - (index % hosts.length)];
    host?.groups.push(writer.writeArea(area, index));
  });
  const all = [...screen, ...interviews];
  const asked = askedLines(all);
  return {
    interviews: all,
    lines: lines.map((line) =>
      line.reason !== null || asked.has(line.text)
        ? line
        : { ...line, reason: unaskedReason(line) ?? (isKnown(line.text) ? 'enough' : 'unknown') },
    ),
  };

  /** A job that the library does not know: what its lines show. */
  function planCompetencies(): PlannedInterview[] {
    const groups =
      rest === 0
        ? []
        : groupLines(shown, lines, {
            groups: Math.max(rest, rest * perInterview - areas.length),
            interviews: rest,
          });
    const planned = spreadGroups(groups, Math.max(rest, 0), names)
      .slice(0, rest)
      .map(({ name, groups: own }) => ({ name, groups: writer.writeGroups(own) }));
    const known = groups.filter(({ competencyId }) => competencyId !== null);
    addUsualSet(planned, {
      count: Math.max(0, fewestCompetencies - known.length),
      // What any job shows comes last, so that no interview stays empty.
      competencies: [...new Set([...usual, ...general])].filter(
        (id) => !known.some((item) => item.competencyId === id),
      ),
      write: writer.writeUsual,
    });
    return planned;
  }
}

/** The job that a posting is for, by its title and the lines that speak of the work. */
export const roleOf = (posting: ReturnType<typeof readPosting>): Role | null =>
  findRole(posting, linesOfWork(posting));
const linesOfWork = ({ lines }: ReturnType<typeof readPosting>): string[] =>
  lines.flatMap((line) => (ofEmployment.has(unaskedReason(line)) ? [] : [line.text]));
const ofEmployment: ReadonlySet<UnaskedReason | null> = new Set([
  ...(['unlawful', 'papers', 'practical', 'formal'] as const),
]);

/** What the library asks of people in the job that a posting is for, by area; null where it does not know the job. */
export function questionsOfJob(
  request: Pick<PlanRequest, 'text' | 'title'>,
): { area: string; questions: string[] }[] | null {
  const role = roleOf(readPosting(request));
  return (
    role?.areas.map(({ name, questions }) => ({
      area: name,
      questions: questions.map(({ question }) => question),
    })) ?? null
  );
}

/** The title as the posting has it, if it does. */
const wordsOfTitle = ({ title, text }: { title: string | null; text: string }): string => {
  const at = title === null ? -1 : text.toLowerCase().indexOf(title.toLowerCase());
  return title === null || at < 0 ? '' : text.slice(at, at + title.length);
};

const askedLines = (interviews: readonly PlannedInterview[]): Set<string> =>
  new Set(
    interviews.flatMap(({ groups }) =>
      groups.flatMap(({ questions }) => questions.flatMap(linesOf)),
    ),
  );

/** "Trainee", "no experience necessary", "full training is given". */
const isFirstJob = ({ title, text }: { title: string | null; text: string }): boolean =>
  /\b(?:trainees?|apprentices?|interns?|cadets?|graduates?|volunteer)\b(?! \p{L}*(?:coordinator|manager))/iu.test(
    title ?? '',
  ) ||
  (/\b(?:freshers?|no (?:prior |previous |\p{L}+ )?experience (?:is )?(?:necessary|required|needed)|(?:full|all|complete|comprehensive) training (?:is |will be )?(?:given|provided)|(?:we(?:['’]ll| will)|will) (?:teach|train) you|trainees will|without (?:prior|previous) (?:\p{L}+ )?experience)\b/iu.test(
    text,
  ) &&
    !/\b\d+\+? ?(?:or more )?years?['’]? (?:of )?(?:\p{L}+ ){0,3}experience\b/iu.test(text));

/** The interviews and competencies of a plan without its questions. */
export const outlineOf = ({ interviews }: InterviewPlan): InterviewOutline[] =>
  interviews.map(({ name, groups }) => ({
    name,
    competencies: groups.map(({ competency, source, referenceText }) => ({
      ...{ competency, source, referenceText },
    })),
  }));

/** The texts whose meaning `buildPlan` looks up. */
export function planMeaningTexts(
  request: Pick<PlanRequest, 'text' | 'title' | 'library'>,
): string[] {
  const posting = readPosting(request);
  const role = roleOf(posting);
  const ofJob = role ? posting.lines.flatMap(({ text }) => questionsOn(role, text)) : [];
  return [
    ...(posting.title === null ? [] : [posting.title]),
    ...new Set(ofJob.map(roleQuestionText)),
    ...withReasons(posting.lines).flatMap((line) => (tellsOfWork(line) ? line.text : [])),
    ...(request.library ?? questionLibrary).map(competencyText),
    ...questionLibrary.flatMap(({ questions }) =>
      questions.flatMap(({ question, isOfTask }) => (isOfTask ? [] : [question])),
    ),
  ];
}

/** Each duty and requirement of a posting, as the rows of the coverage matrix begin. */
export const planLines = (text: string): PlannedLine[] => withReasons(readPosting({ text }).lines);

/** Whether a line is asked about all the same where the library has a question on it. */
function isOfWords(reason: UnaskedReason, text: string): boolean {
  if (reason === 'trait') return skillWords.test(text);
  return reason === 'unclear' && !clauseWords.test(text);
}

/** Each line with the reason why it cannot be asked about, if there is one. */
export function withReasons(
  lines: readonly PostingLine[],
  isKnown: (text: string) => boolean = namesTask,
): PlannedLine[] {
  const seen: string[] = [];
  return lines.map((line) => {
    const found = unaskedReason(line);
    // Its words need not be read out where a question on its task is asked.
    const reason =
      found !== null && isOfWords(found, line.text) && isKnown(line.text) ? null : found;
    if (reason !== null) return { ...line, reason };
    const isRepeated = seen.some((other) => isRepeatedLine(line.text, other));
    seen.push(line.text);
    return { ...line, reason: isRepeated ? 'repeated' : null };
  });
}

/** Focus areas as people typed them: trimmed, each once, with a capital. */
export function cleanAreas(areas: readonly string[]): string[] {
  const clean = areas
    .map((area) => area.replace(/\s+/g, ' ').trim().slice(0, 120))
    .filter((area) => area !== '');
  return [
    ...new Map(
      clean.map((area) => [area.toLowerCase(), area.charAt(0).toUpperCase() + area.slice(1)]),
    ).values(),
  ];
}
