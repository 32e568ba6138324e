import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Job, JobContext, SendJob } from './job.ts';
import { queueDatabase, queueInTransaction } from './queueDatabase.ts';

/** A worker that says nothing for this long is taken for dead, and its job runs again. */
const heartbeatSeconds = 15;
/** Workers wake by NOTIFY. One look for all queues finds delayed jobs, lost jobs and lost notifications. */
const lookForDueMs = 2000;
/** How often the queue itself tidies up, and a worker fetches unasked. */
const restSeconds = 300;
const hourMs = 3_600_000;

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
  { isWorker, onError }: JobsOptions,
): Promise<Jobs> {
  const lifetime = new AbortController();
  const report = (error: unknown, jobName: string) => {
    if (!lifetime.signal.aborted)
      onError?.(error instanceof Error ? error : new Error(String(error)), jobName);
  };
  // The state of the last statement, so that readiness recovers with the database.
  let lastFault: string | null = null;
  const queueDb = queueDatabase(database, (error) => {
    lastFault = error === null ? null : String(error instanceof Error ? error.message : error);
  });
  const boss = new PgBoss({
    db: queueDb,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    schedule: false,
    supervise: isWorker,
    superviseIntervalSeconds: restSeconds,
    monitorIntervalSeconds: restSeconds,
    flowIntervalSeconds: restSeconds,
    useListenNotify: isWorker,
  });
  boss.on('error', (error: Error) => report(error, 'queue'));
  await boss.start();
  if (database.kind === 'embedded' && isWorker) await releaseLostJobs(database);
  for (const job of jobs)
    await boss.createQueue(job.name, {
      retryLimit: 1000,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 60,
      heartbeatSeconds,
      expireInSeconds: 86_000,
      deleteAfterSeconds: 3600,
      notify: true,
    });

  const send: SendJob = async (queue, payload, { tx, delaySec } = {}) => {
    await boss.send(queue.name, queue.payload.parse(payload), {
      ...(tx ? { db: queueInTransaction(tx) } : {}),
      ...(delaySec ? { startAfter: delaySec } : {}),
    });
  };

  const stopWorkers = isWorker
    ? await startWorkers(boss, queueDb, jobs, { database, signal: lifetime.signal, send, report })
    : () => {};
  return {
    send,
    fault: () => lastFault,
    stop: async () => {
      lifetime.abort();
      stopWorkers();
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}

/** Returns what ends the look for due jobs and the hourly ones. */
async function startWorkers(
  boss: PgBoss,
  queueDb: ReturnType<typeof queueDatabase>,
  jobs: readonly Job[],
  { database, signal, send, report }: WorkerOptions,
): Promise<() => void> {
  const workers = new Map<string, string[]>();
  for (const job of jobs) {
    const ids: string[] = [];
    workers.set(job.name, ids);
    for (let lane = 0; lane < job.concurrency; lane++)
      ids.push(
        await boss.work<object>(
          job.name,
          {
            batchSize: 1,
            notifyPollingIntervalSeconds: restSeconds,
            pollingIntervalSeconds: restSeconds,
            includeMetadata: true,
            heartbeatRefreshSeconds: heartbeatSeconds / 3,
          },
          async ([fetched]) => {
            if (!fetched) return;
            try {
              const { retryCount } = fetched;
              await job.run(job.payload.parse(fetched.data), {
                ...{ database, retryCount, signal, send },
              });
            } catch (error) {
              report(error, job.name);
              throw error;
            } finally {
              // There may be more: fetch again until nothing is left.
              boss.notifyWorker(ids[lane] ?? '');
            }
          },
        ),
      );
  }
  const lookForDue = async () => {
    const { rows } = await queueDb.executeSql(
      `with lost as (
          update pgboss.job set state = 'retry', start_after = now()
          where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1s' < now()
          returning name)
        select name from lost
        union select name from pgboss.job where state < 'active' and start_after <= now()`,
    );
    for (const { name } of rows)
      for (const id of workers.get(String(name)) ?? []) boss.notifyWorker(id);
  };
  const timer = setInterval(() => {
    lookForDue().catch((error: unknown) => report(error, 'queue'));
  }, lookForDueMs);
  const sendHourly = async () => {
    for (const job of jobs) if (job.isHourly) await send(job, {});
  };
  await sendHourly();
  const hourly = setInterval(() => {
    sendHourly().catch((error: unknown) => report(error, 'queue'));
  }, hourMs);
  return () => {
    clearInterval(timer);
    clearInterval(hourly);
  };
}

interface WorkerOptions extends Pick<JobContext, 'database' | 'signal' | 'send'> {
  report(error: unknown, jobName: string): void;
}

/** Only one process opens the embedded database, so a job that is active at start has lost its worker. */
const releaseLostJobs = (database: Database) =>
  database.system.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  );
