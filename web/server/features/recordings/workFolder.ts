import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a stage keeps what it makes, for itself alone. */
export interface WorkFolder {
  path: string;
  /** Where the decoded sound lies. */
  soundDir: string;
  /** Leaves the decoded sound to the next stage, if that runs on this machine. */
  handOver(): Promise<void>;
  remove(): Promise<void>;
}

/** Opens a working folder, with the sound that an earlier stage of the same order has left on this machine. */
export async function openWorkFolder(
  dataDir: string,
  { callId, generation }: { callId: string; generation: number },
): Promise<WorkFolder> {
  const root = join(dataDir, 'work');
  const path = join(root, `${callId}-${randomUUID()}`);
  const soundDir = join(path, 'sound');
  const left = join(root, `${callId}-sound-${generation}`);
  await mkdir(path, { recursive: true });
  await move(left, soundDir);
  return {
    path,
    soundDir,
    async handOver() {
      await rm(left, { recursive: true, force: true });
      await move(soundDir, left);
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** Does nothing when there is nothing to move. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
