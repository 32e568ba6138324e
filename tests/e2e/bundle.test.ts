import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstLoadFiles, sumOf } from '../harness/firstLoadFiles.ts';

// Among the journeys, because these always run against a fresh build.
const webDir = fileURLToPath(new URL('../../.output/web', import.meta.url));

/** Bytes of script, brotli, that a page may load before it draws: what it loads now and a little more. */
const limits = {
  '/sign-in': 120_700,
  // Every other page of a signed-in person begins with this.
  '*': 181_500,
  '/search': 196_600,
  '/interview/:callId': 260_000,
  '/guides': 193_000,
  '/plan/job-descriptions': 216_500,
  '/plan/create/:jobDescriptionId': 231_000,
  '/plan/analyze/:jobDescriptionId': 359_000,
  '/plan/interview_plan/:interviewPlanId': 271_150,
};
/** Each file costs a slow line a round of its own, six at a time. */
const mostScripts = 16;

test.each(Object.entries(limits))('the script of %s stays within its limit', (path, limit) => {
  const { scripts } = firstLoadFiles(webDir, path);
  const listing = scripts.map(({ name, brotliBytes }) => `${name} ${brotliBytes}`).join('\n');
  expect(scripts.length, 'the build lists scripts').toBeGreaterThan(1);
  expect(scripts.length, `${path} loads\n${listing}`).toBeLessThanOrEqual(mostScripts);
  expect(sumOf(scripts), `${path} loads\n${listing}`).toBeLessThanOrEqual(limit);
});
