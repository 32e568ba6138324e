import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import {
  call as callTable,
  caption,
  interview,
  liveCapture,
  user,
} from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { silenceMs, writeLiveTranscriptQueue } from './captureQueues.ts';
import { nameOwner } from './nameOwner.ts';
import { answerPause } from './pauseCapture.ts';

const mostCaptions = 200;
const dayMs = 86_400_000;

type CaptionRow = typeof caption.$inferInsert;
export type NewCaption = Pick<
  CaptionRow,
  'utteranceId' | 'revision' | 'text' | 'startMs' | 'endMs' | 'isFinal'
> & { speaker?: CaptionRow['speaker'] | undefined };

/** What each field may hold, beyond its type. */
const isInRange = {
  utteranceId: ({ utteranceId }) => utteranceId.length >= 1 && utteranceId.length <= 100,
  revision: ({ revision }) => revision >= 0 && revision <= 2_000_000_000,
  speaker: ({ speaker }) => (speaker?.length ?? 0) <= 200,
  text: ({ text }) => text.length <= 20_000,
  startMs: ({ startMs }) => startMs >= 0 && startMs <= dayMs,
  endMs: ({ endMs }) => endMs >= 0 && endMs <= dayMs,
} satisfies Record<string, (caption: NewCaption) => boolean>;

/**
 * Writes captions as they came, each utterance once and in its newest revision; a batch that is sent
 * again changes nothing. Captions that arrive after the end (the browser had no connection) are taken
 * into the transcript too; what was said during a pause is not. Without captions it only answers whether there is
 * a pause, and the pause counts as known to the browser.
 * @throws {UserError} BAD_INPUT for what no caption can be.
 */
export async function appendCaptions(input: {
  db: Db;
  call: { id: string; organizationId: string; startTime: Date };
  captions: readonly NewCaption[];
  send: SendJob;
}): Promise<{ accepted: number; isPaused: boolean }> {
  const { db, send } = input;
  const { id: callId, organizationId } = input.call;
  const captions = newestOf(checkCaptions(input.captions));
  if (captions.length === 0) return { accepted: 0, isPaused: await db.transaction(askPause) };
  return db.transaction(async (tx) => {
    // The call's row is the gate: batches of one call go through it one after the other.
    const [owner] = await tx
      .update(callTable)
      .set({ captionSequence: sql`${callTable.captionSequence} + 1` })
      .where(and(eq(callTable.id, callId), isNull(callTable.deletedAt)))
      .returning({
        sequence: callTable.captionSequence,
        ownerName: sql<string>`(select u.name from ${interview} i join ${user} u on u.id = i.owner_id
          where i.id = "call"."interview_id")`,
      });
    const [capture] = await tx
      .update(liveCapture)
      .set({ lastHeardAt: new Date() })
      .where(eq(liveCapture.callId, callId))
      .returning();
    if (!owner || !capture) throw UserError.notFound('capture');
    const isPaused = await answerPause(tx, capture);
    const taken = saidBefore(capture.pausedAt, input.call.startTime, captions);
    if (taken.length === 0) return { accepted: 0, isPaused };
    if (capture.endedBy === 'SILENCE') await refuseAnotherInterview(tx, callId, taken);
    const written = await tx
      .insert(caption)
      .values(
        taken.map((item) => ({
          ...{ organizationId, callId, ...item },
          speaker: item.speaker?.trim() || null,
          endMs: Math.max(item.startMs, item.endMs),
          sequence: owner.sequence,
        })),
      )
      .onConflictDoUpdate({
        target: [caption.callId, caption.utteranceId],
        set: {
          ...excluded('revision', 'speaker', 'text'),
          startMs: sql`excluded.start_ms`,
          endMs: sql`excluded.end_ms`,
          isFinal: sql`excluded.is_final`,
          sequence: sql`excluded.sequence`,
        },
        setWhere: sql`${caption.revision} < excluded.revision`,
      })
      .returning(captionNewsColumns);
    if (capture.endedAt) await goOn({ tx, send, organizationId, callId, endedBy: capture.endedBy });
    const { sequence, ownerName } = owner;
    const shown = written.map((row) => nameOwner(row, ownerName));
    const data = { sequence, captions: shown };
    await publish({ organizationId, callId, what: 'captions', data }, tx);
    return { accepted: written.length, isPaused };
  });

  async function askPause(tx: Tx): Promise<boolean> {
    const [capture] = await tx.select().from(liveCapture).where(eq(liveCapture.callId, callId));
    if (!capture) throw UserError.notFound('capture');
    return answerPause(tx, capture);
  }
}

const saidBefore = (
  pausedAt: Date | null,
  startTime: Date,
  captions: readonly NewCaption[],
): readonly NewCaption[] =>
  pausedAt === null
    ? captions
    : captions.filter(({ startMs }) => startTime.getTime() + startMs < pausedAt.getTime());

const captionNewsColumns = {
  utteranceId: caption.utteranceId,
  speaker: caption.speaker,
  text: caption.text,
  startMs: caption.startMs,
  endMs: caption.endMs,
  isFinal: caption.isFinal,
  sequence: caption.sequence,
};

/** A capture that had only fallen silent is live again; one that a person ended gets the late words. */
async function goOn(input: {
  tx: Tx;
  send: SendJob;
  organizationId: string;
  callId: string;
  endedBy: 'PERSON' | 'SILENCE' | null;
}): Promise<void> {
  const { tx, send, organizationId, callId } = input;
  if (input.endedBy === 'SILENCE') {
    await tx.update(callTable).set({ status: 'LIVE' }).where(eq(callTable.id, callId));
    await tx
      .update(liveCapture)
      .set({ endedAt: null, endedBy: null })
      .where(eq(liveCapture.callId, callId));
    await publish({ organizationId, callId, what: 'call' }, tx);
    return;
  }
  await send(writeLiveTranscriptQueue, { organizationId, callId }, { tx, delaySec: 1 });
}

const excluded = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${name}`)])) as Record<
    Name,
    ReturnType<typeof sql.raw>
  >;

function checkCaptions(captions: readonly NewCaption[]): NewCaption[] {
  if (captions.length > mostCaptions)
    throw new UserError('BAD_INPUT', `Send at most ${mostCaptions} captions at once.`);
  for (const caption of captions)
    for (const [field, isAllowed] of Object.entries(isInRange))
      if (!isAllowed(caption))
        throw new UserError('BAD_INPUT', `A caption is not valid: ${field}.`);
  return captions.map((caption) => ({ ...caption, text: withoutNul(caption.text) }));
}

/**
 * Whoever speaks long after the meeting fell silent is in another interview: the next candidate in the
 * same room.
 * @throws {UserError} BAD_INPUT
 */
async function refuseAnotherInterview(
  tx: Tx,
  callId: string,
  captions: readonly NewCaption[],
): Promise<void> {
  const [last] = await tx
    .select({ endMs: max(caption.endMs) })
    .from(caption)
    .where(eq(caption.callId, callId));
  let heardMs = last?.endMs;
  for (const { startMs, endMs } of captions.toSorted((a, b) => a.startMs - b.startMs)) {
    if (heardMs != null && startMs - heardMs > silenceMs)
      throw new UserError(
        'BAD_INPUT',
        'These words were spoken more than 30 minutes after the interview fell silent.',
      );
    heardMs = Math.max(heardMs ?? 0, endMs);
  }
}

// PostgreSQL's text cannot hold it.
const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** One statement may write a row once only. */
function newestOf(captions: readonly NewCaption[]): NewCaption[] {
  const newest = new Map<string, NewCaption>();
  for (const item of captions)
    if ((newest.get(item.utteranceId)?.revision ?? -1) < item.revision)
      newest.set(item.utteranceId, item);
  return [...newest.values()];
}
