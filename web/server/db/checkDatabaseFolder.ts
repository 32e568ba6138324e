import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Whether there is a database in this folder to open; otherwise one may be made there.
 * @throws {Error} when other files show that there was one: making another over them would hide what was lost.
 */
export async function hasDatabase(databaseDir: string): Promise<boolean> {
  const files = await namesIn(databaseDir);
  if (files.includes('PG_VERSION')) return true;
  const dataDir = dirname(databaseDir);
  if (files.length > 0) throw damagedDatabase(databaseDir);
  for (const name of ['media', 'uploads'])
    if ((await namesIn(join(dataDir, name))).length > 0)
      throw new Error(`${dataDir} holds recordings but no database. ${howToRestore(dataDir)}`);
  return false;
}

export const damagedDatabase = (databaseDir: string, cause?: unknown): Error =>
  new Error(
    `${databaseDir} holds a database that cannot be opened; it may be damaged. ${howToRestore(dirname(databaseDir))}`,
    { cause },
  );

const howToRestore = (dataDir: string) =>
  `Move ${dataDir} away, then bring back a backup: npm run restore -- FILE.tar`;

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
