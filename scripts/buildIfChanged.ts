// usage: node scripts/buildIfChanged.ts — builds the web app unless .output holds the build of these very sources.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const markFile = join(root, '.output/build-of');
const sources = ['shared', 'web/app', 'package-lock.json', 'vite.config.ts', 'codegen.ts'];

const hash = createHash('sha256');
for (const source of sources) add(source);
const now = hash.digest('hex');

if (readIfThere(markFile) === now) process.exit(0);
console.log('Building the web app ...');
// Whoever asks (a test runner says NODE_ENV=test), the build is the one that people get.
execFileSync('npm', ['run', '--silent', 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
mkdirSync(join(root, '.output'), { recursive: true });
writeFileSync(markFile, now);

function add(path: string): void {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort())
    if (name !== '__generated__' && !name.includes('.test.')) add(join(path, name));
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
