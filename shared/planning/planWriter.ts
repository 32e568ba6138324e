import type { Meaning } from '../language/meaning.ts';
import { isUnfairQuestion } from './isUnfairQuestion.ts';
import { general, type JobLevel } from './jobFamilyOf.ts';
import type { LibraryQuestion } from './library/competency.ts';
import { scenesOf } from './library/scenes.ts';
import { lineQuestion, type FrameUse } from './lineQuestions.ts';
import { tasksIn } from './lineTasks.ts';
import { lineWords } from './lineWords.ts';
import type { Task } from './library/tasks/taskText.ts';
import { isNearDuplicate, isSameMatter, matterOf } from './nearDuplicates.ts';
import { isFit, pickQuestions } from './pickQuestions.ts';
import type { PlannedGroup, PlannedLine, PlannedQuestion, PlanRequest } from './plan.ts';
import type { PlanGroup } from './planGroups.ts';
import type { QuestionFit } from './questionFit.ts';
import { competencyNamed, focusQuestions, plannedFrom } from './standingQuestions.ts';

/** Of a competency that is sure. */
export const fromLibrary = 2;
/** Of speaking, teamwork and the like a plan asks so much in the library's words. */
const mostOfAnyJob = 2;
/** Of one interview, so that it does not become a reading from the posting. */
const mostQuoted = 8;
/** From so many on an interview reads out a line only where a competency has no other question. */
const enoughAsked = 3;

/** 0 to 1, the same for the same text. */
function turn(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (Math.imul(sum, 2_654_435_761) >>> 0) / 2 ** 32;
}

/** Writes the questions of one plan: no question twice, no frame twice in an interview. */
export function createWriter(input: {
  near: QuestionFit;
  level: JobLevel;
  settings: ReadonlySet<string>;
  library: NonNullable<PlanRequest['library']>;
  isShown: (assumes: readonly string[]) => boolean;
  isFirstJob: boolean;
  mayHaveTasks: (competencyId: string) => boolean;
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
    const { level, settings, isShown, isFirstJob } = input;
    return pickQuestions(competency, {
      ...{ level, settings, isShown, isFirstJob, types, count, near, isFree },
    });
  };
  let generals = 0;
  /** A question that any job may ask; a plan has few of them. */
  const ofAnyJob = (id: string, most = mostOfAnyJob): PlannedQuestion[] => {
    const questions = generals < most ? ofLibrary(id, 1) : [];
    generals += questions.length;
    return questions;
  };
  let spoken = 0;
  const askedTasks = new Set<Task>();
  /** A question on the task that a line names; each task is asked about once. */
  const taskQuestion = ({ text }: PlannedLine): PlannedQuestion | null => {
    for (const task of tasksIn(text)) {
      const isGeneral = general.has(task.competencyId);
      if (askedTasks.has(task) || !input.mayHaveTasks(task.competencyId)) continue;
      if (isGeneral && generals >= mostOfAnyJob) continue;
      const question = task.questions
        .filter((item) => isFit(item, input))
        .sort((a, b) => (types.get(a.type) ?? 0) - (types.get(b.type) ?? 0))
        .map((item) => ({ ...plannedFrom(item), line: text }))
        .find((item) => isFree({ ...item, line: undefined }));
      if (!question) continue;
      askedTasks.add(task);
      generals += Number(isGeneral);
      types.set(question.type, (types.get(question.type) ?? 0) + 1);
      return question;
    }
    return null;
  };
  /** The line itself as a question. */
  const ofLine = (
    line: PlannedLine,
    interview: { frames: Set<string>; quoted: number },
  ): PlannedQuestion[] => {
    const words = lineWords(line);
    if (typeof words === 'string' || (words.isBonus && spoken > 0)) return [];
    if (interview.quoted >= mostQuoted || isSaid(line.text, words.phrase)) return [];
    const { isFirstJob } = input;
    const question = lineQuestion(words, { plan, interview: interview.frames, isFirstJob });
    if (!question || !isFree({ ...question, line: line.text })) return [];
    interview.quoted += 1;
    spoken += 1;
    return [{ ...question, line: line.text }];
  };
  return {
    writeGroups(groups: readonly PlanGroup[]): PlannedGroup[] {
      const interview = { frames: new Set<string>(), quoted: 0 };
      const drafts = groups.map((group) => {
        const { competencyId, lines, fromLibrary: count } = group;
        const isGeneral = competencyId !== null && general.has(competencyId);
        const ofTasks = lines.flatMap((line) => taskQuestion(line) ?? []);
        // What fits the task fits the job; what fits the competency only may not.
        const most = ofTasks.length > 0 ? Math.min(count, 1) : count;
        const first = isGeneral ? [] : ofLibrary(competencyId, most, lines);
        return { ...group, isGeneral, questions: [...first, ...ofTasks] };
      });
      const asks = () => drafts.reduce((sum, { questions }) => sum + questions.length, 0);
      for (const { questions, lines } of drafts)
        for (const line of lines) {
          if (questions.some((question) => question.line === line.text)) continue;
          if (questions.length > 0 && asks() >= enoughAsked) continue;
          questions.push(...ofLine(line, interview));
        }
      return drafts
        .map(({ name, competencyId, reference, isGeneral, questions }) => ({
          ...{ competency: name, source: 'JobDescription' as const, referenceText: reference },
          // What any job asks for is asked in the posting's words where it has some.
          questions: isGeneral && questions.length === 0 ? ofAnyJob(competencyId ?? '') : questions,
        }))
        .filter(({ questions }) => questions.length > 0);
    },
    /** `isNeeded`: an interview would stay empty without it. */
    writeUsual(id: string, isNeeded: boolean): PlannedGroup | null {
      const competency = input.library.find((item) => item.id === id);
      const questions = general.has(id)
        ? ofAnyJob(id, isNeeded ? general.size : mostOfAnyJob)
        : ofLibrary(id, fromLibrary);
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
