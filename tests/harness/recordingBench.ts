import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Database } from '../../web/server/db/database.ts';
import { call, task, upload } from '../../web/server/db/tables/schema.ts';
import { openCallEvents, type CallEvents } from '../../web/server/events/events.ts';
import { createAiNotesJobs } from '../../web/server/features/aiNotes/createAiNotesJobs.ts';
import { createRecordingJobs } from '../../web/server/features/recordings/createRecordingJobs.ts';
import { openUploads, type Uploads } from '../../web/server/features/recordings/uploads.ts';
import type { Job, SendJob } from '../../web/server/jobs/job.ts';
import { builtInEngine } from '../../web/server/language/builtInEngine.ts';
import type { LanguageEngine } from '../../web/server/language/languageEngine.ts';
import { parseSettings, type Settings } from '../../web/server/settings/settings.ts';
import type { SpeechEngine } from '../../web/server/speech/speechEngine.ts';
import { openStorage, type Storage } from '../../web/server/storage/storage.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { openTestDatabase } from './testDatabase.ts';

interface Queued {
  job: Job;
  payload: object;
  retryCount: number;
  delaySec: number;
}

/** The server's recording side with a queue that runs when told to, one job at a time. */
export interface RecordingBench {
  database: Database;
  settings: Settings;
  storage: Storage;
  events: CallEvents;
  uploads: Uploads;
  send: SendJob;
  queued: Queued[];
  organization: BuiltOrganization;
  user: { id: string; organizationId: string };
  actor: { organizationId: string; userId: string };
  /** A call with an upload row of this size, waiting for its bytes. */
  addUpload(
    sizeBytes: number,
    input?: { fileName?: string; userId?: string; languageCode?: string },
  ): Promise<{ callId: string; uploadId: string }>;
  /** The same with the bytes arrived. */
  bringRecording(bytes: Buffer, fileName?: string): Promise<{ callId: string; uploadId: string }>;
  /** Runs one queued job; a failing one is put back, as the queue does. Returns its error, if any. */
  runNext(signal?: AbortSignal): Promise<unknown>;
  /** Runs until nothing is queued; returns what failed on the way. */
  drain(): Promise<unknown[]>;
  stepsOf(callId: string): Promise<Record<string, typeof task.$inferSelect>>;
  callOf(callId: string): Promise<typeof call.$inferSelect>;
  close(): Promise<void>;
}

export async function openRecordingBench(
  engine: SpeechEngine,
  environment: Record<string, string> = {},
  language: LanguageEngine = builtInEngine(),
): Promise<RecordingBench> {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const settings = parseSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, ...environment });
  const storage = openStorage(settings);
  const events = await openCallEvents(database, settings);
  const jobs = [
    ...createRecordingJobs({ database, storage, settings, engine }),
    ...createAiNotesJobs({ language }),
  ];
  const queued: Queued[] = [];
  const send: SendJob = async (identity, payload, { delaySec = 0 } = {}) => {
    const job = jobs.find(({ name }) => name === identity.name);
    if (!job) throw new Error(`No job is called ${identity.name}`);
    queued.push({ job, payload: identity.payload.parse(payload), retryCount: 0, delaySec });
  };
  const uploads = openUploads({ database, settings, jobs: { send } });
  const organization = await buildOrganization(database.system);
  const user = await buildUser(database.system, organization);
  const organizationId = organization.id;

  const bench: RecordingBench = {
    ...{ database, settings, storage, events, uploads, send, queued, organization, user },
    actor: { organizationId, userId: user.id },
    async addUpload(sizeBytes, { fileName = 'interview.webm', userId = user.id, ...rest } = {}) {
      const made = await buildCall(database.system, { organizationId, ownerId: userId, ...rest });
      const columns = { organizationId, userId, callId: made.id, fileName, sizeBytes };
      const row = firstRow(
        await database.system
          .insert(upload)
          .values({ ...columns, fingerprint: fileName })
          .returning(),
      );
      return { callId: made.id, uploadId: row.id };
    },
    async bringRecording(bytes, fileName) {
      const added = await bench.addUpload(bytes.length, fileName ? { fileName } : {});
      await uploads.store.write(Readable.from([Buffer.from(bytes)]), added.uploadId, 0);
      await uploads.arrived(added.uploadId);
      return added;
    },
    async runNext(signal = new AbortController().signal) {
      const found = queued.shift();
      if (!found) return undefined;
      try {
        const { retryCount } = found;
        await found.job.run(found.payload, { database, retryCount, signal, send });
        return undefined;
      } catch (error) {
        queued.push({ ...found, retryCount: found.retryCount + 1 });
        return error;
      }
    },
    async drain() {
      const failures: unknown[] = [];
      for (let runs = 0; queued.length > 0; runs++) {
        if (runs > 100) throw new Error('The queue does not come to an end');
        const failure = await bench.runNext();
        if (failure !== undefined) failures.push(failure);
      }
      return failures;
    },
    async stepsOf(callId) {
      const rows = await database.system.select().from(task).where(eq(task.callId, callId));
      return Object.fromEntries(rows.map((row) => [row.name, row]));
    },
    callOf: async (callId) =>
      firstRow(await database.system.select().from(call).where(eq(call.id, callId))),
    async close() {
      await events.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return bench;
}
