import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { recordingFile } from '../../db/tables/schema.ts';
import { FinalJobError } from '../../jobs/job.ts';
import type { Storage } from '../../storage/storage.ts';
import type { WorkFolder } from './workFolder.ts';

export interface Original {
  /** On this machine, for reading only. */
  path: string;
  sha256: string;
}

/** @throws {FinalJobError} NO_RECORDING when the call has none */
export async function findOriginal(
  { system }: Database,
  callId: string,
): Promise<typeof recordingFile.$inferSelect> {
  const [file] = await system
    .select()
    .from(recordingFile)
    .where(and(eq(recordingFile.callId, callId), eq(recordingFile.kind, 'ORIGINAL')));
  if (!file) throw new FinalJobError('NO_RECORDING', 'This interview has no recording yet.');
  return file;
}

/** What was uploaded, as a file on this machine: in place, or fetched into the working folder. */
export async function openOriginal({
  database,
  storage,
  folder,
  callId,
}: {
  database: Database;
  storage: Storage;
  folder: WorkFolder;
  callId: string;
}): Promise<Original> {
  const { storageKey, sha256 } = await findOriginal(database, callId);
  const inPlace = storage.localPath(storageKey);
  if (inPlace) return { path: inPlace, sha256 };
  const path = join(folder.path, 'original');
  await storage.fetchToFile(storageKey, path);
  return { path, sha256 };
}
