import { open } from 'node:fs/promises';

/** Waits until a file's content, or a folder's list of names, would survive a power loss. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
