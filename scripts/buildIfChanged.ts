// usage: node scripts/buildIfChanged.ts [NAME ...] — builds the web app and the server, or what is named (web, server, extension, firefox), unless .output holds the build of these very sources.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const targets = {
  web: {
    result: '.output/web/index.html',
    sources: ['shared', 'web/app', 'package-lock.json', 'vite.config.ts', 'codegen.ts'],
  },
  server: {
    result: '.output/server/main.js',
    sources: [
      'shared',
      'web/server',
      'tests/factories',
      'package-lock.json',
      'scripts/bundleServer.ts',
    ],
  },
  extension: {
    result: '.output/chrome-mv3/manifest.json',
    sources: ['extension', 'shared', 'package-lock.json', 'wxt.config.ts'],
  },
  firefox: {
    result: '.output/firefox-mv3/manifest.json',
    sources: ['extension', 'shared', 'package-lock.json', 'wxt.config.ts'],
  },
};
type Name = keyof typeof targets;
const root = new URL('..', import.meta.url).pathname;
const isName = (name: string): name is Name => name in targets;
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : ['web', 'server']) {
  if (!isName(name)) throw new Error(`There is no build of "${name}".`);
  buildIfChanged(name);
}

function buildIfChanged(name: Name): void {
  const { result, sources } = targets[name];
  const now = hashOf(sources);
  const markFile = join(root, `.output/${name}-build-of`);
  if (readIfThere(markFile) === now && existsSync(join(root, result))) return;
  console.log(`Building: ${name} ...`);
  // Whatever NODE_ENV is here (a test runner sets it to test), the build is the one that people get.
  execFileSync('npm', ['run', '--silent', `build:${name}`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  mkdirSync(join(root, '.output'), { recursive: true });
  writeFileSync(markFile, now);
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const full = join(root, path);
    if (!statSync(full).isDirectory()) {
      hash.update(path).update(readFileSync(full));
      return;
    }
    for (const entry of readdirSync(full).sort())
      if (entry !== '__generated__' && !entry.includes('.test.')) add(join(path, entry));
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
