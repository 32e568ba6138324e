import { readTranscript } from '../../../../shared/domain/transcripts/readTranscript.ts';
import { TranscriptError } from '../../../../shared/domain/transcripts/transcriptError.ts';
import type { TranscriptReading } from '../../../../shared/domain/transcripts/transcriptReading.ts';
import { UserError } from '../../graphql/userError.ts';

const longestMs = 24 * 3600_000;

/** Reads a transcript file somebody brought. @throws {UserError} BAD_INPUT in words to show as they are. */
export function readImport(content: Uint8Array, fileName: string): TranscriptReading {
  const reading = read(content, fileName);
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

function read(bytes: Uint8Array, fileName: string): TranscriptReading {
  try {
    return readTranscript({ bytes, fileName });
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    throw new UserError('BAD_INPUT', error.message);
  }
}
