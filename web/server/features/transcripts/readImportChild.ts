import { readTranscript } from '#shared/domain/transcripts/readTranscript.ts';
import { TranscriptError } from '#shared/domain/transcripts/transcriptError.ts';
import type { TranscriptReading } from '#shared/domain/transcripts/transcriptReading.ts';

export interface ImportFile {
  bytes: Uint8Array;
  fileName: string;
}
export type ChildAnswer =
  { reading: TranscriptReading } | { fault: string } | { error: string | undefined };

function readFile(file: ImportFile): ChildAnswer {
  try {
    return { reading: readTranscript(file) };
  } catch (error) {
    if (error instanceof TranscriptError) return { fault: error.message };
    return { error: error instanceof Error ? error.stack : String(error) };
  }
}

// The first message is the file; the process ends when its answer has been sent.
process.once('message', (file: ImportFile) => {
  process.send?.(readFile(file), () => process.disconnect());
});
