import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { jobDescription } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { SendJob } from '../../jobs/job.ts';
import { orderTasks } from '../../jobs/taskAttempt.ts';
import { generateQuestionsQueue } from './planGenerationQueues.ts';

/**
 * Orders questions for a job description as it is kept. While they are being written, or when they are
 * as new as the text, nothing happens unless `isForced`. What stands stays until the new ones are whole.
 * @throws {UserError} BAD_INPUT for an empty job description.
 */
export async function orderQuestions(input: {
  db: Db;
  actor: Actor;
  jobDescription: { id: string; organizationId: string };
  isForced: boolean;
  send: SendJob;
}): Promise<void> {
  const { actor, isForced, send } = input;
  const { id, organizationId } = input.jobDescription;
  await input.db.transaction(async (tx) => {
    const [held] = await tx
      .select({
        text: jobDescription.text,
        status: jobDescription.questionsProcessingStatus,
        completedAt: jobDescription.questionsProcessingCompletedAt,
        lastModifiedAt: jobDescription.lastModifiedAt,
      })
      .from(jobDescription)
      .where(and(eq(jobDescription.id, id), isNull(jobDescription.deletedAt)))
      .for('update');
    if (!held) throw UserError.notFound('job description');
    const { status, completedAt } = held;
    if (status === 'Dispatched' || status === 'InProgress') return;
    const isFresh = completedAt !== null && completedAt >= held.lastModifiedAt;
    if (status === 'Completed' && isFresh && !isForced) return;
    if (held.text.trim() === '')
      throw new UserError(
        'BAD_INPUT',
        'The job description is empty. Write or paste it first, then generate questions.',
      );
    await tx
      .update(jobDescription)
      .set({ questionsProcessingStatus: 'Dispatched', questionsError: null })
      .where(eq(jobDescription.id, id));
    await recordEvent(tx, actor, 'jobDescription.questionsOrdered', id);
    const subject = { organizationId, jobDescriptionId: id };
    const generation = await orderTasks(tx, subject, ['QUESTIONS']);
    await send(generateQuestionsQueue, { ...subject, generation }, { tx });
  });
}
