import { and, eq, isNotNull } from 'drizzle-orm';
import { jobDescription } from '../../db/tables/schema.ts';
import type { JobContext } from '../../jobs/job.ts';
import { removeJobDescriptionQueue } from './jobDescriptionQueues.ts';

/**
 * Takes away every word of a deleted job description: its versions, session, questions, plans and what
 * engines said of it. Guides made from a plan are the team's and stay.
 */
export const removeJobDescriptionJob = {
  ...removeJobDescriptionQueue,
  async run(
    { jobDescriptionId }: { organizationId: string; jobDescriptionId: string },
    { database }: JobContext,
  ): Promise<void> {
    await database.system
      .delete(jobDescription)
      .where(and(eq(jobDescription.id, jobDescriptionId), isNotNull(jobDescription.deletedAt)));
  },
};
