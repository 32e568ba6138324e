// What the database of a benchmark works, by the system's account of its processes.
import { readFileSync } from 'node:fs';
import type { OpenApp } from './openApp.ts';

/**
 * The processor time that the database takes for a run, in milliseconds: on a machine that does other things
 * it says more than the time that goes by. Null where the system does not tell.
 */
export async function watchDatabase(
  { services }: OpenApp,
  work: (run: (page: () => Promise<void>) => Promise<void>) => Promise<number[]>,
) {
  const { rows } = await services.database.systemPool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  const spent = () =>
    rows.reduce((total, { pid }) => {
      const [ns] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
      return total + Number(ns) / 1e6;
    }, 0);
  let runs = 0;
  let [total, isKnown] = [0, true];
  const taken = await work(async (page) => {
    const before = readOrNull(spent);
    await page();
    const after = readOrNull(spent);
    if (before === null || after === null) isKnown = false;
    else total += after - before;
    runs += 1;
  });
  return { taken, databaseMs: isKnown ? total / runs : null };
}

function readOrNull(read: () => number): number | null {
  try {
    return read();
  } catch {
    return null;
  }
}
