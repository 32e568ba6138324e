import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TranscriptReading } from '#shared/domain/transcripts/transcriptReading.ts';
import { UserError } from '../../errors/userError.ts';
import type { ChildAnswer, ImportFile } from './readImportChild.ts';

const patienceMs = 30_000;
const memoryMb = 192;
const mostRunning = 2;
const mostWaiting = 8;
const childFile = fileURLToPath(new URL('./readImportChild.ts', import.meta.url));

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a file in a process of its own, at most two at once, each within bounds of time and memory. Not a
 * thread: V8 ends the whole process when `JSON.parse` in a thread runs past the thread's memory.
 * @throws {UserError} BAD_INPUT for a file that cannot be read within the bounds; RATE_LIMITED when many wait.
 */
export async function readInChild(file: ImportFile): Promise<TranscriptReading> {
  if (running >= mostRunning) {
    if (waiting.length >= mostWaiting)
      throw new UserError(
        'RATE_LIMITED',
        'Many files are being read right now. Wait a moment, then add this one again.',
      );
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await askChild(file);
  } finally {
    // The place passes to the next in line, so the count stays.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function askChild(file: ImportFile): Promise<TranscriptReading> {
  const child = fork(childFile, {
    // No secrets of the server where an untrusted file is read.
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<ChildAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(tooDemanding('takes too long')), patienceMs);
      child.once('message', (message) => resolve(message as ChildAnswer));
      child.once('error', reject);
      // V8 aborts a process that runs out of memory.
      child.once('exit', (code, signal) =>
        reject(signal ? tooDemanding('takes too much memory') : new Error(`Exit code ${code}`)),
      );
      child.send(file);
    });
    if ('reading' in answer) return answer.reading;
    if ('fault' in answer) throw new UserError('BAD_INPUT', answer.fault);
    throw new Error('A transcript file could not be read.', { cause: answer.error });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

const tooDemanding = (what: string) =>
  new UserError('BAD_INPUT', `This file ${what} to read. Split it and add the parts.`);
