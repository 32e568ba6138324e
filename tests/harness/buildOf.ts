import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const output = join(root, '.output');
const places = {
  extension: 'chrome-mv3',
  firefox: 'firefox-mv3',
  server: 'server/main.js',
  web: 'web',
};
type Name = keyof typeof places;
const known = new Map<Name, string>();

/** Where the extension, the server or the web app is as people get it. Test files that start together wait for one build. */
export function buildOf(name: Name): string {
  const place = known.get(name) ?? join(output, places[name]);
  if (known.has(name)) return place;
  mkdirSync(output, { recursive: true });
  const build = [process.execPath, join(root, 'scripts/buildIfChanged.ts'), name];
  execFileSync('flock', [join(output, `${name}-build.lock`), ...build], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  known.set(name, place);
  return place;
}
