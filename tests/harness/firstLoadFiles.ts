import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface LoadedFile {
  name: string;
  brotliBytes: number;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Where a page's own code begins, by the path of the page. */
export const pageModules = {
  '/sign-in': 'screens/SignInScreen.tsx',
  '/search': 'screens/RecordingsScreen.tsx',
} as const;

/**
 * What a browser must have before a page of the built web app can draw: the files index.html names, the
 * chunk of the page, and whatever these import at once. Sizes are of brotli at its best, as it is served.
 */
export function firstLoadFiles(
  webDir: string,
  pageModule?: string,
): { scripts: LoadedFile[]; styles: LoadedFile[] } {
  const manifest = JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const names = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    for (const name of [chunk.file, ...(chunk.css ?? [])]) names.add(name);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  follow('index.html');
  if (pageModule) follow(pageModule);
  const html = readFileSync(join(webDir, 'index.html'), 'utf8');
  for (const [, name = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g))
    names.add(name);
  const files = [...names].map((name) => ({ name, brotliBytes: brotliSize(join(webDir, name)) }));
  return {
    scripts: files.filter(({ name }) => name.endsWith('.js')),
    styles: files.filter(({ name }) => name.endsWith('.css')),
  };
}

export const sumOf = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);

function brotliSize(path: string): number {
  if (!existsSync(path)) throw new Error(`The build names ${path}, which is not there`);
  const content = readFileSync(path);
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}
