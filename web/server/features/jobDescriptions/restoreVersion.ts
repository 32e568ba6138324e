import { eq } from 'drizzle-orm';
import { analyze } from '#shared/analysis/analyze.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { jobDescription } from '../../db/tables/schema.ts';
import { analysisColumns } from './analyzeJobDescription.ts';
import { blocksOf } from './blocksOf.ts';
import { contentRevisionColumns } from './contentRevision.ts';
import type { JobDescriptionVersionRow } from './jobDescriptionLoaders.ts';
import { keepVersion } from './keepVersion.ts';

/**
 * Brings the words of a version back. What stood before is a version already, and the restored text
 * becomes one too, so that this can be taken back in the same way. The title stays.
 */
export async function restoreVersion(input: {
  db: Db;
  actor: Actor;
  version: JobDescriptionVersionRow;
}): Promise<void> {
  const { actor, version } = input;
  const { jobDescriptionId: id, text, editorContent, whitelistedWords } = version;
  await input.db.transaction(async (tx) => {
    const [now] = await tx
      .select({ title: jobDescription.title })
      .from(jobDescription)
      .where(eq(jobDescription.id, id))
      .for('update');
    if (!now) return;
    const result = analyze({ blocks: blocksOf(editorContent, text), whitelistedWords, ...now });
    await tx
      .update(jobDescription)
      .set({
        ...{ text, editorContent, whitelistedWords, error: null },
        ...analysisColumns(result),
        ...contentRevisionColumns(actor),
        updatedAt: new Date(),
        lastModifiedAt: new Date(),
      })
      .where(eq(jobDescription.id, id));
    const { score, numWords } = result;
    const content = { ...now, text, editorContent, whitelistedWords, score, numWords };
    await keepVersion(tx, actor, id, content, { restoredFromId: version.id });
    await recordEvent(tx, actor, 'jobDescription.restored', id, { versionId: version.id });
  });
}
