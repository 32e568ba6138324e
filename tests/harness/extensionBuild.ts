import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const markFile = join(root, '.output/extension-build-of');
const sources = ['extension', 'shared', 'package-lock.json', 'wxt.config.ts'];

/** The folder of the extension as people get it, built unless it holds the build of these very sources. */
export function extensionBuild(): string {
  const folder = join(root, '.output/chrome-mv3');
  const hash = createHash('sha256');
  for (const source of sources) add(hash, source);
  const now = hash.digest('hex');
  if (readIfThere(markFile) === now && readIfThere(join(folder, 'manifest.json'))) return folder;
  execFileSync('npm', ['run', '--silent', 'build:extension'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  mkdirSync(join(root, '.output'), { recursive: true });
  writeFileSync(markFile, now);
  return folder;
}

function add(hash: ReturnType<typeof createHash>, path: string): void {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) {
    hash.update(path).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort())
    if (!name.includes('.test.')) add(hash, join(path, name));
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
