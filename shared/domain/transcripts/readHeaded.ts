import { nameShape } from './nameShape.ts';
import type { ReadingReport } from './readingReport.ts';
import { parseTimecode } from './timecode.ts';
import type { ReadSegment, TranscriptDraft } from './transcriptReading.ts';

interface HeadLine {
  speaker: string | null;
  atMs: number;
  shape: 'OTTER' | 'NAME_TIME';
  isClock: boolean;
}

const time = String.raw`(\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)`;
const spaced = new RegExp(String.raw`^(\S.{0,99}?)(\s{2,5}|\t|\s)${time}$`);
const inBrackets = new RegExp(String.raw`^(\S.{0,99}?):?\s{0,5}[([]${time}[)\]]:?$`);
const clocked = /^\[([^[\]]{1,100})\]\s(\d{1,2}:\d{2}:\d{2})$/;
const timeFirst = new RegExp(
  String.raw`^([([]?)${time}[)\]]?\s{1,5}((?:[-–—|]\s{1,5})?)(\S.{0,99})$`,
);
/** What some put between a name and its time: "Name - 0:05", "Name | 0:05", "Name, 0:05". */
const parting = /\s{0,5}[-–—|·•,]$/;
const beginsWithTime = /^\s{0,10}[([]?\d{1,3}:\d\d/;
const timeAlone = new RegExp(String.raw`^[([]${time}[)\]]$`);

/** What Otter writes at the end. */
const credit =
  /^\s{0,10}(?:live )?transcribed by (?:https?:\/\/)?(?:www\.)?[\w-]{1,40}\.\w{2,6}\/?\s{0,10}$/i;
/** What Teams writes into its Word file at the beginning and the end, as a paragraph of its own. */
const event = /^\s{0,10}(\S.{0,99}?) (?:started|stopped) (?:transcription|recording)\s{0,10}$/;

/**
 * "Name  0:05", "Name (0:05)", "[Name] 10:02:11" or "0:05 Name" above the words: who begins to speak,
 * and when. Null for any other line. `above` and `below` are its neighbours.
 */
export function headLineOf(line: string, above: string, below: string): HeadLine | null {
  if (!line.includes(':')) return null;
  const text = line.trim();
  if (text.length > 140 || below.trim() === '' || !/\d:\d\d/.test(text)) return null;
  const clock = clocked.exec(text);
  if (clock) return head(clock[1], clock[2], 'NAME_TIME', true);
  const bracketed = inBrackets.exec(text);
  if (bracketed) return isName(bracketed[1]) ? head(bracketed[1], bracketed[2], 'NAME_TIME') : null;
  const alone = timeAlone.exec(text);
  if (alone) return head(undefined, alone[1], 'NAME_TIME');
  const apart = spaced.exec(text);
  const name = apart?.[1]?.replace(parting, '') ?? '';
  if (apart && isName(name)) {
    // One space is also "We met at 10:30": only a name that stands by itself counts.
    const standsAlone = above.trim() === '' || name !== apart[1];
    const isSure = apart[2] !== ' ' || (nameShape(name) === 'sure' && standsAlone);
    return isSure ? head(name, apart[3], 'OTTER') : null;
  }
  return headOfTime(text, above, below);
}

/** "[0:05] Name" or "0:05 | Name": a name and nothing else, so that words said at a time are none. */
function headOfTime(text: string, above: string, below: string): HeadLine | null {
  const [, bracket, clock, bar, name = ''] = timeFirst.exec(text) ?? [];
  if (clock === undefined || name.includes(':')) return null;
  const shape = nameShape(name);
  const isName = shape === 'sure' || (bar !== '' && shape === 'likely');
  // Without a blank line above, the marks have to tell it from words, and words have to follow.
  const isMarked = (bracket !== '' || bar !== '') && !beginsWithTime.test(below);
  return isName && (above.trim() === '' || isMarked) ? head(name, clock, 'NAME_TIME') : null;
}

/** Text whose words stand under lines that say who and when (see `headLineOf`). */
export function readHeaded(lines: readonly string[], report: ReadingReport): TranscriptDraft {
  const turns: { head: HeadLine; parts: string[] }[] = [];
  lines.forEach((line, index) => {
    const found = headLineOf(line, lines[index - 1] ?? '', lines[index + 1] ?? '');
    if (found) turns.push({ head: found, parts: [] });
    else if (credit.test(line) || isEvent(line)) report.skip(index + 1, line, 'It is no speech.');
    else if (line.trim() !== '') {
      const open = turns.at(-1);
      if (open) open.parts.push(line);
      else report.skip(index + 1, line, 'It stands before the first speaker.');
    }
  });
  const isClock = turns.length > 0 && turns.every(({ head: { isClock: is } }) => is);
  const offsetMs = isClock ? (turns[0]?.head.atMs ?? 0) : 0;
  if (offsetMs > 0) report.warn(0, 'Times of day were counted from the first words.');
  const segments = turns.map(({ head: { speaker, atMs }, parts }): ReadSegment => {
    return { speaker, startMs: Math.max(0, atMs - offsetMs), endMs: null, text: parts.join(' ') };
  });
  return { format: turns[0]?.head.shape ?? 'OTTER', segments };
}

/** "I stopped recording" is said by somebody. */
function isEvent(line: string): boolean {
  const who = event.exec(line)?.[1] ?? '';
  return nameShape(who) === 'sure' && !/\b(?:I|we|you|he|she|it|they)$/i.test(who);
}

const isName = (name = ''): boolean => !['no', 'said'].includes(nameShape(name.replace(/:$/, '')));

function head(
  name: string | undefined,
  clock: string | undefined,
  shape: HeadLine['shape'],
  isClock = false,
): HeadLine | null {
  const atMs = parseTimecode(clock ?? '');
  return atMs === null ? null : { speaker: name?.trim() ?? null, atMs, shape, isClock };
}
