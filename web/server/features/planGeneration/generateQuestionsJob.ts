import { and, eq, inArray, isNull } from 'drizzle-orm';
import { titleOf } from '../../../../shared/domain/plan.ts';
import type { PlannedQuestion } from '../../../../shared/planning/plan.ts';
import type { Database, Tx } from '../../db/database.ts';
import {
  jobDescription,
  jobDescriptionQuestion,
  jobDescriptionQuestionGroup,
} from '../../db/tables/schema.ts';
import type { Job } from '../../jobs/job.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { LanguageError } from '../../language/languageError.ts';
import { gateQuestions, withExactWords } from './gatePlan.ts';
import { finalReason } from './generationFault.ts';
import { keepPlanEngineRecord } from './keepPlanEngineRecord.ts';
import { generateQuestionsQueue } from './planGenerationQueues.ts';
import { generateQuestions } from './planTasks.ts';

interface Services {
  database: Database;
  language: LanguageEngine;
  signal: AbortSignal;
}
interface QuestionGroup {
  competency: string;
  referenceText: string;
  questions: PlannedQuestion[];
}

const underWay = ['Dispatched', 'InProgress'] as const;

/** Writes the questions of a job description in place of those it had, all in one transaction. */
export const createGenerateQuestionsJob = (given: {
  language: LanguageEngine;
}): Job<{
  organizationId: string;
  jobDescriptionId: string;
}> => ({
  ...generateQuestionsQueue,
  concurrency: 2,
  async run({ jobDescriptionId: id }, { database, retryCount, signal }) {
    try {
      await writeQuestions(id, { database, signal, language: given.language });
    } catch (error) {
      if (signal.aborted) throw error;
      const reason = finalReason(error, retryCount);
      if (reason !== null)
        await database.system
          .update(jobDescription)
          .set({ questionsProcessingStatus: 'Failed', questionsError: reason })
          .where(isUnderWay(id));
      // Thrown on for the log; the queue repeats it, and the next run passes over what has ended.
      throw error;
    }
  },
});

const isUnderWay = (id: string) =>
  and(
    eq(jobDescription.id, id),
    isNull(jobDescription.deletedAt),
    inArray(jobDescription.questionsProcessingStatus, [...underWay]),
  );

async function writeQuestions(id: string, { database, language, signal }: Services): Promise<void> {
  const [begun] = await database.system
    .update(jobDescription)
    .set({ questionsProcessingStatus: 'InProgress' })
    .where(isUnderWay(id))
    .returning();
  if (!begun) return;
  const input = { text: begun.text, title: titleOf(begun) };
  const readAt = new Date();
  const result = await language.run(generateQuestions, input, { signal });
  const groups = gateGroups(input.text, result.output.groups);
  await database.system.transaction(async (tx) => {
    const [ours] = await tx
      .update(jobDescription)
      .set({
        questionsProcessingStatus: 'Completed',
        // Of the text that was read: what changed meanwhile makes them outdated at once.
        questionsProcessingCompletedAt: readAt,
        questionsError: null,
      })
      .where(isUnderWay(id))
      .returning({ organizationId: jobDescription.organizationId });
    if (!ours) return;
    await replaceGroups(tx, { id, ...ours }, groups);
    await keepPlanEngineRecord(tx, {
      ...{ ...ours, jobDescriptionId: id, task: generateQuestions.name, result },
    });
  });
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
