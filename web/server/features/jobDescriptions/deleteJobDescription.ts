import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { jobDescription, plan } from '../../db/tables/schema.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { LoadedJobDescription } from './jobDescriptionLoaders.ts';
import { removeJobDescriptionQueue } from './jobDescriptionQueues.ts';

/** Long enough for a generation under way to see that it is no longer wanted. */
const untilRemovedSec = 300;
const whyStopped = 'The job description was deleted.';

/**
 * Takes a job description and its plan out of everyone's sight at once. Whatever is being generated for
 * it ends as failed in the same transaction; a little later a job removes its words.
 */
export async function deleteJobDescription(input: {
  db: Db;
  actor: Actor;
  jobDescription: LoadedJobDescription;
  send: SendJob;
}): Promise<void> {
  const { id, organizationId } = input.jobDescription;
  await input.db.transaction(async (tx) => {
    await tx.update(jobDescription).set({ deletedAt: new Date() }).where(eq(jobDescription.id, id));
    await cancelGeneration(tx, id);
    await input.send(
      removeJobDescriptionQueue,
      { organizationId, jobDescriptionId: id },
      { tx, delaySec: untilRemovedSec },
    );
    await recordEvent(tx, input.actor, 'jobDescription.deleted', id);
  });
}

/** Ends what is under way for a job description; what is finished stays as it is. */
async function cancelGeneration(tx: Tx, jobDescriptionId: string): Promise<void> {
  await tx
    .update(jobDescription)
    .set({ questionsProcessingStatus: 'Failed', questionsError: whyStopped })
    .where(
      and(
        eq(jobDescription.id, jobDescriptionId),
        inArray(jobDescription.questionsProcessingStatus, ['Dispatched', 'InProgress']),
      ),
    );
  await tx
    .update(plan)
    .set({ status: 'Failed', error: whyStopped })
    .where(
      and(
        eq(plan.jobDescriptionId, jobDescriptionId),
        notInArray(plan.status, ['QuestionsCompleted', 'Failed']),
      ),
    );
}
