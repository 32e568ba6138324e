import { eq } from 'drizzle-orm';
import type { JobDescriptionState } from '#shared/domain/plan.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { jobDescription } from '../../db/tables/schema.ts';
import type { LoadedJobDescription } from './jobDescriptionLoaders.ts';
import { readTitle } from './readTitle.ts';
import { UserError } from '../../errors/userError.ts';

/**
 * Changes title and state; what is not given stays. The words, and so `lastModifiedAt`, are untouched.
 * @throws {UserError} CONFLICT, with nothing written, when another title stands than those it may replace.
 */
export async function updateJobDescription(input: {
  db: Db;
  actor: Actor;
  jobDescription: LoadedJobDescription;
  title?: string | null | undefined;
  /** Titles the person may have before them; absent where none is compared. */
  replaces?: readonly string[] | null | undefined;
  state?: JobDescriptionState | null | undefined;
}): Promise<void> {
  const { db, actor, state, replaces } = input;
  const { id } = input.jobDescription;
  const title = typeof input.title === 'string' ? readTitle(input.title) : undefined;
  await db.transaction(async (tx) => {
    if (title !== undefined && replaces) {
      const [held] = await tx
        .select({ title: jobDescription.title })
        .from(jobDescription)
        .where(eq(jobDescription.id, id))
        .for('update');
      if (held && held.title !== title && !replaces.map(readTitle).includes(held.title))
        throw new UserError(
          'CONFLICT',
          `The title was changed to “${held.title}” since you opened it. Choose which one to keep.`,
          { title: held.title },
        );
    }
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
