import { readFile } from 'node:fs/promises';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { processingStepNames, type ProcessingStatus } from '#shared/domain/call.ts';
import { recordingFile, segment, speaker } from '../../web/server/db/tables/schema.ts';
import { readTurns } from '../../web/server/features/transcripts/transcriptBody.ts';
import type { RecordingBench } from './recordingBench.ts';

type FileRow = typeof recordingFile.$inferSelect;

/** A committed recording, by its path under `tests/fixtures`. */
export const readFixture = (name: string): Promise<Buffer> =>
  readFile(new URL(`../fixtures/${name}`, import.meta.url));

export const filesOf = async (
  bench: RecordingBench,
  callId: string,
): Promise<Partial<Record<FileRow['kind'], FileRow>>> => {
  const files = await bench.database.system
    .select()
    .from(recordingFile)
    .where(eq(recordingFile.callId, callId));
  return Object.fromEntries(files.map((row) => [row.kind, row]));
};

/** The segments of a call, each with the words that the body of its transcript has for it. */
export async function segmentsOf(bench: RecordingBench, callId: string) {
  const db = bench.database.system;
  const segments = await db
    .select()
    .from(segment)
    .where(eq(segment.callId, callId))
    .orderBy(asc(segment.index));
  const turns = await readTurns(db, callId);
  expect(turns.map(({ id, speakerId }) => [id, speakerId])).toEqual(
    segments.map(({ id, speakerId }) => [id, speakerId]),
  );
  return segments.map((item, at) => ({ ...item, words: turns[at]?.words ?? [] }));
}

export const speakersOf = (bench: RecordingBench, callId: string) =>
  bench.database.system
    .select()
    .from(speaker)
    .where(eq(speaker.callId, callId))
    .orderBy(asc(speaker.index));

/** The status of each step, in the order they run. */
export const statusesOf = async (
  bench: RecordingBench,
  callId: string,
): Promise<(ProcessingStatus | undefined)[]> => {
  const steps = await bench.stepsOf(callId);
  return processingStepNames.map((name) => steps[name]?.status);
};

/** What the commands on a call are given. */
export const commandOn = (bench: RecordingBench, callId: string) => ({
  db: bench.database.forOrganization(bench.organization.id),
  actor: bench.actor,
  send: bench.send,
  call: { id: callId, organizationId: bench.organization.id },
});
