import type { ReadingReport } from './readingReport.ts';
import { parseTimecode } from './timecode.ts';
import { TranscriptError } from './transcriptError.ts';
import { maxSegments } from './transcriptReading.ts';

export interface Cue {
  /** Of its time, counted from 1. */
  line: number;
  id: string | null;
  /** Null where the line is a time by its look but cannot be read. */
  startMs: number | null;
  endMs: number | null;
  /** Lines as they stand, without blank ones at the end. */
  payload: string[];
}

type Timing = Pick<Cue, 'startMs' | 'endMs'>;

// A time may be negative: a caption that began before the recording.
const timing = /^\s{0,50}(-?[\d:.,]{3,20})\s{0,50}-->\s{0,50}(-?[\d:.,]{3,20})(?:\s|$)/;
const comment = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** Whether a line says from when to when, as both WebVTT and SRT write it. */
export const isTimingLine = (line: string): boolean =>
  line.includes('-->') && timing.test(line.slice(0, 200));

/**
 * The cues of a WebVTT or SRT file in the order they stand. Written for files that are not quite
 * right: blank lines inside a cue, missing ones between cues, identifiers that are missing, repeated
 * or out of order. Notes and styles are left out. Throws TranscriptError `TOO_LARGE`.
 */
export function scanCues(lines: readonly string[], report: ReadingReport): Cue[] {
  const cues: Cue[] = [];
  let open: Cue | null = null;
  let isComment = lines[0]?.startsWith('WEBVTT') ?? false;
  lines.forEach((line, index) => {
    const times = readTiming(line);
    if (times) {
      open = { line: index + 1, id: takeId(lines, index, open), ...times, payload: [] };
      if (times.startMs === null)
        report.warn(open.line, 'This time cannot be read: its words have none.');
      cues.push(open);
      isComment = false;
      if (cues.length > maxSegments) {
        throw new TranscriptError('TOO_LARGE', 'The file has more than 200,000 cues. Split it.');
      }
    } else if (line.trim() === '') {
      isComment = false;
      open?.payload.push('');
    } else if (isComment || (comment.test(line) && (lines[index - 1] ?? '').trim() === '')) {
      isComment = true;
    } else if (open) {
      open.payload.push(line);
    } else if (line.trim() !== '' && !isTimingLine(lines[index + 1] ?? '')) {
      report.skip(index + 1, line, 'It stands before the first time.');
    }
  });
  for (const { payload } of cues) while (payload.at(-1) === '') payload.pop();
  return cues;
}

function readTiming(line: string): Timing | null {
  if (!line.includes('-->')) return null;
  const match = timing.exec(line.slice(0, 200));
  if (!match) return /^\s{0,50}-?\d[\d:.,]{3}/.test(line) ? { startMs: null, endMs: null } : null;
  const [startMs, endMs] = [parseTimecode(match[1] ?? ''), parseTimecode(match[2] ?? '')];
  if (startMs === null) return { startMs: null, endMs: null };
  return { startMs, endMs: endMs === null ? null : Math.max(startMs, endMs) };
}

/** The identifier above a time was taken for words of the cue before; give it back. */
function takeId(lines: readonly string[], index: number, before: Cue | null): string | null {
  const line = lines[index - 1] ?? '';
  if (index < 1 || line.trim() === '' || line.startsWith('WEBVTT') || comment.test(line))
    return null;
  if (!before) return line.trim();
  const isAlone = (lines[index - 2] ?? '').trim() === '';
  const isNext = /^\d+$/.test(line.trim()) && Number(line) === Number(before.id) + 1;
  if (before.line === index || before.payload.length === 0 || (!isAlone && !isNext)) return null;
  before.payload.pop();
  return line.trim();
}
