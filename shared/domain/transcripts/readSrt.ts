import { decodeEntities } from './entities.ts';
import type { ReadingReport } from './readingReport.ts';
import { nameCues } from './readVtt.ts';
import { scanCues } from './scanCues.ts';
import type { Cue } from './scanCues.ts';
import type { ReadSegment, TranscriptDraft } from './transcriptReading.ts';

/**
 * SRT has no place for a speaker and no way to mark a file as ours. Where plain "Name: words" would
 * not be read back as written, we set every name apart by these two signs, which show nothing and
 * keep names in right-to-left writing apart from what follows.
 */
export const isolate = '\u2068';
export const endIsolate = '\u2069';
/** A blank line would end the cue. */
export const blankLine = `${isolate}${endIsolate}`;

/** SRT, and WebVTT that lost its first line. Words of cues without a name go on from the one before. */
export function readSrt(lines: readonly string[], report: ReadingReport): TranscriptDraft {
  const cues = scanCues(lines, report);
  if (cues.length > 0 && cues.every(({ payload }) => payload[0]?.startsWith(isolate))) {
    return { format: 'SRT', isExact: true, segments: cues.map(readSetApart) };
  }
  return { format: 'SRT', segments: nameCues(cues, report) };
}

function readSetApart({ startMs, endMs, payload }: Cue): ReadSegment {
  const [first = '', ...rest] = payload;
  const end = first.indexOf(endIsolate);
  const name = decodeEntities(first.slice(1, end));
  const begin = first.slice(end + 1 + (name === '' ? 0 : ': '.length));
  const lines = [begin, ...rest.map((line) => (line === blankLine ? '' : line))];
  return { speaker: name || null, startMs, endMs, text: decodeEntities(lines.join('\n')) };
}
