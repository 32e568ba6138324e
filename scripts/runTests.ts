// usage: node scripts/runTests.ts PROJECT... — runs these projects' tests, two files at a time; files that fail run a second time, alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** More failed files than this are a fault of the product, not a race in a test. */
const maxUnsteadyFiles = 3;

interface Report {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const projects = process.argv.slice(2).map((name) => `--project=${name}`);
const folder = mkdtempSync(join(tmpdir(), 'rapport-report-'));
// Two cores are what the tests are measured on: three journeys starve each other there.
const status = runVitest(['--maxWorkers=2']);
const failures = status === 0 ? [] : readFailures();
rmSync(folder, { recursive: true, force: true });
process.exitCode = status === 0 || passesAlone() ? 0 : 1;

/**
 * Whether each failed file passes in a second run with nothing beside it. That is printed as UNSTEADY with the
 * tests' names, because a test that fails under load and passes alone has a race that has to be mended.
 */
function passesAlone(): boolean {
  if (failures.length === 0 || failures.length > maxUnsteadyFiles) return false;
  const files = failures.map(({ file }) => file);
  console.log(`\n== Running again, alone: ${files.join(', ')}`);
  if (runVitest(['--maxWorkers=1', ...files]) !== 0) return false;
  for (const { file, tests } of failures) console.log(`UNSTEADY ${file}: ${tests.join('; ')}`);
  return true;
}

function runVitest(more: string[]): number {
  const report = `--outputFile.json=${join(folder, 'report.json')}`;
  const reporters = ['--reporter=default', '--reporter=json', report];
  const run = [vitest, 'run', ...projects, ...reporters, ...more];
  return spawnSync(process.execPath, run, { stdio: 'inherit' }).status ?? 1;
}

function readFailures(): { file: string; tests: string[] }[] {
  const { testResults } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
  return testResults
    .filter((result) => result.status !== 'passed')
    .map(({ name, assertionResults }) => ({
      file: relative(process.cwd(), name),
      tests: assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => test.fullName),
    }));
}
