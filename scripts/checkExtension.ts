// usage: npm run check:extension — builds both extensions twice from nothing, compares the packages byte for byte,
// and lets Mozilla's linter look at the one for Firefox. npx fetches the linter, which brings 60 MB that nothing else needs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packExtension } from '../web/server/features/extension/packExtension.ts';

const linter = 'addons-linter@10.13.0';
const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'rapport-extension-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const build = (script: string, out: string): void => {
  execFileSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', EXTENSION_OUT: out },
  });
};

for (const [script, name] of [
  ['build:extension', 'chrome-mv3'],
  ['build:firefox', 'firefox-mv3'],
] as const) {
  const hashes: string[] = [];
  for (const round of ['first', 'second']) {
    const out = join(folder, round);
    build(script, out);
    const { zip } = await packExtension(join(out, name));
    hashes.push(createHash('sha256').update(zip).digest('hex'));
  }
  if (new Set(hashes).size > 1)
    throw new Error(`Two builds of ${name} differ: ${hashes.join(' ')}`);
  console.log(`${name}  ${hashes[0]}  twice`);
}
execFileSync('npx', ['--yes', linter, '--warnings-as-errors', join(folder, 'first/firefox-mv3')], {
  stdio: 'inherit',
});
