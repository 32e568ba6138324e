// Where the figures come from: without it they say nothing.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);
const peers = ['graphql-yoga', 'autocannon', 'sirv', 'tus-js-client', 'virtua', 'react', 'vite'];

/** Load of the last 1, 5 and 15 minutes; other work on the machine makes every figure worse. */
export const loadNow = (): number[] => loadavg();

/** Lines about the machine and what is measured on it. */
export async function describeMachine(): Promise<Record<string, string>> {
  const versions = await Promise.all(peers.map(async (name) => `${name} ${await versionOf(name)}`));
  return {
    machine: `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GB; clients, servers and browser share them`,
    runtime: `Node ${process.version}, ${await firstLine('ffmpeg', ['-version'])}, ${await firstLine('chromium', ['--version'])}`,
    packages: versions.join(', '),
  };
}

async function versionOf(name: string): Promise<string> {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

async function firstLine(tool: string, args: string[]): Promise<string> {
  const answer = await run(tool, args).catch(() => null);
  const line = answer?.stdout.split('\n')[0] ?? `${tool} not found`;
  return line.replace(/ Copyright.*| built on.*/, '').trim();
}
