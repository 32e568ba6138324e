import { isUnfairQuestion } from './isUnfairQuestion.ts';
import { general, type JobLevel } from './jobFamilyOf.ts';
import type { ShownCompetency } from './chooseCompetencies.ts';
import type { LibraryQuestion } from './library/competency.ts';
import { questionLibrary } from './library/questionLibrary.ts';
import { scenesOf } from './library/scenes.ts';
import { tasksIn } from './lineTasks.ts';
import type { Task } from './library/tasks/taskText.ts';
import { isNearDuplicate } from './nearDuplicates.ts';
import { isFit, pickQuestions } from './pickQuestions.ts';
import type { PlannedGroup, PlannedLine, PlannedQuestion, PlanRequest } from './plan.ts';
import type { PlanGroup } from './planGroups.ts';
import type { QuestionFit } from './questionFit.ts';
import { competencyNamed, focusQuestions, plannedFrom } from './standingQuestions.ts';

/** Of a competency that is sure. */
export const fromLibrary = 2;
/** Of speaking, teamwork and the like a plan asks so much in the library's words. */
const mostOfAnyJob = 2;

/** Competencies in which an organization's own questions join those of a job. */
const mostOwn = 4;
const reviewed: ReadonlySet<string> = new Set(
  questionLibrary.flatMap(({ questions }) => questions.map(({ id }) => id)),
);

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
}) {
  const asked: string[] = [];
  const scenes = new Set<number>();
  const types = new Map<string, number>();
  /** Takes a question into the plan unless it is unfair or asked already. */
  const take = (question: string): boolean => {
    if (isUnfairQuestion(question) || asked.some((other) => isNearDuplicate(other, question)))
      return false;
    asked.push(question);
    return true;
  };
  const isFree = ({ question, line }: PlannedQuestion): boolean => {
    // The words of a posting tell no scene.
    const own = line === undefined ? scenesOf(question) : [];
    if (own.some((scene) => scenes.has(scene)) || !take(question)) return false;
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
  return {
    take,
    writeGroups(groups: readonly PlanGroup[]): PlannedGroup[] {
      const drafts = groups.map((group) => {
        const { competencyId, lines, fromLibrary: count } = group;
        const isGeneral = competencyId !== null && general.has(competencyId);
        const ofTasks = lines.flatMap((line) => taskQuestion(line) ?? []);
        // What fits the task fits the job; what fits the competency only may not.
        const most = ofTasks.length > 0 ? Math.min(count, 1) : count;
        const first = isGeneral ? [] : ofLibrary(competencyId, most, lines);
        return { ...group, isGeneral, questions: [...first, ...ofTasks] };
      });
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
    /** What an organization asks on what the posting shows. */
    writeOwn: (shown: readonly ShownCompetency[]): PlannedGroup[] =>
      shown
        .flatMap(({ competency, lines: [line] }): PlannedGroup[] => {
          const questions = competency.questions
            .filter(({ id }) => !reviewed.has(id))
            .slice(0, fromLibrary)
            .filter(({ question }) => take(question))
            .map((item) => ({ ...plannedFrom(item), line: line?.text }));
          const { name } = competency;
          return questions.length === 0 || line === undefined
            ? []
            : [{ competency: name, source: 'JobDescription', referenceText: line.text, questions }];
        })
        .slice(0, mostOwn),
    writeArea(area: string, index: number): PlannedGroup {
      const competency = competencyNamed(area, input.library);
      const own = competency ? ofLibrary(competency.id, fromLibrary) : [];
      const questions = own.length > 0 ? own : focusQuestions(area, index).filter(isFree);
      return { competency: area, source: 'UserFocusArea', referenceText: '', questions };
    },
  };
}
