import { fork, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { buildOf } from './buildOf.ts';
import { copyDemoData } from './demoData.ts';
import { nodeEnvironment } from './nodeEnvironment.ts';

export interface RunningServer {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Asks it to stop, waits, and removes its data unless it is to be started again. */
  stop(options?: { keepData?: boolean }): Promise<void>;
}

/** The real server as its own process, on an embedded database with demo data unless told otherwise. */
export async function runServer(
  environment: Record<string, string> = {},
  dataDir?: string,
): Promise<RunningServer> {
  const folder = dataDir ?? (await copyDemoData());
  const child = fork(buildOf('server'), {
    env: {
      ...nodeEnvironment(),
      NODE_ENV: 'development',
      PORT: '0',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      DATA_DIR: folder,
      ...environment,
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
  });
  return {
    url: `http://localhost:${port}`,
    dataDir: folder,
    process: child,
    stop: async ({ keepData = false } = {}) => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      if (!keepData) await rm(folder, { recursive: true, force: true });
    },
  };
}
