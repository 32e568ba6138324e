import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { applicationRole } from '../db/connection.ts';
import type { Job, SendJob } from './job.ts';

/** A worker that says nothing for this long is taken for dead, and its job runs again. */
const heartbeatSeconds = 15;
const superviseSeconds = 5;

export interface Jobs {
  send: SendJob;
  /** Why the queue does not work, or null when it does. */
  fault(): string | null;
  stop(): Promise<void>;
}

export interface JobsOptions {
  isWorker: boolean;
  onError?: (error: Error, jobName: string) => void;
}

/**
 * Starts the queue on the product's own database. With `isWorker` this process also runs jobs.
 * A job is repeated with back-off until it succeeds or marks itself as failed: see `FinalJobError`.
 */
export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  options: JobsOptions,
): Promise<Jobs> {
  const lifetime = new AbortController();
  let lastFault: string | null = null;
  const boss = new PgBoss({
    db: executor(database),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    schedule: false,
    supervise: options.isWorker,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error: Error) => {
    if (lifetime.signal.aborted) return;
    lastFault = error.message;
    options.onError?.(error, 'queue');
  });
  await boss.start();
  await database.system.execute(sql.raw(grants));
  if (database.kind === 'embedded' && options.isWorker) await releaseLostJobs(database);
  for (const job of jobs)
    await boss.createQueue(job.name, {
      retryLimit: 1000,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 60,
      heartbeatSeconds,
      expireInSeconds: 86_000,
      deleteAfterSeconds: 3600,
    });

  const send: SendJob = async (job, payload, { tx, delaySec, key } = {}) => {
    await boss.send(job.name, job.payload.parse(payload), {
      ...(tx ? { db: fromDrizzle(tx, sql) } : {}),
      ...(delaySec ? { startAfter: delaySec } : {}),
      ...(key ? { singletonKey: key } : {}),
    });
  };

  if (options.isWorker)
    for (const job of jobs)
      await boss.work<object>(
        job.name,
        {
          batchSize: 1,
          localConcurrency: job.concurrency,
          pollingIntervalSeconds: 0.5,
          includeMetadata: true,
          heartbeatRefreshSeconds: heartbeatSeconds / 3,
        },
        async ([one]) => {
          if (!one) return;
          try {
            await job.run(job.payload.parse(one.data), {
              database,
              retryCount: one.retryCount,
              signal: lifetime.signal,
              send,
            });
            lastFault = null;
          } catch (error) {
            if (!lifetime.signal.aborted)
              options.onError?.(
                error instanceof Error ? error : new Error(String(error)),
                job.name,
              );
            throw error;
          }
        },
      );

  return {
    send,
    fault: () => lastFault,
    stop: async () => {
      lifetime.abort();
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}

const executor = (database: Database) => ({
  async executeSql(text: string, values?: unknown[]) {
    const client = await database.systemPool.connect();
    let isBroken = false;
    try {
      return await client.query(text, values);
    } catch (error) {
      // The queue sends whole transactions as one text; where one fails, its connection is still inside it.
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(isBroken);
    }
  },
});

/** Only one process opens the embedded database, so a job that is active at start has lost its worker. */
const releaseLostJobs = (database: Database) =>
  database.system.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  );

/** One machine at a time: PostgreSQL refuses grants on the same tables that meet ("tuple concurrently updated"). */
const grants = `
  select pg_advisory_xact_lock(72707473);
  grant usage on schema pgboss to ${applicationRole};
  grant select, insert, update on all tables in schema pgboss to ${applicationRole};
  grant usage on all sequences in schema pgboss to ${applicationRole};
  grant execute on all functions in schema pgboss to ${applicationRole};`;
