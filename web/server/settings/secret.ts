import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrMakeFile } from './keptFile.ts';

/** The key that signs cookies and codes: SECRET, or one made at first start and kept beside the data. */
export async function readSecret(settings: {
  SECRET?: string | undefined;
  DATA_DIR: string;
}): Promise<string> {
  if (settings.SECRET) return settings.SECRET;
  const file = join(settings.DATA_DIR, 'secret');
  const secret = await readOrMakeFile(file, () => randomBytes(32).toString('hex'));
  if (secret.length < 32)
    throw new Error(
      `${file} is empty or cut off. Put back the one of your backup, or remove it: then everybody has to sign in again.`,
    );
  return secret;
}
