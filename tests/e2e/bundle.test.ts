import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstLoadFiles, otherPageModules, pageModules, sumOf } from '../harness/firstLoadFiles.ts';

// Among the journeys, because these always run against a fresh build.
const webDir = fileURLToPath(new URL('../../.output/web', import.meta.url));

/** Bytes of script, brotli, that a page may load before it draws: what it loads now and a little more. */
const limits: Record<keyof typeof pageModules | keyof typeof otherPageModules, number> = {
  '/sign-in': 116_000,
  'every signed-in page': 176_000,
  '/search': 194_500,
  '/interview/:callId': 263_500,
  '/guides': 190_500,
  '/plan': 215_000,
  '/plan/create/:id': 234_500,
  '/plan/analyze/:id': 351_000,
  '/plan/interview_plan/:id': 273_000,
};

test.each(Object.entries({ ...pageModules, ...otherPageModules }))(
  'the script of %s stays within its limit',
  (path, modules) => {
    const { scripts } = firstLoadFiles(webDir, modules);
    const listing = scripts.map(({ name, brotliBytes }) => `${name} ${brotliBytes}`).join('\n');
    expect(scripts.length, 'the build lists scripts').toBeGreaterThan(1);
    expect(sumOf(scripts), `${path} loads\n${listing}`).toBeLessThanOrEqual(
      limits[path as keyof typeof limits],
    );
  },
);
