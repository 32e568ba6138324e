import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { processingStepNames } from '#shared/domain/call.ts';
import { openDatabase, type Database } from '../../web/server/db/database.ts';
import {
  call,
  engineRecord,
  task,
  recordingFile,
  segment,
  speaker,
  transcriptionChunk,
} from '../../web/server/db/tables/schema.ts';
import { parseSettings } from '../../web/server/settings/settings.ts';
import type { KillUpload } from './killWorld.ts';

export interface FolderReport {
  faults: string[];
  segments: number;
  /** How often a step was begun again, over all steps. */
  stepsRepeated: number;
}

/** Looks into the data folder of a server that has stopped: is everything there, once, and nothing else? */
export async function inspectFolder(
  dataDir: string,
  uploads: readonly KillUpload[],
): Promise<FolderReport> {
  const settings = parseSettings({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const database = await openDatabase(settings);
  const report: FolderReport = { faults: [], segments: 0, stepsRepeated: 0 };
  try {
    for (const upload of uploads) await inspectCall(database, settings.mediaDir, upload, report);
    const calls = await database.system.$count(call);
    if (calls !== uploads.length) report.faults.push(`${calls} calls of ${uploads.length} uploads`);
    const chunks = await database.system.$count(transcriptionChunk);
    if (chunks > 0) report.faults.push(`${chunks} chunks of finished transcripts are left`);
    const { rows: jobs } = await database.system.execute<{ name: string; state: string }>(
      sql`select name, state from pgboss.job where state in ('active', 'failed')`,
    );
    for (const { name, state } of jobs) report.faults.push(`a ${name} job is left ${state}`);
  } finally {
    await database.close();
  }
  const drafts = (await readdir(settings.mediaDir)).filter((name) => name.startsWith('.draft-'));
  const leftovers = {
    'unfinished files in media': drafts,
    'files in uploads': await readdir(settings.uploadsDir),
    'folders in work': await readdir(join(dataDir, 'work')),
  };
  for (const [what, names] of Object.entries(leftovers))
    if (names.length > 0) report.faults.push(`${names.length} ${what} are left`);
  return report;
}

async function inspectCall(
  database: Database,
  mediaDir: string,
  { fingerprint, sha256, place }: KillUpload,
  report: FolderReport,
): Promise<void> {
  const fault = (what: string) => void report.faults.push(`${fingerprint}: ${what}`);
  if (!place) return fault('was never added');
  const { callId } = place;
  const db = database.system;
  const [row] = await db.select().from(call).where(eq(call.id, callId));
  if (!row) return fault('its call is gone');
  if (row.recordingStatus !== 'COMPLETED' || row.transcriptionStatus !== 'COMPLETED')
    fault(`recording ${row.recordingStatus}, transcript ${row.transcriptionStatus}`);

  const steps = await db.select().from(task).where(eq(task.callId, callId));
  report.stepsRepeated += steps.reduce((sum, { attempts }) => sum + attempts - 1, 0);
  for (const name of processingStepNames) {
    const step = steps.find((item) => item.name === name);
    if (step?.status !== 'COMPLETED')
      fault(`${name} is ${step?.status} ${step?.failureCode ?? ''}`);
  }

  const files = await db.select().from(recordingFile).where(eq(recordingFile.callId, callId));
  for (const kind of ['ORIGINAL', 'PLAYBACK'] as const)
    if (!files.some((file) => file.kind === kind)) fault(`has no ${kind}`);
  for (const file of files) {
    const content = await readFile(join(mediaDir, file.storageKey));
    const found = createHash('sha256').update(content).digest('hex');
    if (found !== file.sha256) fault(`${file.kind} is not what was stored`);
    if (file.kind === 'ORIGINAL' && found !== sha256) fault('ORIGINAL is not the file');
  }

  const segments = await db.select().from(segment).where(eq(segment.callId, callId));
  const indexes = segments.map(({ index }) => index).sort((a, b) => a - b);
  report.segments += segments.length;
  if (segments.length === 0) fault('has no transcript');
  if (indexes.some((index, at) => index !== at)) fault('segments are missing or doubled');
  // Each stretch of a channel is heard once: two segments that begin together would be the same one twice.
  const voices = await db.select().from(speaker).where(eq(speaker.callId, callId));
  const beginnings = new Set(segments.map(({ speakerId, startMs }) => `${speakerId} ${startMs}`));
  if (beginnings.size !== segments.length) fault('segments begin together');
  if (voices.some(({ id }) => !segments.some(({ speakerId }) => speakerId === id)))
    fault('a speaker of an earlier transcript is left');
  const isTranscript = eq(engineRecord.task, 'transcribe');
  const records = await db
    .select()
    .from(engineRecord)
    .where(and(eq(engineRecord.callId, callId), isTranscript));
  if (records.length !== 1 || records[0]?.id !== row.transcriptEngineRecordId)
    fault(`${records.length} engine records`);
  if (records[0]?.inputHash !== sha256) fault('the transcript is of another recording');
}
