// A PostgreSQL server of its own for a benchmark, where the machine has one installed.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = '/usr/lib/postgresql';

export interface TempPostgres {
  url: string;
  version: string;
  stop(): void;
}

/**
 * Null where there is no PostgreSQL to start. It is not told to be safe against a crash of the machine. Its
 * data go when it ends, unless they are to be kept in `keptIn`.
 */
export async function startTempPostgres(
  keptIn: string | null = null,
): Promise<TempPostgres | null> {
  const [version] = (await readdir(root).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  if (!version) return null;
  if (keptIn) await mkdir(keptIn, { recursive: true });
  const dir = keptIn ?? (await mkdtemp(join(tmpdir(), 'rapport-bench-postgres-')));
  const isKnown = existsSync(join(dir, 'data'));
  const owner = await ownerForServer();
  if (owner) await chown(dir, owner.uid, owner.gid);
  const tool = (name: string, ...args: string[]) =>
    run(join(root, version, 'bin', name), args, { cwd: '/', ...(owner ?? {}) });
  const data = join(dir, 'data');
  const port = await freePort();
  const cluster = ['-D', data, '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '-U', 'rapport'];
  if (!isKnown) await tool('initdb', ...cluster);
  const options = [
    ...[`-p ${port}`, `-k ${dir}`, '-c listen_addresses=127.0.0.1', '-c fsync=off'],
    ...['-c shared_buffers=1GB', '-c max_wal_size=4GB', '-c maintenance_work_mem=512MB'],
  ];
  await tool('pg_ctl', '-D', data, '-w', '-l', join(dir, 'log'), '-o', options.join(' '), 'start');
  // However the benchmark ends, the server ends with it.
  const end = () => {
    const stop = ['-D', data, '-m', keptIn ? 'fast' : 'immediate', 'stop'];
    const options = { cwd: '/', stdio: 'ignore', ...owner } as const;
    try {
      execFileSync(join(root, version, 'bin', 'pg_ctl'), stop, options);
    } catch {
      // It has ended by itself.
    }
    if (!keptIn) rmSync(dir, { recursive: true, force: true });
  };
  const leave = () => process.exit(130);
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  return {
    url: `postgres://rapport@127.0.0.1:${port}/postgres`,
    version,
    stop: () => {
      process.off('exit', end);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave);
      end();
    },
  };
}

/** PostgreSQL refuses to run as root, so root runs it as the user its package made. */
async function ownerForServer(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
