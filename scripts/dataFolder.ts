// Used by backup.ts and restore.ts: what a data folder holds, and how its files are told apart.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { lockFileName } from '../web/server/db/dataFolderLock.ts';
import { parseSettings } from '../web/server/settings/settings.ts';

export const manifestName = 'backup-manifest.json';
/** What is in the making; nothing in it outlives its step. */
export const leftOut = 'work';

/** @throws {Error} in one line: what failed, with tar's own reason. */
export async function runTar(parameters: string[], failure: string): Promise<void> {
  try {
    await promisify(execFile)('tar', parameters);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`${failure} ${said.split('\n')[0] ?? ''}`, { cause: error });
  }
}

/** Every file below a folder with its sha256, by path. */
export async function fingerprints(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: Record<string, string> = {};
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() || [manifestName, lockFileName].includes(path)) continue;
    if (path.startsWith(`${leftOut}/`)) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    found[path] = hash.digest('hex');
  }
  return found;
}

/** The one argument, the data folder, and what of the installation lies outside it; ends with a line otherwise. */
export function readArguments(usage: string): {
  file: string;
  dataDir: string;
  elsewhere: string[];
} {
  const file = process.argv[2];
  if (!file || process.argv.length > 3) stop(usage, 2);
  const settings = parseSettings(process.env);
  if (settings.DATABASE_URL)
    stop(
      'This installation keeps its data in PostgreSQL and its store: back up the one with pg_dump and the other with the versioning of the bucket.',
      1,
    );
  const elsewhere = [
    ...(settings.S3_BUCKET
      ? [`the recordings, which lie in the bucket ${settings.S3_BUCKET}; turn on its versioning.`]
      : []),
    ...(settings.SECRET ? ['SECRET, which is set in the environment; keep it too.'] : []),
  ];
  return { file, dataDir: settings.DATA_DIR, elsewhere };
}

export function stop(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** Runs a script's work; a fault is one plain line. */
export async function orStop(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error), 1);
  }
}
