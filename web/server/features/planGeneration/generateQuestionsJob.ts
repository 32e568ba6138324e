import { eq } from 'drizzle-orm';
import { titleOf } from '#shared/domain/plan.ts';
import type { PlannedQuestion } from '#shared/planning/plan.ts';
import type { Tx } from '../../db/database.ts';
import {
  jobDescription,
  jobDescriptionQuestion,
  jobDescriptionQuestionGroup,
} from '../../db/tables/schema.ts';
import { runTask, type RunningTask } from '../../jobs/durableTask.ts';
import { defineJob, type JobContext } from '../../jobs/job.ts';
import type { TaskKind } from '../../jobs/taskAttempt.ts';
import { jobDescriptionSubject } from '../../jobs/taskSubject.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { LanguageError } from '../../language/languageError.ts';
import { loadOwnQuestions } from '../library/organizationLibrary.ts';
import { gateQuestions, withExactWords } from './gatePlan.ts';
import { keepEngineRecord } from '../engines/keepEngineRecord.ts';
import { generateQuestionsQueue } from './planGenerationQueues.ts';
import { generateQuestions } from '../../language/tasks/planTasks.ts';

interface QuestionGroup {
  competency: string;
  referenceText: string;
  questions: PlannedQuestion[];
}

type Posting = typeof jobDescription.$inferSelect;

/** Writes the questions of a job description in place of those it had, all in one transaction. */
export const createGenerateQuestionsJob = ({ language }: { language: LanguageEngine }) =>
  defineJob(generateQuestionsQueue, async (payload, context) => {
    const { jobDescriptionId: subjectId, generation } = payload;
    const queued = { kind: questionsTask, queue: generateQuestionsQueue, payload };
    await runTask({ ...queued, subjectId, generation }, context, (running) =>
      writeQuestions(running, { ...context, language }),
    );
  });

/** One that is to be tried again is still in progress to who waits for it. */
const shownStatus = {
  DISPATCHED: 'Dispatched',
  PENDING: 'InProgress',
  IN_PROGRESS: 'InProgress',
  COMPLETED: 'Completed',
  FAILED: 'Failed',
} as const;

/** Shows what becomes of the task on its job description. */
const questionsTask: TaskKind<Posting> = {
  name: 'QUESTIONS',
  subject: jobDescriptionSubject,
  async onChange(tx, { id }, { status, failureReason }) {
    await tx
      .update(jobDescription)
      .set({
        questionsProcessingStatus: shownStatus[status],
        questionsError: status === 'FAILED' ? failureReason : null,
      })
      .where(eq(jobDescription.id, id));
  },
};

async function writeQuestions(
  { subject, signal }: RunningTask<Posting>,
  { database, language }: JobContext & { language: LanguageEngine },
): Promise<(tx: Tx) => Promise<void>> {
  const { id, organizationId } = subject;
  const ownQuestions = await loadOwnQuestions(database.system, organizationId);
  const input = { text: subject.text, title: titleOf(subject), ownQuestions };
  const readAt = new Date();
  const result = await language.run(generateQuestions, input, { signal });
  const groups = gateGroups(input.text, result.output.groups);
  return async (tx) => {
    await replaceGroups(tx, { id, organizationId }, groups);
    await keepEngineRecord(tx, {
      ...{ organizationId, subject: { jobDescriptionId: id }, task: generateQuestions.name },
      ...{ result, output: { said: result.output } },
    });
    await tx
      .update(jobDescription)
      // Of the text that was read: what changed meanwhile makes them outdated at once.
      .set({ questionsProcessingCompletedAt: readAt })
      .where(eq(jobDescription.id, id));
  };
}

/** What stands the test. @throws {LanguageError} BAD_OUTPUT when nothing does. */
function gateGroups(text: string, groups: readonly QuestionGroup[]): QuestionGroup[] {
  const asked: string[] = [];
  const taken = new Set<string>();
  const kept = groups.flatMap((group) => {
    const key = group.competency.toLowerCase();
    // Standing topics of our own rules rest on no words of the posting.
    const [exact] = group.referenceText === '' ? [group] : withExactWords(text, group);
    if (exact === undefined || taken.has(key)) return [];
    const questions = gateQuestions(group.questions, asked);
    if (questions.length === 0) return [];
    taken.add(key);
    return [{ ...exact, questions }];
  });
  if (kept.length === 0)
    throw new LanguageError(
      'BAD_OUTPUT',
      'The language model wrote no questions that rest on the job description. Try again, or ask your administrator for another model.',
    );
  return kept;
}

async function replaceGroups(
  tx: Tx,
  { id: jobDescriptionId, organizationId }: { id: string; organizationId: string },
  groups: readonly QuestionGroup[],
): Promise<void> {
  await tx
    .delete(jobDescriptionQuestionGroup)
    .where(eq(jobDescriptionQuestionGroup.jobDescriptionId, jobDescriptionId));
  for (const [order, { competency, referenceText, questions }] of groups.entries()) {
    const [row] = await tx
      .insert(jobDescriptionQuestionGroup)
      .values({
        ...{ organizationId, jobDescriptionId, competency, order },
        referenceText: referenceText === '' ? null : referenceText,
      })
      .returning({ id: jobDescriptionQuestionGroup.id });
    if (!row) continue;
    await tx.insert(jobDescriptionQuestion).values(
      questions.map(({ question, type }, index) => ({
        ...{ organizationId, groupId: row.id, question, type, order: index },
      })),
    );
  }
}
