import { eq } from 'drizzle-orm';
import { analyze } from '#shared/analysis/analyze.ts';
import type { JobDescriptionState } from '#shared/domain/plan.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { jobDescription } from '../../db/tables/schema.ts';
import { analysisColumns } from './analyzeJobDescription.ts';
import { blocksOf } from './blocksOf.ts';
import type { LoadedJobDescription } from './jobDescriptionLoaders.ts';
import { readTitle } from './readTitle.ts';
import { UserError } from '../../errors/userError.ts';

/**
 * Changes title and state; what is absent stays. The words, and so `lastModifiedAt`, are untouched. The
 * analysis judges the title too, so what was analyzed is analyzed again with the new one.
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
    const judged = title === undefined ? {} : await withTitle(tx, id, title, replaces);
    await tx
      .update(jobDescription)
      .set({ ...judged, ...(state ? { state } : {}), updatedAt: new Date() })
      .where(eq(jobDescription.id, id));
    await recordEvent(tx, actor, 'jobDescription.updated', id);
  });
}

async function withTitle(
  tx: Tx,
  id: string,
  title: string,
  replaces: readonly string[] | null | undefined,
) {
  const [held] = await tx
    .select({
      title: jobDescription.title,
      text: jobDescription.text,
      editorContent: jobDescription.editorContent,
      whitelistedWords: jobDescription.whitelistedWords,
      score: jobDescription.score,
    })
    .from(jobDescription)
    .where(eq(jobDescription.id, id))
    .for('update');
  if (!held || held.title === title) return { title };
  if (replaces && !replaces.map(readTitle).includes(held.title))
    throw new UserError(
      'CONFLICT',
      `The title was changed to “${held.title}” since you opened it. Choose which one to keep.`,
      { title: held.title },
    );
  if (held.score === null) return { title };
  const { text, editorContent, whitelistedWords } = held;
  const blocks = blocksOf(editorContent, text);
  return { title, ...analysisColumns(analyze({ blocks, title, whitelistedWords })) };
}
