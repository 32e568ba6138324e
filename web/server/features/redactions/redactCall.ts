import { and, eq, inArray, sql } from 'drizzle-orm';
import { overlaps, redactTurns, type Span } from '#shared/domain/redaction.ts';
import { processingStepNames } from '#shared/domain/call.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import {
  call as callTable,
  caption,
  clip,
  liveCapture,
  redaction,
  task,
  transcriptEdit,
  transcriptionChunk,
  upload,
} from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { publish } from '../../events/publish.ts';
import type { SendJob } from '../../jobs/job.ts';
import { orderAiWriting } from '../aiWriting/orderAiWriting.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { startProcessing } from '../processing/startProcessing.ts';
import { readTurns } from '../transcripts/transcriptBody.ts';
import { lockTranscript, publishTranscript } from '../transcripts/transcriptEdit.ts';
import { writeCallMetrics } from '../transcripts/writeCallMetrics.ts';
import { changeTurns } from '../transcripts/writeSegments.ts';
import { forgetWritten } from './forgetWritten.ts';
import { parsePassages } from './parsePassages.ts';
import { withholdRecording } from './withholdRecording.ts';

/**
 * Takes the words spoken in these passages out of a call, with everything that repeats them: corrections,
 * captions, AI sentences of those turns, clips, search. From the same transaction on no recording is served,
 * until a copy is made in which the passages are silent. What people wrote themselves stays. Cannot be undone.
 * @throws {UserError} BAD_INPUT for passages without words, CONFLICT while the recording is processed.
 */
export async function redactCall(input: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  passages: readonly Span[];
  send: SendJob;
}): Promise<void> {
  const { db, actor, call, send } = input;
  const { id: callId, organizationId } = call;
  const of = { organizationId, callId };
  const passages = parsePassages(input.passages);
  await db.transaction(async (tx) => {
    const revision = await lockTranscript(tx, callId);
    await refuseUnready(tx, callId);
    const turns = await readTurns(tx, callId);
    const { changed, spans, words } = redactTurns(turns, passages);
    if (changed.length === 0)
      throw new UserError('BAD_INPUT', 'Nothing is said in this passage. Select words to redact.');
    await writeCallMetrics(tx, of, await changeTurns(tx, of, turns, changed));
    await tx
      .insert(redaction)
      .values(spans.map((span) => ({ ...of, actorId: actor.userId, ...span })));
    const segmentIds = changed.map(({ id }) => id);
    await forgetHeard(tx, callId, segmentIds, spans);
    await forgetWritten(tx, callId, new Set(segmentIds));
    const clipIds = await deleteClips(tx, callId, spans);
    if (await withholdRecording(tx, of)) await startProcessing({ tx, send, ...of, until: 'PEAKS' });
    await orderAiWriting({ tx, send, call });
    await recordEvent(tx, actor, 'call.redacted', callId, {
      ...{ passages: spans.length, words: words.length, clips: clipIds.length },
    });
    await publish({ ...of, what: 'call' }, tx);
    await publishTranscript(tx, call, revision);
  });
}

/** The call's row is locked. */
async function refuseUnready(tx: Tx, callId: string): Promise<void> {
  const [row] = await tx.select().from(callTable).where(eq(callTable.id, callId));
  if (!row?.transcriptEngineRecordId)
    throw new UserError('UNAVAILABLE', 'This interview has no transcript to redact.');
  const arriving = await tx.$count(
    upload,
    and(eq(upload.callId, callId), sql`${upload.completedAt} is null`),
  );
  const steps = await tx
    .select({ status: task.status })
    .from(task)
    .where(and(eq(task.callId, callId), inArray(task.name, [...processingStepNames])));
  const isBusy = steps.some(({ status }) => status !== 'COMPLETED' && status !== 'FAILED');
  if (row.status === 'LIVE' || arriving > 0 || isBusy)
    throw new UserError(
      'CONFLICT',
      'The recording is still being processed. Wait until it is done, then redact.',
    );
}

/** What else holds words as they were heard. A capture ends for good: it could send them again. */
async function forgetHeard(
  tx: Tx,
  callId: string,
  segmentIds: readonly string[],
  spans: readonly Span[],
): Promise<void> {
  await tx
    .delete(transcriptEdit)
    .where(
      and(
        eq(transcriptEdit.callId, callId),
        eq(transcriptEdit.kind, 'CORRECT_WORDS'),
        sql`${transcriptEdit.change} ->> 'segmentId' = any(${sql.param([...segmentIds])}::text[])`,
      ),
    );
  await tx.delete(transcriptionChunk).where(eq(transcriptionChunk.callId, callId));
  await tx.delete(liveCapture).where(eq(liveCapture.callId, callId));
  const captions = await tx
    .select({
      id: caption.id,
      segmentId: caption.segmentId,
      startMs: caption.startMs,
      endMs: caption.endMs,
    })
    .from(caption)
    .where(eq(caption.callId, callId));
  const heard = captions.filter(
    (item) => overlaps(item, spans) || (item.segmentId && segmentIds.includes(item.segmentId)),
  );
  if (heard.length > 0)
    await tx.delete(caption).where(
      anyOf(
        caption.id,
        heard.map(({ id }) => id),
      ),
    );
}

async function deleteClips(tx: Tx, callId: string, spans: readonly Span[]): Promise<string[]> {
  const cut = await tx
    .select({ id: clip.id, startMs: clip.startMs, endMs: clip.endMs })
    .from(clip)
    .where(eq(clip.callId, callId))
    .for('update');
  const ids = cut.filter((item) => overlaps(item, spans)).map(({ id }) => id);
  if (ids.length > 0) await tx.delete(clip).where(anyOf(clip.id, ids));
  return ids;
}
