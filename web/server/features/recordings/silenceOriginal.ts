import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { mergeSpans } from '#shared/domain/redaction.ts';
import { redaction } from '../../db/tables/schema.ts';
import { probeMedia, type MediaProbe } from '../../media/probeMedia.ts';
import { silenceMedia } from '../../media/silenceMedia.ts';
import { callFileKey } from '../../storage/storageKey.ts';
import { findOriginal } from './openOriginal.ts';
import type { StepTools } from './recordingStage.ts';

/**
 * Makes and stores a copy of a withheld recording in which the call's redacted passages are silent and
 * black; the steps after this one work on it. Null where nothing is withheld.
 */
export async function silenceOriginal(tools: StepTools, found: MediaProbe) {
  const { database, call, folder, signal, task } = tools;
  const { storageKey: replacedKey, isWithheld } = await findOriginal(database, call.id);
  if (!isWithheld) return null;
  const spans = await database.system
    .select({ startMs: redaction.startMs, endMs: redaction.endMs })
    .from(redaction)
    .where(eq(redaction.callId, call.id));
  const path = join(folder.path, 'redacted');
  const source = (await tools.original()).path;
  const made = await silenceMedia(source, path, mergeSpans(spans), found, { signal });
  const owner = { organizationId: call.organizationId, callId: call.id };
  // Of this order alone, so that it never takes the key of the file it replaces.
  const id = `${task.id}-${task.generation}`;
  const storageKey = callFileKey(owner, 'original', id, made.extension);
  const stored = await tools.store(storageKey, path, made.mimeType);
  tools.replaceOriginal({ path, sha256: stored.sha256 });
  const probe = await probeMedia(path, { signal });
  return { probe, replacedKey, columns: { storageKey, ...stored, isWithheld: false } };
}
