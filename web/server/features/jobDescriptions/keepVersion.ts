import { desc, eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/database.ts';
import { jobDescriptionVersion } from '../../db/tables/schema.ts';

/** Edits of one person within this time of the first are one version. */
export const burstMs = 10 * 60_000;

export interface VersionContent {
  title: string;
  text: string;
  editorContent: string;
  whitelistedWords: string[];
  score: number | null;
  numWords: number | null;
}

interface KeptAs {
  restoredFromId?: string | null;
  /** Not a part of the burst before it. */
  isOwnVersion?: boolean;
}

/**
 * Keeps how a job description stands now: in the newest version while its burst of edits lasts, else as
 * a new one. A restored version stays as it was brought back, and what was knowingly put in place of
 * another text does not take that one's version: the same person may have written both.
 */
export async function keepVersion(
  tx: Tx,
  actor: Actor,
  jobDescriptionId: string,
  content: VersionContent,
  { restoredFromId = null, isOwnVersion = false }: KeptAs = {},
): Promise<void> {
  const [newest] = await tx
    .select()
    .from(jobDescriptionVersion)
    .where(eq(jobDescriptionVersion.jobDescriptionId, jobDescriptionId))
    .orderBy(desc(jobDescriptionVersion.sequence))
    .limit(1);
  const isSameBurst =
    newest !== undefined &&
    !isOwnVersion &&
    restoredFromId === null &&
    newest.restoredFromId === null &&
    newest.authorId === actor.userId &&
    Date.now() - newest.createdAt.getTime() < burstMs;
  if (isSameBurst)
    await tx
      .update(jobDescriptionVersion)
      .set(content)
      .where(eq(jobDescriptionVersion.id, newest.id));
  else
    await tx.insert(jobDescriptionVersion).values({
      organizationId: actor.organizationId,
      jobDescriptionId,
      authorId: actor.userId,
      ...content,
      restoredFromId,
    });
}
