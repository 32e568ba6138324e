import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { processingStepNames } from '#shared/domain/call.ts';
import type { Word } from '#shared/domain/transcript.ts';
import { eq } from 'drizzle-orm';
import type { call } from '../../../web/server/db/tables/schema.ts';
import { task, recordingFile, recordingPeaks } from '../../../web/server/db/tables/schema.ts';
import type { Tx } from '../../../web/server/db/database.ts';
import { peaksColumns } from '../../../web/server/features/transcripts/peaksColumns.ts';
import { drawPeaks } from '../../../web/server/media/drawPeaks.ts';
import { probeMedia } from '../../../web/server/media/probeMedia.ts';
import { callFileKey } from '../../../web/server/storage/storageKey.ts';
import type { Storage } from '../../../web/server/storage/storage.ts';

export interface DemoSound {
  path: string;
  durationMs: number;
  turns: { speaker: string; words: Word[] }[];
}

const audio = new URL('../../fixtures/audio/', import.meta.url);

/** The voiced version of an interview with the time of every word; null where there is none. */
export async function readDemoSound(number: number): Promise<DemoSound | null> {
  const name = `demo-${String(number).padStart(2, '0')}`;
  let text: string;
  try {
    text = await readFile(new URL(`${name}.json`, audio), 'utf8');
  } catch {
    return null;
  }
  const read = JSON.parse(text) as {
    durationMs: number;
    turns: { speaker: string; words: { text: string; startMs: number; endMs: number }[] }[];
  };
  return {
    path: fileURLToPath(new URL(`${name}.webm`, audio)),
    durationMs: read.durationMs,
    turns: read.turns.map(({ speaker, words }) => ({
      speaker,
      words: words.map(({ text: word, startMs, endMs }): Word => [word, startMs, endMs, null]),
    })),
  };
}

/** Puts the sound where recordings live, as after its processing, and draws its wave form. */
export async function storeDemoSound(
  tx: Tx,
  storage: Storage,
  spoken: typeof call.$inferSelect,
  sound: DemoSound,
): Promise<void> {
  const { organizationId, id: callId } = spoken;
  for (const kind of ['ORIGINAL', 'PLAYBACK'] as const) {
    const id = randomUUID();
    const key = callFileKey(
      { organizationId, callId },
      kind === 'ORIGINAL' ? 'original' : 'playback',
      id,
      'webm',
    );
    const stored = await storage.put(key, sound.path, { mimeType: 'audio/webm' });
    await tx.insert(recordingFile).values({
      id,
      organizationId,
      callId,
      kind,
      storageKey: key,
      mimeType: 'audio/webm',
      sizeBytes: stored.sizeBytes,
      sha256: stored.sha256,
      durationMs: sound.durationMs,
    });
  }
  const probe = await probeMedia(sound.path);
  const finishedAt = spoken.startTime;
  await tx.insert(task).values(
    processingStepNames.map((name) => ({
      ...{ organizationId, callId, name, status: 'COMPLETED' as const, finishedAt },
      ...(name === 'PROBE' && { result: { probe } }),
    })),
  );
  const peaks = await drawPeaks(sound.path, probe);
  await tx
    .update(recordingPeaks)
    .set(peaksColumns(peaks.channels, peaks.perSecond))
    .where(eq(recordingPeaks.callId, callId));
}
