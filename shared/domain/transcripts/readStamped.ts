import { findSpeakers } from './findSpeakers.ts';
import type { ReadingReport } from './readingReport.ts';
import { parseTimecode } from './timecode.ts';
import type { ReadSegment, TranscriptDraft } from './transcriptReading.ts';

interface StampedLine {
  startMs: number;
  endMs: number | null;
  rest: string;
}

const time = String.raw`(\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)`;
const stampFirst = new RegExp(
  String.raw`^[([]?${time}(?:\s{0,3}(?:-|–|-->|to)\s{0,3}${time})?(?:[)\]]:?\s{0,5}|\s{1,5})(?:[-–|]\s{1,5})?(?=\S)`,
);
const stampSecond = new RegExp(
  String.raw`^([^\s:([][^:]{0,99}?)\s{0,5}[([]${time}[)\]]:\s{0,5}(?=\S)`,
);

/** "[0:05] Name: words", "0:05 - 0:09 words", "Name (0:05): words"; null for any other line. */
export function stampedLineOf(line: string): StampedLine | null {
  if (!line.includes(':')) return null;
  const begin = line.slice(0, 160).trimStart();
  const rest = (taken: string) => line.trimStart().slice(taken.length);
  const first = stampFirst.exec(begin);
  if (first) {
    const startMs = parseTimecode(first[1] ?? '');
    if (startMs === null) return null;
    return { startMs, endMs: parseTimecode(first[2] ?? ''), rest: rest(first[0]) };
  }
  const second = stampSecond.exec(begin);
  const startMs = second ? parseTimecode(second[2] ?? '') : null;
  if (!second || startMs === null) return null;
  return { startMs, endMs: null, rest: `${second[1] ?? ''}: ${rest(second[0])}` };
}

/** Text in which every turn begins with its time. Lines without one go on from the one before. */
export function readStamped(lines: readonly string[], report: ReadingReport): TranscriptDraft {
  const stamped = lines.map((line) => stampedLineOf(line));
  const split = findSpeakers(
    stamped.flatMap((line) => line?.rest ?? []),
    report,
  );
  const segments: ReadSegment[] = [];
  lines.forEach((line, index) => {
    const found = stamped[index];
    if (found) {
      const { speaker, text } = split(found.rest);
      segments.push({ speaker, startMs: found.startMs, endMs: found.endMs, text });
    } else if (line.trim() !== '') {
      const open = segments.at(-1);
      if (open?.startMs != null) open.text += ` ${line.trim()}`;
      else segments.push({ speaker: null, startMs: null, endMs: null, text: line });
    }
  });
  return { format: 'STAMPED', segments };
}
