import { TranscriptError } from './transcriptError.ts';
import { maxLineLength, maxLines } from './transcriptReading.ts';

/**
 * Lines ended by LF, CRLF or CR. Throws TranscriptError `TOO_LARGE` past 2,000,000 lines or a line of
 * 10 MB, which no transcript has and every later step would pay for.
 */
export function splitLines(text: string): string[] {
  const plain = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const lines: string[] = [];
  for (let from = 0; from <= plain.length;) {
    const end = plain.indexOf('\n', from);
    const until = end < 0 ? plain.length : end;
    if (until - from > maxLineLength || lines.length >= maxLines) {
      throw new TranscriptError(
        'TOO_LARGE',
        until - from > maxLineLength
          ? `Line ${lines.length + 1} is longer than 10 million letters. Check that this is a transcript, and break the line up.`
          : 'The file has more than 2,000,000 lines. Split it into shorter transcripts.',
      );
    }
    lines.push(plain.slice(from, until));
    from = until + 1;
  }
  return lines;
}
