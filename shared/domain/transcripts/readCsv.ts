import { csvRows, unguardCell } from './csvCells.ts';
import { areMilliseconds } from './looseSegments.ts';
import { parseTimecode } from './timecode.ts';
import { TranscriptError } from './transcriptError.ts';
import type { ReadingReport } from './readingReport.ts';
import { maxSegments } from './transcriptReading.ts';
import type { ReadSegment, TranscriptDraft, TranscriptNote } from './transcriptReading.ts';

const columns = {
  text: /^(?:text|transcript|content|sentence|words|message|utterance|caption)$/,
  speaker: /^(?:speaker(?:[ _]?(?:name|label))?|name|participant|who)$/,
  start:
    /^(?:start|begin|from|time|timestamp|offset|in)(?:[ _]?(?:time|offset))?(?:[ _]?\(?(?:m?s|sec|seconds|milliseconds)\)?)?$/,
  end: /^(?:end|to|out)(?:[ _]?time)?(?:[ _]?\(?(?:m?s|sec|seconds|milliseconds)\)?)?$/,
  kind: /^kind$/,
};

const number = /^\d{1,12}(?:\.\d{1,9})?$/;

/** The head line of our own exports; such a file is read exactly. */
const ownHead = /^(?:"Kind",)?(?:"Start","End",)?(?:"Speaker",)?"Text"$/;

type Columns = Partial<Record<keyof typeof columns, number>> & {
  text: number;
  isMs: boolean;
  isOwn: boolean;
};

/** Whether the first line names the columns of a transcript, and what stands between them. */
export function csvLayout(firstLine: string): { separator: string; columns: Columns } | null {
  if (firstLine.length > 2000) return null;
  for (const separator of [',', ';', '\t']) {
    const [head] = csvRows(firstLine, separator);
    const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
    const placeOf = (column: RegExp) => names.findIndex((name) => column.test(name));
    const found = Object.entries(columns).flatMap(([key, column]) => {
      const place = placeOf(column);
      return place < 0 ? [] : [[key, place] as const];
    });
    const places: Partial<Columns> = Object.fromEntries(found);
    if (places.text === undefined || (found.length < 2 && !ownHead.test(firstLine))) continue;
    const isMs = /m(?:s|illiseconds)\)?$/.test(names[places.start ?? -1] ?? '');
    return {
      separator,
      columns: { ...places, text: places.text, isMs, isOwn: ownHead.test(firstLine) },
    };
  }
  return null;
}

/** A CSV with a head line: ours, or any with a text and a speaker or start column. */
export function readCsv(
  text: string,
  { separator, columns: places }: NonNullable<ReturnType<typeof csvLayout>>,
  report: ReadingReport,
): TranscriptDraft {
  const segments: ReadSegment[] = [];
  const notes: TranscriptNote[] = [];
  let isHead = true;
  const isMs = places.isMs || isInMilliseconds(text, separator, places);
  if (isMs && !places.isMs) report.warn(0, 'Times were taken for milliseconds.');
  for (const { line, cells } of csvRows(text.replace(/\r\n?/g, '\n'), separator)) {
    const cellAt = (place: number | undefined) => unguardCell(cells[place ?? -1] ?? '');
    const timeAt = (place: number | undefined) => {
      const cell = cellAt(place).trim();
      const ms = readTime(cell, isMs);
      if (cell !== '' && ms === null) report.warn(line, `"${cell.slice(0, 40)}" is no time.`);
      return ms;
    };
    if (isHead) {
      isHead = false;
      continue;
    }
    if (segments.length >= maxSegments) {
      throw new TranscriptError('TOO_LARGE', 'The file has more than 200,000 rows. Split it.');
    }
    const name = cellAt(places.speaker) || null;
    const said = cellAt(places.text);
    if (cellAt(places.kind) === 'note') {
      notes.push({ atMs: timeAt(places.start), author: name, text: said });
    } else {
      const [startMs, endMs] = [timeAt(places.start), timeAt(places.end)];
      segments.push({ speaker: name, startMs, endMs, text: said });
    }
  }
  return { format: 'CSV', isExact: places.isOwn, segments, notes };
}

/** As Whisper writes its table: whole numbers under "start" and "end", without a unit. */
function isInMilliseconds(text: string, separator: string, places: Columns): boolean {
  const spans: [unknown, unknown][] = [];
  const numberOf = (cell = '') => (number.test(cell.trim()) ? Number(cell) : null);
  for (const { cells } of csvRows(text.replace(/\r\n?/g, '\n'), separator)) {
    spans.push([numberOf(cells[places.start ?? -1]), numberOf(cells[places.end ?? -1])]);
    if (spans.length > 1000) break;
  }
  return areMilliseconds(spans);
}

function readTime(cell: string, isMs: boolean): number | null {
  if (number.test(cell)) return Math.round(Number(cell) * (isMs ? 1 : 1000));
  return parseTimecode(cell);
}
