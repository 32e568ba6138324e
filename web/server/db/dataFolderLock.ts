import { createHash } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rmSync } from 'node:fs';

/**
 * Holds the data folder for this process. The lock is a socket that the system takes back when the process
 * ends, however it ends, so a crash leaves nothing to clean up.
 * @throws {Error} in plain words when another process has the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  await mkdir(dataDir, { recursive: true });
  const hash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 24);
  // Linux names such sockets outside the file system; elsewhere a file stands for it.
  const isLinux = process.platform === 'linux';
  const path = isLinux ? `\0rapport-${hash}` : join(tmpdir(), `rapport-${hash}.sock`);
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Another Rapport is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
            )
          : error,
      ),
    );
    server.listen(path, resolve);
  });
  server.unref();
  return () => {
    server.close();
    if (!isLinux) rmSync(path, { force: true });
  };
}
