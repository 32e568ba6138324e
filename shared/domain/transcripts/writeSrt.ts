import { blankLine, endIsolate, isolate, readSrt } from './readSrt.ts';
import { createReadingReport } from './readingReport.ts';
import { splitLines } from './splitLines.ts';
import { writeTimecode } from './timecode.ts';
import { timedForSubtitles } from './writableTranscript.ts';
import type { PreparedTranscript } from './writableTranscript.ts';
import type { ReadSegment } from './transcriptReading.ts';

/**
 * SRT as "Name: words". Keeps speakers, texts and times to the millisecond; title, roles and notes
 * are left out. Where names or texts are such that this would be read back differently ("Note: …",
 * a name with a colon, line breaks), every name is set apart by invisible signs (see readSrt.ts).
 * Throws TranscriptError `NO_TIMES`.
 */
export function writeSrt({ segments }: PreparedTranscript): string {
  const timed = timedForSubtitles(segments);
  const plain = write(timed, ({ speaker, text }) =>
    encode(speaker === null ? text : `${speaker}: ${text}`),
  );
  if (readsBack(plain, timed)) return plain;
  return write(timed, ({ speaker, text }) => {
    const lines = encode(text).replaceAll(isolate, '&#8296;').split('\n');
    const words = lines.map((line, index) => (line === '' && index > 0 ? blankLine : line));
    const name = speaker === null ? blankLine : `${isolate}${encode(speaker)}${endIsolate}: `;
    return `${name}${words.join('\n')}`;
  });
}

type Timed = ReadSegment & { startMs: number; endMs: number };

function write(segments: readonly Timed[], payloadOf: (segment: Timed) => string): string {
  return segments
    .map((segment, index) => {
      const [start, end] = [segment.startMs, segment.endMs].map((ms) => writeTimecode(ms, ','));
      return `${index + 1}\r\n${start} --> ${end}\r\n${payloadOf(segment).replaceAll('\n', '\r\n')}\r\n`;
    })
    .join('\r\n');
}

function readsBack(written: string, segments: readonly Timed[]): boolean {
  const read = readSrt(splitLines(written), createReadingReport());
  return (
    read.isExact !== true &&
    read.segments.length === segments.length &&
    read.segments.every(({ speaker, text }, index) => {
      const segment = segments[index];
      return segment?.text === text && text !== '' && segment.speaker === speaker;
    })
  );
}

/** Only what a player or our reader would take for a tag, an entity or a time. */
function encode(text: string): string {
  return text
    .replace(/&(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});)/gi, '&amp;')
    .replace(/<(?=[a-z/\d])/gi, '&lt;')
    .replace(/\{(?=\\)/g, '&#123;')
    .replaceAll('-->', '--&gt;');
}
