import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Not part of a backup: it holds nothing, and closing another handle of it would end the lock. */
export const lockFileName = 'lock';

const busy = 5;

/**
 * Holds the data folder for this process, by SQLite's exclusive lock on a file in it. The kernel keeps that
 * lock on the file itself, so it also holds between containers, namespaces and other paths to the folder,
 * and ends with the process, however that ends.
 * @throws {Error} in plain words when another process has the folder.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, lockFileName));
  const fault = beginExclusive(lock);
  if (fault !== null) lock.close();
  if (fault instanceof Error && 'errcode' in fault && fault.errcode === busy)
    throw new Error(
      `Another Rapport is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  if (fault !== null)
    throw new Error(
      `${dataDir} cannot be locked. Choose a folder on a disk that supports file locks.`,
      { cause: fault },
    );
  return () => lock.close();
}

function beginExclusive(lock: DatabaseSync): unknown {
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return null;
  } catch (error) {
    return error;
  }
}
