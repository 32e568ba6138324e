import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { firstLoadFiles, pageModules, sumOf } from '../harness/firstLoadFiles.ts';

const webDir = fileURLToPath(new URL('../../.output/web', import.meta.url));
const isBuilt = existsSync(`${webDir}/.vite/manifest.json`);
const limitBytes = 180_000;

if (!isBuilt && !process.env['CI'])
  process.stderr.write('The size of the first load is not tested: run `npm run build` before.\n');

describe.skipIf(!isBuilt && !process.env['CI'])('the first load of the built web app', () => {
  test.each(Object.entries(pageModules))('of %s is at most 180 KB of script', (path, module) => {
    const { scripts } = firstLoadFiles(webDir, module);
    const listing = scripts.map(({ name, brotliBytes }) => `${name} ${brotliBytes}`).join('\n');
    expect(scripts.length, 'the build lists scripts').toBeGreaterThan(1);
    expect(sumOf(scripts), `${path} loads\n${listing}`).toBeLessThanOrEqual(limitBytes);
  });
});
