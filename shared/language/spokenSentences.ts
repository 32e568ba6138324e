import type { Segment } from './interview.ts';

/** A sentence where it stands in its segment: text.slice(start, end). */
export interface SpokenSentence {
  segmentId: string;
  text: string;
  start: number;
  end: number;
}

const sentenceEnd = /[.!?…。！？]+["'”’)\]]*(?=\s|$)/gu;
const shortTitle = /(?:^|\s)(?:mr|mrs|ms|dr|st|vs|e\.g|i\.e|etc|approx|[a-z])$/i;
const timeOfDay = /\b[ap]\.\s?m$/i;
/** Where speech without punctuation takes a new run: "… so i moved them", "… and then she left". */
const connective =
  /\s(?=(?:and then|and so|and after|so now|so then|but|because|so|and)\s(?:i|we|he|she|they|it|you|the|that|what|after|now|if|when)\b)/gi;
const longestRun = 26;
const shortestRun = 8;

/**
 * The sentences of a segment. Speech engines that write no punctuation get runs of 8 to about 26 words
 * instead, cut where a connective begins a new clause.
 */
export function spokenSentences({ id, text }: Pick<Segment, 'id' | 'text'>): SpokenSentence[] {
  const ends = [...text.matchAll(sentenceEnd)]
    .filter((match) => !(match[0] === '.' && isInside(text, match.index)))
    .map((match) => match.index + match[0].length);
  if (ends.at(-1) !== text.length) ends.push(text.length);
  const found: SpokenSentence[] = [];
  let start = 0;
  for (const end of ends) {
    for (const run of runsOf(text, start, end)) {
      const trimmed = trimSpace(text, run.start, run.end);
      if (trimmed) found.push({ segmentId: id, ...trimmed });
    }
    start = end;
  }
  return found;
}

/** Whether the full stop at `at` belongs to a shortened word: "Dr. Lane", "six a.m. on Sundays". */
function isInside(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (
    shortTitle.test(before) || (timeOfDay.test(before) && /^\.\s+\p{Ll}/u.test(text.slice(at)))
  );
}

function runsOf(text: string, start: number, end: number): { start: number; end: number }[] {
  const whole = text.slice(start, end);
  if (/[,;:.!?]/.test(whole.slice(0, -1)) || countWords(whole) <= longestRun) {
    return [{ start, end }];
  }
  const runs: { start: number; end: number }[] = [];
  let from = 0;
  for (const { index } of whole.matchAll(connective)) {
    if (countWords(whole.slice(from, index)) < shortestRun) continue;
    if (countWords(whole.slice(index)) < shortestRun) break;
    runs.push({ start: start + from, end: start + index });
    from = index;
  }
  return [...runs, { start: start + from, end }];
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function trimSpace(text: string, start: number, end: number) {
  const inner = text.slice(start, end);
  const lead = inner.length - inner.trimStart().length;
  const trimmed = inner.trim();
  if (trimmed === '') return undefined;
  return { text: trimmed, start: start + lead, end: start + lead + trimmed.length };
}
