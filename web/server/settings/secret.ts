import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key that signs cookies and codes: SECRET, or one made at first start and kept beside the data. */
export async function readSecret(settings: {
  SECRET?: string | undefined;
  DATA_DIR: string;
}): Promise<string> {
  if (settings.SECRET) return settings.SECRET;
  const file = join(settings.DATA_DIR, 'secret');
  await mkdir(settings.DATA_DIR, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
