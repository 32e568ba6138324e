import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Source {
  /** From the top of the repository, with forward slashes. */
  path: string;
  text: string;
}

/** Every TypeScript file of the project that people write, tests included. */
export function listSources(...folders: string[]): Source[] {
  const top = folders.length > 0 ? folders : ['extension', 'web', 'shared', 'scripts', 'tests'];
  // A folder of the map that has no file yet is not in the repository.
  const there = top.filter((folder) => existsSync(root + folder));
  return there.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length))
      .filter((path) => !path.includes('__generated__'))
      .map((path) => ({ path, text: readFileSync(root + path, 'utf8') })),
  );
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
