import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TinyDisk {
  path: string;
  /** Fills it up, but for this many bytes. */
  fill(leaveBytes: number): Promise<void>;
  /** Takes back what `fill` has taken. */
  makeRoom(): Promise<void>;
  unmount(): void;
}

/** A disk in memory of the given size, or null where this process may not mount one. */
export function mountTinyDisk(megabytes: number): TinyDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'rapport-disk-'));
  try {
    const size = `size=${megabytes}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmdirSync(path);
    return null;
  }
  const filler = join(path, 'filler');
  return {
    path,
    async fill(leaveBytes) {
      const { bavail, bsize } = await statfs(path);
      await writeFile(filler, Buffer.alloc(bavail * bsize - leaveBytes));
    },
    makeRoom: () => rm(filler),
    unmount() {
      execFileSync('umount', ['-l', path]);
      rmdirSync(path);
    },
  };
}
