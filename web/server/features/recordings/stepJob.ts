import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessingStepName } from '../../../../shared/domain/call.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { CallEvents } from '../../events/events.ts';
import type { Job, JobContext, SendJob } from '../../jobs/job.ts';
import type { SpeechEngine } from '../../speech/speechEngine.ts';
import type { Storage } from '../../storage/storage.ts';
import { openOriginal, type Original } from './openOriginal.ts';
import { stepQueues, type CallPayload } from './recordingQueues.ts';
import {
  beginStep,
  completeStep,
  giveUpStep,
  mostAttempts,
  showProgress,
  yieldStep,
  type StepAttempt,
} from './stepAttempt.ts';
import { stepFault } from './stepFailure.ts';

export interface RecordingJobsOptions {
  storage: Storage;
  /** `DATA_DIR/work` holds what is in the making; nothing in it outlives its step. */
  settings: { DATA_DIR: string };
  engine: SpeechEngine;
  events: CallEvents;
}

/** What the work of a step has at hand. */
export interface StepTools extends StepAttempt {
  database: Database;
  storage: Storage;
  engine: SpeechEngine;
  /** An empty folder that is gone afterwards. */
  workDir: string;
  signal: AbortSignal;
  send: SendJob;
  original(): Promise<Original>;
  /** Shows progress 0..1, twice a second at most. */
  report(progress: number): Promise<void>;
}

/** What a step writes when it is done; it may return what the next steps need to know. */
export type StepOutcome = (tx: Tx) => Promise<Record<string, unknown> | void>;

const reportEveryMs = 500;

/** A job that does one step of one call: begins it, lets `work` work, and ends it in one transaction. */
export function stepJob(
  name: ProcessingStepName,
  options: RecordingJobsOptions,
  work: (tools: StepTools) => Promise<StepOutcome>,
): Job<CallPayload> {
  return {
    ...stepQueues[name],
    async run(payload, context) {
      const services = { database: context.database, events: options.events, send: context.send };
      const attempt = await beginStep(services, payload, name);
      if (!attempt) return;
      const workDir = await openWorkDir(options.settings.DATA_DIR, attempt);
      try {
        const outcome = await work(toolsFor(attempt, workDir, options, context));
        await completeStep(services, attempt, outcome);
      } catch (error) {
        if (context.signal.aborted) {
          await yieldStep(services, attempt, false);
          throw error;
        }
        const { isRetryable, isUnexpected, ...failure } = stepFault(error);
        const isOver = !isRetryable || attempt.step.attempts >= mostAttempts;
        if (isOver) await giveUpStep(services, attempt, failure);
        else await yieldStep(services, attempt, true);
        // Thrown on so that the queue waits and repeats; a step given up is then passed over.
        if (!isOver || isUnexpected) throw error;
      } finally {
        await rm(workDir, { recursive: true, force: true });
      }
    },
  };
}

function toolsFor(
  attempt: StepAttempt,
  workDir: string,
  { storage, engine, events }: RecordingJobsOptions,
  { database, signal, send }: JobContext,
): StepTools {
  let reportedAtMs = -Infinity;
  return {
    ...attempt,
    database,
    storage,
    engine,
    workDir,
    signal,
    send,
    original: () => openOriginal({ database, storage, workDir, callId: attempt.call.id }),
    async report(progress) {
      if (performance.now() - reportedAtMs < reportEveryMs) return;
      reportedAtMs = performance.now();
      await showProgress({ database, events, send }, attempt, progress);
    },
  };
}

/** A folder for this attempt; what a killed attempt left behind goes. */
async function openWorkDir(dataDir: string, { step }: StepAttempt): Promise<string> {
  const root = join(dataDir, 'work');
  await mkdir(root, { recursive: true });
  for (const left of await readdir(root))
    if (left.startsWith(step.id)) await rm(join(root, left), { recursive: true, force: true });
  const workDir = join(root, `${step.id}-${step.attempts}`);
  await mkdir(workDir);
  return workDir;
}
