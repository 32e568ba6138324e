// SQL statements a screen costs, with one row and with many.
import { join } from 'node:path';
import { screenRequests, type ScreenRequest } from '../../tests/harness/screenRequests.ts';
import { watchStatements } from '../../tests/harness/watchStatements.ts';
import type { Bench, BenchRow } from './bench.ts';
import { openApp, type OpenApp } from './openApp.ts';

interface Counted {
  screen: string;
  perRequest: Record<string, number>;
  total: number;
}

export const statementsBench: Bench = {
  name: 'statements',
  about: 'SQL statements of each screen, with one row and with many',
  async run({ workDir }) {
    const app = await openApp({
      ...{ dataDir: join(workDir, 'data'), webDir: join(workDir, 'none'), isProduction: false },
      segments: [1000, ...Array.from({ length: 199 }, () => 1)],
    });
    try {
      const [long = '', short = ''] = app.callIds;
      const counted = [
        await count(app, 'sign-in page', screenRequests.signIn(), ''),
        ...(await countAll(app, 'list', [1, 50, 200], screenRequests.recordings, 'rows')),
        await count(app, 'interview, 1 segment', screenRequests.interview(short)),
        await count(app, 'interview, 1000 segments', screenRequests.interview(long)),
      ];
      return {
        rows: [
          rowOf('list of 200 rows', counted[3], 'of 1 row', counted[1]),
          rowOf('interview of 1,000 segments', counted[5], 'of 1 segment', counted[4]),
        ],
        details: counted.map(
          ({ screen, perRequest, total }) =>
            `${screen}: ${total} (${Object.entries(perRequest)
              .map(([name, statements]) => `${name} ${statements}`)
              .join(', ')})`,
        ),
        raw: counted,
      };
    } finally {
      await app.close();
    }
  },
};

async function countAll(
  app: OpenApp,
  name: string,
  sizes: number[],
  requestsOf: (size: number) => ScreenRequest[],
  unit: string,
): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const size of sizes)
    counted.push(await count(app, `${name}, ${size} ${unit}`, requestsOf(size)));
  return counted;
}

async function count(
  app: OpenApp,
  screen: string,
  requests: ScreenRequest[],
  cookie?: string,
): Promise<Counted> {
  const signedIn = cookie ?? (await app.signIn());
  const perRequest: Record<string, number> = {};
  for (const asked of requests) {
    let seen = 0;
    const stop = watchStatements(app.services.database, () => (seen += 1));
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: signedIn },
      body: JSON.stringify(asked),
    });
    const { errors } = (await response.json()) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    stop();
    perRequest[asked.operationName] = seen;
  }
  const total = Object.values(perRequest).reduce((sum, item) => sum + item, 0);
  return { screen, perRequest, total };
}

const rowOf = (
  name: string,
  many: Counted | undefined,
  fewName: string,
  few: Counted | undefined,
): BenchRow => ({
  measure: `SQL statements, ${name}`,
  ours: `${many?.total}`,
  peer: `${fewName}: ${few?.total}`,
  ratio: ((many?.total ?? NaN) / (few?.total ?? NaN)).toFixed(2),
  target: 'the same',
  isMet: many !== undefined && many.total === few?.total,
});
