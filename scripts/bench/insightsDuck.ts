// DuckDB on the turns of `fillInsights`, beside which pages of insights are measured.
import { people, startOf, turns, turnSec } from './fillInsights.ts';

const ofCall = (since: string, interval: string, more = '') => `
  with spoken as (
    select interview, person, date_trunc('${interval}', start_time) as period,
      100.0 * sum(sec) filter (t % 2 = 1) / sum(sec) as ratio, max(sec) filter (t % 2 = 0) as longest,
      sum(sec * 2.5) filter (t % 2 = 0) as words, sum(sec) filter (t % 2 = 0) as own
    from turn where start_time >= timestamp ${since.replace('T', ' ').replace('Z', '')} ${more} group by all)`;
const figures = 'count(*), avg(ratio), avg(longest), sum(words) / sum(own)';
export const duckSql = {
  overview: (since: string, interval: string) =>
    `${ofCall(since, interval)} select period, count(*), avg(ratio) from spoken group by grouping sets ((), (period))`,
  report: (since: string, interval: string) =>
    `${ofCall(since, interval)} select person, period, ${figures} from spoken group by grouping sets ((), (person), (period))`,
  person: (since: string, interval: string) =>
    `${ofCall(since, interval, 'and person = 0')} select period, ${figures} from spoken group by grouping sets ((), (period))`,
};

export interface Duck {
  run: (text: string) => Promise<unknown>;
  close: () => void;
}
interface DuckModule {
  DuckDBInstance: {
    create: (path: string) => Promise<{
      connect: () => Promise<{
        runAndReadAll: (text: string) => Promise<unknown>;
        closeSync: () => void;
      }>;
    }>;
  };
}

/** The turns in memory, or null where DuckDB is not installed (`npm install --no-save @duckdb/node-api`). */
export async function openDuck(count: number, now: Date): Promise<Duck | null> {
  const name = '@duckdb/node-api';
  const duck = await (import(name) as Promise<DuckModule>).catch(() => null);
  if (!duck) return null;
  const connection = await (await duck.DuckDBInstance.create(':memory:')).connect();
  const run = (text: string) => connection.runAndReadAll(text);
  const start = startOf(count).replace(
    '$1::timestamptz',
    `timestamp '${now.toISOString().slice(0, 19).replace('T', ' ')}'`,
  );
  await run(`create table turn as
    select n as interview, n % ${people} as person, ${start} as start_time, t, ${turnSec} as sec
    from range(${count}) i(n), range(${turns}) j(t)`);
  return { run, close: () => connection.closeSync() };
}
