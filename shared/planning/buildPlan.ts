import type { Meaning } from '../language/meaning.ts';
import { interviewCount, recruiterScreen } from '../domain/plan.ts';
import { chooseCompetencies, tellsOfWork } from './chooseCompetencies.ts';
import { isUnfairQuestion } from './isUnfairQuestion.ts';
import { general, leadsPeople, levelOf, setsAims, type JobLevel } from './jobFamilyOf.ts';
import { competencyText, lineFit } from './lineFit.ts';
import { assumptionsShown } from './library/assumptions.ts';
import type { Competency, LibraryQuestion } from './library/competency.ts';
import { questionLibrary } from './library/questionLibrary.ts';
import { scenesOf } from './library/scenes.ts';
import { lineWords } from './lineWords.ts';
import { lineQuestion, type FrameUse } from './lineQuestions.ts';
import { pickQuestions } from './pickQuestions.ts';
import { questionFit, type QuestionFit } from './questionFit.ts';
import { isNearDuplicate, isRepeatedLine, isSameMatter, matterOf } from './nearDuplicates.ts';
import type {
  InterviewOutline,
  InterviewPlan,
  PlannedGroup,
  PlannedInterview,
  PlannedLine,
  PlannedQuestion,
  PlanRequest,
} from './plan.ts';
import { duties, groupLines, type PlanGroup } from './planGroups.ts';
import type { PostingLine } from './postingLine.ts';
import { readPosting } from './readPosting.ts';
import { screenOf } from './recruiterScreen.ts';
import { spreadGroups } from './spreadGroups.ts';
import { competencyNamed, focusQuestions } from './standingQuestions.ts';
import { unaskedReason } from './unaskedReason.ts';

const perInterview = 3;
const fromLibrary = 2;
/** Of one interview, so that it does not become a reading from the posting. */
const mostQuoted = 8;
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
  const lines = withReasons(posting.lines);
  const asked = Math.trunc(request.numberOfInterviews) || interviewCount.fewest;
  const wanted = Math.min(interviewCount.most, Math.max(interviewCount.fewest, asked));
  const areas = cleanAreas(request.additionalAreas);
  const rest = wanted - (includeRecruiterScreen ? 1 : 0);
  const job = [posting.title ?? '', ...lines.map(({ text }) => text)].join('\n');
  // Of a head, and where there are few lines to tell, the title is enough.
  const isHead = leadsPeople(posting.title) && (setsAims(posting.title) || lines.length < fewLines);
  const isShown = (assumes: readonly string[]) =>
    assumptionsShown(isHead ? assumes.filter((name) => name !== 'leads-people') : assumes, job);
  const isAskable = ({ questions }: Competency) =>
    questions.filter(({ assumes }) => isShown(assumes)).length >=
    Math.min(fromLibrary, questions.length);
  const { shown, usual, settings } = chooseCompetencies({
    ...{ lines, library, title: posting.title, isAskable },
    fit: lineFit(library, meaning),
  });
  const groups =
    rest === 0
      ? []
      : groupLines(shown, lines, {
          groups: Math.max(rest, rest * perInterview - areas.length),
          interviews: rest,
        });
  const names = new Set(includeRecruiterScreen ? [recruiterScreen] : []);
  const writer = createWriter({
    ...{ level: levelOf(posting.title), settings, library, isShown },
    isFirstJob: isFirstJob(posting),
    seed: posting.text.slice(0, 400),
    near: questionFit(posting.text, lines, meaning),
    meaning,
  });

  const interviews: PlannedInterview[] = spreadGroups(groups, Math.max(rest, 0), names)
    .slice(0, rest)
    .map(({ name, groups: own }) => ({ name, groups: writer.writeGroups(own) }));
  const known = groups.filter(({ competencyId }) => competencyId !== null);
  addUsualSet(interviews, {
    count: Math.max(0, fewestCompetencies - known.length),
    // What any job shows comes last, so that no interview stays empty.
    competencies: [...new Set([...usual, ...general])].filter(
      (id) => !known.some((item) => item.competencyId === id),
    ),
    write: (id) => writer.writeUsual(id),
  });
  const screen = includeRecruiterScreen ? [screenOf(lines, posting.title)] : [];
  const hosts = interviews.length > 0 ? interviews : screen;
  areas.forEach((area, index) => {
    const host = hosts[hosts.length - 1 - (index % hosts.length)];
    host?.groups.push(writer.writeArea(area, index));
  });
  return { interviews: [...screen, ...interviews], lines };
}

/** "Trainee", "no experience necessary", "full training is given". */
const isFirstJob = ({ title, text }: { title: string | null; text: string }): boolean =>
  /\b(?:trainees?|apprentices?|interns?|cadets?|graduates?|volunteer)\b(?! \p{L}*(?:coordinator|manager))/iu.test(
    title ?? '',
  ) ||
  (/\b(?:freshers?|no (?:prior |previous |\p{L}+ )?experience (?:is )?(?:necessary|required|needed)|(?:full|all|complete|comprehensive) training (?:is |will be )?(?:given|provided)|(?:we(?:['’]ll| will)|will) (?:teach|train) you)\b/iu.test(
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
export const planMeaningTexts = (
  request: Pick<PlanRequest, 'text' | 'title' | 'library'>,
): string[] => [
  ...[readPosting(request).title ?? []].flat(),
  ...planLines(request.text).flatMap((line) => (tellsOfWork(line) ? line.text : [])),
  ...(request.library ?? questionLibrary).map(competencyText),
  ...questionLibrary.flatMap(({ questions }) => questions.map(({ question }) => question)),
];

/** Each duty and requirement of a posting, as the rows of the coverage matrix begin. */
export const planLines = (text: string): PlannedLine[] => withReasons(readPosting({ text }).lines);

/** Each line with the reason why it cannot be asked about, if there is one. */
export function withReasons(lines: readonly PostingLine[]): PlannedLine[] {
  const seen: string[] = [];
  return lines.map((line) => {
    const reason = unaskedReason(line);
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

/** Fills empty interviews, and those of a posting that shows too little, with the family's usual set. */
function addUsualSet(
  interviews: readonly PlannedInterview[],
  usual: {
    count: number;
    competencies: readonly string[];
    write: (id: string) => PlannedGroup | null;
  },
): void {
  const left = [...usual.competencies];
  let added = 0;
  const byNeed = () => [...interviews].sort((a, b) => a.groups.length - b.groups.length)[0];
  for (let next = byNeed(); next && left.length > 0; next = byNeed()) {
    if (next.groups.length > 0 && added >= usual.count) return;
    const group = usual.write(left.shift() ?? '');
    if (!group) continue;
    if (next.groups.every(({ competency }) => competency.startsWith(duties)))
      next.name = group.competency;
    next.groups.push(group);
    added += 1;
  }
  shareOut(interviews);
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

/** 0 to 1, the same for the same text. */
function turn(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (Math.imul(sum, 2_654_435_761) >>> 0) / 2 ** 32;
}

/** Writes the questions of one plan: no question twice, no frame twice in an interview. */
function createWriter(input: {
  near: QuestionFit;
  level: JobLevel;
  settings: ReadonlySet<string>;
  library: NonNullable<PlanRequest['library']>;
  isShown: (assumes: readonly string[]) => boolean;
  isFirstJob: boolean;
  /** Two postings differ in it. */
  seed: string;
  meaning: Meaning | undefined;
}) {
  const asked: string[] = [];
  const said: { content: ReadonlySet<string>; vector: Float32Array | undefined }[] = [];
  const plan: FrameUse = new Map();
  /** Whether a line asks about something that an earlier one has asked about. */
  const isSaid = (line: string, phrase: string): boolean => {
    const now = { content: matterOf(phrase), vector: input.meaning?.(line) };
    const isKnown = said.some((earlier) => isSameMatter(now, earlier));
    if (!isKnown) said.push(now);
    return isKnown;
  };
  const scenes = new Set<number>();
  const types = new Map<string, number>();
  const isFree = ({ question, line }: PlannedQuestion): boolean => {
    // The words of a posting tell no scene.
    const own = line === undefined ? scenesOf(question) : [];
    if (
      isUnfairQuestion(question) ||
      asked.some((other) => isNearDuplicate(other, question)) ||
      own.some((scene) => scenes.has(scene))
    )
      return false;
    asked.push(question);
    for (const scene of own) scenes.add(scene);
    return true;
  };
  const ofLibrary = (id: string | null, count: number, lines: readonly PlannedLine[] = []) => {
    const competency = input.library.find((item) => item.id === id);
    if (!competency) return [];
    // What fits any job differs from plan to plan, the one on the job's own people first.
    const near = ({ id: questionId, question, assumes }: LibraryQuestion) =>
      general.has(competency.id)
        ? assumes.length + turn(`${questionId} ${input.seed}`)
        : input.near(question, lines);
    const { level, settings, isShown } = input;
    const { isFirstJob } = input;
    return pickQuestions(competency, {
      ...{ level, settings, isShown, isFirstJob, types, count, near, isFree },
    });
  };
  const ofLine = (
    line: PlannedLine,
    interview: { frames: Set<string>; quoted: number },
  ): PlannedQuestion[] => {
    const words = lineWords(line);
    if (typeof words === 'string') return [];
    if (interview.quoted >= mostQuoted || isSaid(line.text, words.phrase)) return [];
    const { isFirstJob } = input;
    const question = lineQuestion(words, { plan, interview: interview.frames, isFirstJob });
    if (!question || !isFree({ ...question, line: line.text })) return [];
    interview.quoted += 1;
    return [{ ...question, line: line.text }];
  };
  return {
    writeGroups(groups: readonly PlanGroup[]): PlannedGroup[] {
      const interview = { frames: new Set<string>(), quoted: 0 };
      return groups
        .map(({ name, competencyId, reference, lines, isSure }) => {
          const isGeneral = competencyId !== null && general.has(competencyId);
          const ask = () => ofLibrary(competencyId, isSure ? fromLibrary : 1, lines);
          const first = isGeneral ? [] : ask();
          const quotes = lines.flatMap((line) => ofLine(line, interview));
          return {
            ...{ competency: name, source: 'JobDescription' as const, referenceText: reference },
            // What any job asks for is asked in the posting's words where it has some.
            questions: isGeneral && quotes.length === 0 ? ask() : [...first, ...quotes],
          };
        })
        .filter(({ questions }) => questions.length > 0);
    },
    writeUsual(id: string): PlannedGroup | null {
      const competency = input.library.find((item) => item.id === id);
      const questions = ofLibrary(id, general.has(id) ? 1 : fromLibrary);
      if (!competency || questions.length === 0) return null;
      return { competency: competency.name, source: 'Static', referenceText: '', questions };
    },
    writeArea(area: string, index: number): PlannedGroup {
      const competency = competencyNamed(area, input.library);
      const own = competency ? ofLibrary(competency.id, fromLibrary) : [];
      const questions = own.length > 0 ? own : focusQuestions(area, index).filter(isFree);
      return { competency: area, source: 'UserFocusArea', referenceText: '', questions };
    },
  };
}
