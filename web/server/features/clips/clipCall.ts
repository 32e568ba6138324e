import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { longestClipName, shortestClipMs, snapToWords } from '#shared/domain/clip.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { clip } from '../../db/tables/schema.ts';
import { requiredText, unlessLeftOut } from '../../errors/inputSchema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { UserError } from '../../errors/userError.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { readTurns } from '../transcripts/transcriptBody.ts';
import { clipAudience, refuseLeak } from './clipAudience.ts';
import type { ClipRow } from './clipLoaders.ts';
import type { ClipRights } from './clipPolicy.ts';

const clipName = requiredText(longestClipName, 'Give the clip a name.');
const clipChanges = z.object({
  name: unlessLeftOut(clipName),
  startMs: unlessLeftOut(z.int()),
  endMs: unlessLeftOut(z.int()),
});

interface OfCall {
  db: Db;
  actor: Actor;
  call: Pick<LoadedCall, 'id' | 'organizationId' | 'durationMs'>;
}

/**
 * Cuts a clip out of a call, from the first to the last word of the passage, and returns its id.
 * @throws {UserError} BAD_INPUT for a passage that is too short or not in the call, or for no name.
 */
export async function clipCall(
  input: OfCall & { name: string; startMs: number; endMs: number },
): Promise<string> {
  const { db, actor, call } = input;
  const name = parseInput(clipName, input.name);
  return db.transaction(async (tx) => {
    const { organizationId, id: callId } = call;
    const passage = await cutPassage(tx, call, input);
    const { id } = oneRow(
      await tx
        .insert(clip)
        .values({ organizationId, callId, userId: actor.userId, name, ...passage })
        .returning({ id: clip.id }),
    );
    await recordEvent(tx, actor, 'clip.added', id, { callId });
    return id;
  });
}

/**
 * Renames a clip or moves its ends, to words again; what is left out stays. Other ends give other words to
 * those it is shared with, so that takes the right to share. @throws {UserError} FORBIDDEN without it.
 */
export async function updateClip(
  input: OfCall & {
    clip: ClipRow;
    changes: z.input<typeof clipChanges>;
    rights: ClipRights;
  },
): Promise<void> {
  const { db, actor, call, clip: before } = input;
  const { name, startMs, endMs } = parseInput(clipChanges, input.changes);
  await db.transaction(async (tx) => {
    const isOtherPassage = startMs !== undefined || endMs !== undefined;
    // Held until the end: it must not be shared meanwhile.
    await tx.select({ id: clip.id }).from(clip).where(eq(clip.id, before.id)).for('update');
    if (isOtherPassage) refuseLeak(await clipAudience(tx, before.id), input.rights);
    const wanted = { startMs: startMs ?? before.startMs, endMs: endMs ?? before.endMs };
    const passage = isOtherPassage ? await cutPassage(tx, call, wanted) : {};
    await tx
      .update(clip)
      .set({ name, ...passage, updatedAt: new Date() })
      .where(eq(clip.id, before.id));
    await recordEvent(tx, actor, 'clip.updated', before.id, { callId: call.id });
  });
}

/** Deletes a clip; playlists lose it as well. */
export async function deleteClip(input: { db: Db; actor: Actor; clip: ClipRow }): Promise<void> {
  const { id, callId } = input.clip;
  await input.db.transaction(async (tx) => {
    await tx.delete(clip).where(eq(clip.id, id));
    await recordEvent(tx, input.actor, 'clip.deleted', id, { callId });
  });
}

async function cutPassage(
  tx: Tx,
  { id, durationMs }: OfCall['call'],
  { startMs, endMs }: { startMs: number; endMs: number },
): Promise<{ startMs: number; endMs: number }> {
  const end = Math.min(endMs, durationMs ?? endMs);
  if (startMs < 0 || startMs >= (durationMs ?? Infinity))
    throw new UserError('BAD_INPUT', 'This passage is not in the interview. Select it again.');
  if (end - startMs < shortestClipMs)
    throw new UserError('BAD_INPUT', 'This passage is too short. Select some words.');
  return snapToWords(await readTurns(tx, id), { startMs, endMs: end });
}
