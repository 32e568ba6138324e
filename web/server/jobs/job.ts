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

export interface JobContext {
  database: Database;
  /** How often this job has already failed or been lost. */
  retryCount: number;
  /** Ends when the process stops: save what you have and return. */
  signal: AbortSignal;
  send: SendJob;
}

/** Background work: a name, the shape of its payload (ids), and a function that is safe to run twice. */
export interface Job<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** How many run at once in one process. */
  concurrency: number;
  run(payload: Payload, context: JobContext): Promise<void>;
}

/** Queues a job; with a transaction, only if that commits. */
export type SendJob = <P extends object>(
  job: Job<P>,
  payload: P,
  options?: { tx?: Tx; delaySec?: number; key?: string },
) => Promise<void>;
