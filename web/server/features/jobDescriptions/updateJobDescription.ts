import { eq } from 'drizzle-orm';
import type { JobDescriptionState } from '../../../../shared/domain/plan.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { jobDescription } from '../../db/tables/schema.ts';
import type { LoadedJobDescription } from './jobDescriptionLoaders.ts';
import { readTitle } from './readTitle.ts';

/** Changes title and state; what is not given stays. The words, and so `lastModifiedAt`, are untouched. */
export async function updateJobDescription(given: {
  db: Db;
  actor: Actor;
  jobDescription: LoadedJobDescription;
  title?: string | null | undefined;
  state?: JobDescriptionState | null | undefined;
}): Promise<void> {
  const { db, actor, state } = given;
  const { id } = given.jobDescription;
  const title = typeof given.title === 'string' ? readTitle(given.title) : undefined;
  await db.transaction(async (tx) => {
    await tx
      .update(jobDescription)
      .set({
        ...(title === undefined ? {} : { title }),
        ...(state ? { state } : {}),
        updatedAt: new Date(),
      })
      .where(eq(jobDescription.id, id));
    await recordEvent(tx, actor, 'jobDescription.updated', id);
  });
}
