import { fork } from 'node:child_process';
import { buildOf } from '../harness/buildOf.ts';
import { nodeEnvironment } from '../harness/nodeEnvironment.ts';

/** The real server as a process that tests may end in any way, also before it is ready. */
export interface ServerProcess {
  /** Where it answers; rejects with its last words when it ends before. */
  ready: Promise<string>;
  /** Its exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
  /** What it has said on stdout and stderr. */
  output(): string;
  /** Ends it at once, without a chance to tidy up. */
  kill(): Promise<void>;
  /** Asks it to stop and waits; returns the exit code. */
  terminate(): Promise<number | null>;
}

export function startServerProcess(
  dataDir: string,
  environment: Record<string, string> = {},
): ServerProcess {
  const child = fork(buildOf('server'), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...nodeEnvironment(),
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      ...environment,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', (message: { port: number }) =>
      resolve(`http://127.0.0.1:${message.port}`),
    );
    void ended.then((code) => reject(new Error(`The server ended with code ${code}: ${said}`)));
  });
  ready.catch(() => {}); // Whoever waits for it is told; a killed server is no accident.
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    ready,
    ended,
    output: () => said,
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
  };
}
