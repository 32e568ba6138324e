import { findSpeakers } from './findSpeakers.ts';
import type { ReadingReport } from './readingReport.ts';
import { speakerTurns } from './speakerTurns.ts';
import { parseTimecode } from './timecode.ts';
import type { TranscriptDraft } from './transcriptReading.ts';

const ending = /^(?:meeting|transcription|call) ended after (\d{1,2}:\d{2}:\d{2})/i;
const boilerplate = /^this editable transcript was computer generated/i;

/** A line with nothing but a time, as Google Meet writes every five minutes, in milliseconds. */
export const stampOf = (line: string): number | null =>
  /^\s{0,10}\d{1,2}:\d{2}:\d{2}\s{0,10}$/.test(line) ? parseTimecode(line.trim()) : null;

/**
 * A Google Meet transcript saved from Docs: five-minute stamps with "Name: words" between them. Only
 * the first words after a stamp have a time; those before the first stamp begin at 0.
 */
export function readMeet(lines: readonly string[], report: ReadingReport): TranscriptDraft {
  const split = findSpeakers(talkOf(lines), report);
  const begin = beginOfTalk(lines, (line) => split(line).speaker !== null);
  const blocks: { startMs: number; lines: string[] }[] = [{ startMs: 0, lines: [] }];
  let endMs: number | null = null;
  lines.forEach((line, index) => {
    const text = line.trim();
    const stamp = stampOf(line);
    const end = ending.exec(text);
    if (text === '') return;
    if (index < begin || boilerplate.test(text)) report.skip(index + 1, text, 'It is no speech.');
    else if (end) endMs = parseTimecode(end[1] ?? '');
    else if (endMs !== null)
      report.skip(index + 1, text, 'It stands after the end of the meeting.');
    else if (stamp !== null) blocks.push({ startMs: stamp, lines: [] });
    else blocks.at(-1)?.lines.push(text);
  });
  const segments = blocks.flatMap(({ startMs, lines: block }) =>
    speakerTurns(block.map(split)).map((turn, index) =>
      index === 0 ? { ...turn, startMs } : turn,
    ),
  );
  const last = segments.at(-1);
  if (last) last.endMs = endMs;
  report.warn(0, 'The file tells the time only every few minutes; times in between are estimates.');
  return { format: 'MEET', segments };
}

/** What may be said, so that names are judged by the talk alone: no list of people, no stamps. */
const talkOf = (lines: readonly string[]): string[] =>
  lines.slice(headingOf(lines.slice(0, 60)) + 1).filter((line) => {
    const text = line.trim();
    return stampOf(line) === null && !boilerplate.test(text) && !ending.test(text);
  });

const headingOf = (lines: readonly string[]): number =>
  lines.findIndex((line) => /^\W{0,5}transcript$/i.test(line.trim()));

/** After the line "Transcript" where it stands above all talk, else at the first stamp or name. */
function beginOfTalk(lines: readonly string[], isNamed: (line: string) => boolean): number {
  const talk = lines.findIndex((line) => stampOf(line) !== null || isNamed(line));
  const above = talk < 0 ? lines.slice(0, 60) : lines.slice(0, talk);
  const heading = headingOf(above);
  return heading >= 0 ? heading + 1 : Math.max(0, talk);
}
