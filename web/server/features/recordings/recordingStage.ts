import { eq } from 'drizzle-orm';
import type { ProcessingStepName } from '#shared/domain/call.ts';
import type { Database } from '../../db/database.ts';
import { task } from '../../db/tables/schema.ts';
import type { TaskName } from '../../db/tables/task.ts';
import { runTask, type RunningTask, type TaskOutcome } from '../../jobs/durableTask.ts';
import { defineJob, type Job, type Queue, type SendJob } from '../../jobs/job.ts';
import { decodeSound, findSound, type DecodedSound } from '../../media/decodeSound.ts';
import type { SpeechEngine } from '../../speech/speechEngine.ts';
import type { Storage, StoredFile } from '../../storage/storage.ts';
import { openOriginal, type Original } from './openOriginal.ts';
import type { TaskCall } from '../../jobs/taskSubject.ts';
import { probeResult } from './probeResult.ts';
import type { StagePayload } from '../processing/recordingQueues.ts';
import { stepKind } from '../processing/showProcessing.ts';
import { openWorkFolder, type WorkFolder } from './workFolder.ts';

export interface RecordingJobsOptions {
  storage: Storage;
  /** `DATA_DIR/work` holds what is in the making. */
  settings: { DATA_DIR: string };
  engine: SpeechEngine;
}

/** What the work of a step has at hand. */
export interface StepTools extends RunningTask<TaskCall> {
  call: TaskCall;
  database: Database;
  storage: Storage;
  engine: SpeechEngine;
  folder: WorkFolder;
  send: SendJob;
  payload: StagePayload;
  /** What the steps before have left. */
  results: StepResults;
  /** Fetched once a stage. */
  original(): Promise<Original>;
  /** What the later steps of the stage get instead of the file fetched before. */
  replaceOriginal(original: Original): void;
  /** Decodes the recording. */
  decode(): Promise<DecodedSound>;
  /** The decoded sound that is there, else decoded now. */
  sound(): Promise<DecodedSound['tracks']>;
  /** Stores a file of the call, which goes if the call is deleted meanwhile. */
  store(storageKey: string, path: string, mimeType: string): Promise<StoredFile>;
}

export type StepResults = Partial<Record<TaskName, Record<string, unknown>>>;

export interface RecordingStep {
  name: ProcessingStepName;
  work(tools: StepTools): Promise<TaskOutcome<TaskCall>>;
}

/**
 * A job that does some steps of one call after the other, in one working folder: the recording is fetched
 * once and decoded once. A step that fails ends the stage; a stage that runs again passes over what is done.
 */
export const recordingStage = (
  queue: Queue<StagePayload>,
  steps: readonly RecordingStep[],
  { storage, engine, settings }: RecordingJobsOptions,
): Job<StagePayload> =>
  defineJob(queue, async (payload, context) => {
    const { database, send } = context;
    const folder = await openWorkFolder(settings.DATA_DIR, payload);
    let fetched: Promise<Original> | null = null;
    try {
      for (const { name, work } of steps) {
        const { callId, generation } = payload;
        const queued = { kind: stepKind(name), queue, payload, subjectId: callId, generation };
        const isDone = await runTask(queued, context, async (running) => {
          const { signal, subject: call } = running;
          const results = await readResults(database, callId);
          const original = () => (fetched ??= openOriginal({ database, storage, folder, callId }));
          const decode = async () => {
            const options = { outDir: folder.soundDir, signal };
            return decodeSound((await original()).path, probeResult(results), options);
          };
          return work({
            ...running,
            ...{
              call,
              database,
              storage,
              engine,
              folder,
              send,
              payload,
              results,
              original,
              replaceOriginal: (replaced: Original) => void (fetched = Promise.resolve(replaced)),
              decode,
            },
            sound: async () => (await findSound(folder.soundDir)) ?? (await decode()).tracks,
            store: (storageKey, path, mimeType) => {
              running.onDeleted(() => storage.delete(storageKey));
              return storage.put(storageKey, path, { mimeType, isFinal: true, signal });
            },
          });
        });
        if (!isDone) return;
      }
    } finally {
      await folder.remove();
    }
  });

async function readResults({ system }: Database, callId: string): Promise<StepResults> {
  const rows = await system.select().from(task).where(eq(task.callId, callId));
  return Object.fromEntries(rows.map(({ name, result }) => [name, result ?? undefined]));
}
