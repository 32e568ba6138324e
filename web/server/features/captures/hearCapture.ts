import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import type { ChannelMark, HeardSound } from '#shared/domain/heardSound.ts';
import type { Db } from '../../db/database.ts';
import { call as callTable, liveCapture } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { MediaError } from '../../media/mediaError.ts';
import { splitChannels } from '../../media/splitChannels.ts';
import { hearUtterances } from '../../speech/hearUtterances.ts';
import { SpeechError } from '../../speech/speechError.ts';
import type { SpeechEngine } from '../../speech/speechEngine.ts';

/**
 * What was said in the newest sound of a meeting that has no captions. Nothing of it is kept here: the browser keeps
 * the words as captions, and sends the whole recording at the end.
 * @throws {UserError} NOT_FOUND unless the capture is live and recorded; BAD_INPUT for sound that cannot be read, or a
 * language the engine does not know; UNAVAILABLE when the engine is busy.
 */
export async function hearCapture(input: {
  db: Db;
  engine: SpeechEngine;
  /** Holds what is in the making. */
  dataDir: string;
  callId: string;
  /** A WebM with the meeting on the left and the microphone on the right. */
  sound: Buffer;
  startMs: number;
  marks: readonly [ChannelMark, ChannelMark];
  signal: AbortSignal;
}): Promise<HeardSound> {
  const { db, engine, callId, sound, startMs, marks, signal } = input;
  const [live] = await db
    .select({ language: callTable.languageCode, isDisabled: callTable.recordingDisabled })
    .from(liveCapture)
    .innerJoin(callTable, eq(callTable.id, liveCapture.callId))
    .where(
      and(eq(liveCapture.callId, callId), isNull(liveCapture.endedAt), isNull(callTable.deletedAt)),
    );
  if (!live || live.isDisabled) throw UserError.notFound('capture');
  const { language } = live;
  const folder = join(input.dataDir, 'work', `${callId}-live-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    const path = join(folder, 'piece.webm');
    await writeFile(path, sound);
    const [meeting, microphone] = await splitChannels(path, folder, signal);
    const options = { engine, language, signal };
    const [left, right] = await Promise.all([
      hearUtterances({ wavPath: meeting, channel: 0, startMs, mark: marks[0] }, options),
      hearUtterances({ wavPath: microphone, channel: 1, startMs, mark: marks[1] }, options),
    ]);
    return {
      utterances: [...left.utterances, ...right.utterances],
      marks: [left.mark, right.mark],
    };
  } catch (error) {
    throw signal.aborted ? error : inWords(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function inWords(error: unknown): unknown {
  if (error instanceof SpeechError)
    return new UserError(error.isRetryable ? 'UNAVAILABLE' : 'BAD_INPUT', error.message);
  if (error instanceof MediaError) return new UserError('BAD_INPUT', error.message);
  return error;
}
