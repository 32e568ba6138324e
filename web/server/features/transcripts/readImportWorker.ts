import { parentPort, workerData } from 'node:worker_threads';
import { readTranscript } from '../../../../shared/domain/transcripts/readTranscript.ts';
import { TranscriptError } from '../../../../shared/domain/transcripts/transcriptError.ts';
import type { TranscriptReading } from '../../../../shared/domain/transcripts/transcriptReading.ts';

/** What the thread is given, and what it answers. */
export interface WorkerQuestion {
  bytes: Uint8Array;
  fileName: string;
}
export type WorkerAnswer = { reading: TranscriptReading } | { fault: string };

function answer(): WorkerAnswer {
  try {
    return { reading: readTranscript(workerData as WorkerQuestion) };
  } catch (error) {
    if (error instanceof TranscriptError) return { fault: error.message };
    throw error;
  }
}

parentPort?.postMessage(answer());
