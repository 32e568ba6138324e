import type { Segment } from './interview.ts';
import type { Candidate } from './pickSentences.ts';
import { wordsOf } from './termsOf.ts';

/** After these words something must follow: "if two listings match in", "so you need candidates and". */
const open = new Set(
  (
    'a an the and but or so then that which who whose if when while where because cause than like as ' +
    'to of in on at by for from with about into over under behind after before until is was are were be ' +
    'been am has have had do does did can could will would should must might may i we they he she you it ' +
    "i'm i'd i've i'll we'd we've we'll they'd they're it's that's there's he'd she'd my your our their his her its " +
    'this these those some any no every each all very really just only even also not tell get gets got ' +
    'says said called looks how many much what why well took put'
  ).split(' '),
);
/** A clause does not begin with these. */
const goesOn = new Set('of than which who whose to with into onto for from by at in on'.split(' '));
const ended = /[.!?…。！？]["'”’)\]]*$/u;

/** What was said in one breath: neighbors in the order of speech, each in a segment of its own. */
export type Utterance = Candidate[];

/**
 * Joins clauses that a speech engine cut in two: the last of a segment and the first of the next, by the same
 * speaker, where the words at the cut show that the clause goes on.
 * @param clauses in the order of speech
 */
export function joinUtterances(
  clauses: readonly Candidate[],
  segments: readonly Segment[],
): Utterance[] {
  const placeOf = new Map(segments.map(({ id }, at) => [id, at]));
  const joined: Utterance[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1)?.at(-1);
    const at = placeOf.get(clause.segmentId) ?? 0;
    const [before, own] = [segments[at - 1], segments[at]];
    const isNext =
      last !== undefined &&
      before?.id === last.segmentId &&
      before.speakerId === own?.speakerId &&
      joined.at(-1)?.at(-1)?.segmentId !== clause.segmentId;
    if (isNext && isCut(before.text, own.text)) joined.at(-1)?.push(clause);
    else joined.push([clause]);
  }
  return joined;
}

/** Whether a sentence goes on over the edge of two segments. */
export function isCut(before: string, after: string): boolean {
  if (ended.test(before.trimEnd())) return false;
  return open.has(wordsOf(before).at(-1) ?? '') || goesOn.has(wordsOf(after)[0] ?? '');
}
