import type { z } from 'zod';
import type { Database, Tx } from '../db/database.ts';

/** Thrown by a job for a failure that no repetition will mend; `message` is written for people. */
export class FinalJobError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'FinalJobError';
    this.code = code;
  }
}

/** The name and payload of a kind of background work, for those who only queue it. */
export interface Queue<Payload extends object = object> {
  name: string;
  /** Ids only: what they name is read when the job runs. */
  payload: z.ZodType<Payload>;
  /** How many run at once in one process. */
  concurrency: number;
}

export interface JobContext {
  database: Database;
  /** How often this job has already failed or been lost. */
  retryCount: number;
  /** Ends when the process stops: save what you have and return. */
  signal: AbortSignal;
  send: SendJob;
}

/** A queue with the function that does its work, which must be safe to run twice. */
export interface Job<Payload extends object = object> extends Queue<Payload> {
  /** Runs at every start of a worker and once an hour, with an empty payload. */
  isHourly?: boolean;
  run(payload: Payload, context: JobContext): Promise<void>;
}

/** Queues a job; with a transaction, only if that commits. */
export type SendJob = <P extends object>(
  queue: Queue<P>,
  payload: P,
  options?: { tx?: Tx; delaySec?: number },
) => Promise<void>;

export const defineQueue = <P extends object>(
  name: string,
  payload: z.ZodType<P>,
  { concurrency = 1 }: { concurrency?: number } = {},
): Queue<P> => ({ name, payload, concurrency });

export const defineJob = <P extends object>(
  queue: Queue<P>,
  run: Job<P>['run'],
  options: Pick<Job, 'isHourly'> = {},
): Job<P> => ({ ...queue, ...options, run });
