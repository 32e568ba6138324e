import { isZip } from '#shared/domain/transcripts/readDocx.ts';
import { readTranscript } from '#shared/domain/transcripts/readTranscript.ts';
import { TranscriptError } from '#shared/domain/transcripts/transcriptError.ts';
import type { TranscriptReading } from '#shared/domain/transcripts/transcriptReading.ts';
import { UserError } from '../../errors/userError.ts';
import { readInChild } from './readInChild.ts';

const longestMs = 24 * 3600_000;
/** About five hours of talk, read in 50 ms. Ten megabytes take a second, which would delay every other request. */
const quickBytes = 512 * 1024;
/** More names than any meeting has people; matching them to colleagues is work on the main thread. */
const mostSpeakers = 500;

/** Reads a transcript file somebody brought. @throws {UserError} BAD_INPUT in words to show as they are. */
export async function readImport(
  content: Uint8Array,
  fileName: string,
): Promise<TranscriptReading> {
  // The size of an archive says nothing about what it unpacks to.
  const isQuick = content.length <= quickBytes && !isZip(content);
  const reading = isQuick
    ? readHere(content, fileName)
    : await readInChild({ bytes: content, fileName });
  if (reading.speakers.length > mostSpeakers)
    throw new UserError(
      'BAD_INPUT',
      `This file names more than ${mostSpeakers} speakers, so its lines are not those of one interview. Check that it is the transcript.`,
    );
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
