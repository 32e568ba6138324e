import { chmod, mkdir, stat } from 'node:fs/promises';

/**
 * Makes the data folder and closes it to other accounts of the machine; that guards everything below it,
 * whatever the modes of the files there. What this process writes from now on is for its account only.
 * @returns what to warn of, when the folder belongs to another account and stays open.
 */
export async function prepareDataFolder(dataDir: string): Promise<string | null> {
  process.umask(0o077);
  await mkdir(dataDir, { recursive: true });
  try {
    await chmod(dataDir, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    if (((await stat(dataDir)).mode & 0o077) !== 0)
      return `Other accounts of this machine may read ${dataDir}. Let its owner run: chmod 700 ${dataDir}`;
  }
  return null;
}
