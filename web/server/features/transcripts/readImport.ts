import { Worker } from 'node:worker_threads';
import { readTranscript } from '../../../../shared/domain/transcripts/readTranscript.ts';
import { TranscriptError } from '../../../../shared/domain/transcripts/transcriptError.ts';
import type { TranscriptReading } from '../../../../shared/domain/transcripts/transcriptReading.ts';
import { UserError } from '../../errors/userError.ts';
import type { WorkerAnswer, WorkerQuestion } from './readImportWorker.ts';

const longestMs = 24 * 3600_000;
/** About five hours of talk, read in 50 ms. Ten megabytes take a second, in which nobody else is to wait. */
const quickBytes = 512 * 1024;
const patienceMs = 60_000;

/** Reads a transcript file somebody brought. @throws {UserError} BAD_INPUT in words to show as they are. */
export async function readImport(
  content: Uint8Array,
  fileName: string,
): Promise<TranscriptReading> {
  const reading =
    content.length > quickBytes
      ? await readAside({ bytes: content, fileName })
      : readHere(content, fileName);
  const latest = reading.segments.reduce(
    (most, { startMs, endMs }) => Math.max(most, startMs ?? 0, endMs ?? 0),
    0,
  );
  if (latest > longestMs)
    throw new UserError(
      'BAD_INPUT',
      'The times in this file run past 24 hours, so they are not times from the start of an interview. Export it with times that begin at 0:00.',
    );
  return reading;
}

function readHere(bytes: Uint8Array, fileName: string): TranscriptReading {
  try {
    return readTranscript({ bytes, fileName });
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    throw new UserError('BAD_INPUT', error.message);
  }
}

/** In a thread of its own, which ends with the answer. */
async function readAside(question: WorkerQuestion): Promise<TranscriptReading> {
  const worker = new Worker(new URL('./readImportWorker.ts', import.meta.url), {
    workerData: question,
  });
  try {
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      const late = new UserError(
        'BAD_INPUT',
        'This file takes too long to read. Split it and add the parts.',
      );
      const timer = setTimeout(() => reject(late), patienceMs);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => clearTimeout(timer));
    });
    if ('fault' in answer) throw new UserError('BAD_INPUT', answer.fault);
    return answer.reading;
  } finally {
    await worker.terminate();
  }
}
