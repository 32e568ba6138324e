import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface LoadedFile {
  name: string;
  brotliBytes: number;
}

/**
 * What a browser must have before a page of the built web app can draw: the files index.html names, and those
 * the build lists for the page's path (see `pageModules`). Sizes are those of the brotli files that are served.
 */
export function firstLoadFiles(
  webDir: string,
  path?: string,
): { scripts: LoadedFile[]; styles: LoadedFile[] } {
  const html = readFileSync(join(webDir, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, name = '']) => name,
  );
  const names = new Set([...named, ...(path === undefined ? [] : listedFiles(webDir, path))]);
  const files = [...names].map((name) => ({ name, brotliBytes: brotliSize(join(webDir, name)) }));
  return {
    scripts: files.filter(({ name }) => name.endsWith('.js')),
    styles: files.filter(({ name }) => name.endsWith('.css')),
  };
}

export const sumOf = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);

function listedFiles(webDir: string, path: string): string[] {
  const pages = JSON.parse(readFileSync(join(webDir, '.vite/pages.json'), 'utf8')) as Record<
    string,
    { first: string[]; screens: string[] }
  >;
  const files = pages[path];
  if (!files) throw new Error(`The build lists no files for ${path}`);
  return [...files.first, ...files.screens];
}

/** The build leaves what it serves beside each file; files under 1 KB are served as they are. */
function brotliSize(path: string): number {
  if (!existsSync(path)) throw new Error(`The build names ${path}, which is not there`);
  const compressed = `${path}.br`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}
