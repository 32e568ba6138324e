// usage: npm run bench [-- NAME ...] [-- --quick | --full] — measures the product beside peers; --help lists the names.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyzerBench } from './bench/analyzerBench.ts';
import type { Bench, BenchReport } from './bench/bench.ts';
import { describeMachine, loadNow } from './bench/describeMachine.ts';
import { footprintBench } from './bench/footprintBench.ts';
import { firstLoadBench } from './bench/firstLoadBench.ts';
import { graphqlBench } from './bench/graphqlBench.ts';
import { insightsBench } from './bench/insightsBench.ts';
import { listsBench } from './bench/listsBench.ts';
import { liveWordsBench } from './bench/liveWordsBench.ts';
import { markdownTable } from './bench/markdownTable.ts';
import { notesBench } from './bench/notesBench.ts';
import { openBench } from './bench/openBench.ts';
import { planDragBench } from './bench/planDragBench.ts';
import { searchBench } from './bench/searchBench.ts';
import { seekBench } from './bench/seekBench.ts';
import { statementsBench } from './bench/statementsBench.ts';
import { transcriptBench } from './bench/transcriptBench.ts';
import { typingBench } from './bench/typingBench.ts';
import { uploadBench } from './bench/uploadBench.ts';

const benches: Bench[] = [
  graphqlBench,
  statementsBench,
  listsBench,
  insightsBench,
  transcriptBench,
  searchBench,
  notesBench,
  analyzerBench,
  typingBench,
  planDragBench,
  seekBench,
  uploadBench,
  firstLoadBench,
  openBench,
  footprintBench,
  liveWordsBench,
];
const resultsFile = fileURLToPath(new URL('../.cache/bench.json', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, full: { type: 'boolean' }, help: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !benches.some((bench) => bench.name === name));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no benchmark called ${unknown.join(', ')}.\n`);
  console.log('npm run bench [-- NAME ...] [-- --quick | --full]\n');
  for (const { name, about } of benches) console.log(`  ${name.padEnd(14)}${about}`);
  console.log('\nMeasured by scripts of their own:');
  console.log(
    '  transcription npm run measure-speech: word errors, and our steps beside the engine',
  );
  console.log(
    '\nEvery figure is a ratio to a peer of the same run. --quick ends within two minutes; --full searches a million turns and counts 250,000 interviews.',
  );
  console.log('Raw figures are kept in .cache/bench.json.');
  process.exit(unknown.length > 0 ? 2 : 0);
}

const chosen = benches.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const machine = await describeMachine();
const isQuick = values.quick ?? false;
console.log(Object.values(machine).join('\n'));
console.log(`${isQuick ? 'Quick: 3 rounds' : '5 rounds'} of each, medians.\n`);

const reports: Record<string, BenchReport & { load: number[] }> = {};
const failures: string[] = [];
for (const bench of chosen) {
  const load = loadNow();
  console.log(`# ${bench.name} (load before: ${load.map((item) => item.toFixed(2)).join(' ')})`);
  const workDir = await mkdtemp(join(tmpdir(), `rapport-bench-${bench.name}-`));
  try {
    const report = await bench.run({
      isQuick,
      isFull: values.full ?? false,
      rounds: isQuick ? 3 : 5,
      workDir,
    });
    reports[bench.name] = { ...report, load };
    for (const line of report.details) console.log(`  ${line}`);
  } catch (error) {
    failures.push(bench.name);
    console.error(error);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
  console.log();
}

console.log(markdownTable(Object.values(reports).flatMap(({ rows }) => rows)));
await keep();
if (failures.length > 0) {
  console.error(`\nNot measured: ${failures.join(', ')}. The reason stands above.`);
  process.exitCode = 1;
}

/** A run of one benchmark leaves the last figures of the others where they are. */
async function keep(): Promise<void> {
  const text = await readFile(resultsFile, 'utf8').catch(() => '{}');
  const known = JSON.parse(text) as Record<string, unknown>;
  const measuredAt = new Date().toISOString();
  for (const [name, report] of Object.entries(reports))
    known[name] = { measuredAt, isQuick, machine, ...report };
  await mkdir(fileURLToPath(new URL('../.cache/', import.meta.url)), { recursive: true });
  await writeFile(resultsFile, `${JSON.stringify(known, null, 2)}\n`);
}
