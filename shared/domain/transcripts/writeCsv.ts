import { writeCell } from './csvCells.ts';
import { writeTimecode } from './timecode.ts';
import type { PreparedTranscript, WriteOptions } from './writableTranscript.ts';

/**
 * CSV for spreadsheets: Kind (only with notes), Start, End, Speaker, Text, in UTF-8 with the mark
 * that Excel needs. Keeps speakers, texts, notes and times to the millisecond; not title or roles.
 * Cells that a spreadsheet would run as a formula are guarded (see csvCells.ts).
 */
export function writeCsv(
  { segments, notes }: PreparedTranscript,
  { times, speakers }: WriteOptions,
): string {
  const hasNotes = notes.length > 0;
  const hasNames = speakers || hasNotes;
  const stamp = (ms: number | null) => (ms === null ? '' : writeTimecode(ms));
  const row = (kind: string, start: string, end: string, name: string, text: string): string =>
    [...(hasNotes ? [kind] : []), ...(times ? [start, end] : []), ...(hasNames ? [name] : []), text]
      .map(writeCell)
      .join(',');
  return `\ufeff${[
    row('Kind', 'Start', 'End', 'Speaker', 'Text'),
    ...segments.map(({ startMs, endMs, speaker, text }) =>
      row('speech', stamp(startMs), stamp(endMs), speaker ?? '', text),
    ),
    ...notes.map(({ atMs, author, text }) => row('note', stamp(atMs), '', author ?? '', text)),
  ].join('\r\n')}\r\n`;
}
