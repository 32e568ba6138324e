import { statfs } from 'node:fs/promises';

/**
 * What recordings leave to the database on the same disk. Its journal grows by 16 MB at a time, and it
 * stops for good when it cannot.
 */
const reservedBytes = 64 * 1024 ** 2;

/** Whether a folder's disk has more room than the database needs; a folder not there yet has. */
export async function hasRoomForDatabase(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return !disk || disk.bavail * disk.bsize > reservedBytes;
}
