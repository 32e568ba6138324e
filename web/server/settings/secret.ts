import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The key that signs cookies and codes: SECRET, or one made at first start and kept beside the data. */
export async function readSecret(settings: {
  SECRET?: string | undefined;
  DATA_DIR: string;
}): Promise<string> {
  if (settings.SECRET) return settings.SECRET;
  const file = join(settings.DATA_DIR, 'secret');
  const secret = (await readIfThere(file)) ?? (await makeSecret(settings.DATA_DIR, file));
  if (secret.length < 32)
    throw new Error(
      `${file} is empty or cut off. Put back the one of your backup, or remove it: then everybody has to sign in again.`,
    );
  return secret;
}

const readIfThere = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
};

/** Whole and on the disk before it has its name. Of two processes that start at once both use the first. */
async function makeSecret(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(32).toString('hex'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
