import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('analyze.ts', import.meta.url));
const posting = fileURLToPath(
  new URL('../tests/fixtures/postings/elections-manager.txt', import.meta.url),
);

function run(args: string[], input = '') {
  return spawnSync(process.execPath, [script, ...args], { input, encoding: 'utf8' });
}

test('prints the analysis of a file as JSON', () => {
  const analysis: unknown = JSON.parse(run([posting]).stdout);
  expect(analysis).toMatchObject({
    readingTime: '1-2 min',
    metrics: {
      is_location_mentioned: true,
      is_equal_opportunity_employer_mentioned: true,
      payRange: { minimum: 61000, maximum: 74500, currency: 'USD', period: 'year' },
    },
  });
  for (const key of [
    'score',
    'label',
    'annotations',
    'bestPractices',
    'numWords',
    'readingTimeMinutesMin',
    'readingTimeMinutesMax',
    'readabilityScore',
    'readabilityScoreRaw',
  ]) {
    expect(analysis).toHaveProperty(key);
  }
});

test('reads standard input', () => {
  const { stdout } = run(['-'], 'Election Clerk\r\nWe want a ninja.\r\n');
  expect(JSON.parse(stdout)).toMatchObject({
    annotations: [{ start: 25, end: 30, text: 'ninja' }],
  });
});

test('says in plain words what is missing', () => {
  expect(run([])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('No file was named'),
  });
  expect(run(['/nowhere.txt'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('could not be read'),
  });
});
