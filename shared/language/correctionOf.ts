import { figureRuns } from './figureRuns.ts';
import type { FigureRun } from './figureRuns.ts';
import type { Segment } from './interview.ts';
import { spokenSentences } from './spokenSentences.ts';
import type { SpokenSentence } from './spokenSentences.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { wordsOf } from './termsOf.ts';

const corrects =
  /\b(?:hang on|hold on|sorry|wait|back up|no what am i saying|swapped|(?:fix|correct|amend) (?:something|that|one)|i (?:said|told you|think i said|may have said|gave you)|when i said|what i said|(?:that|the) (?:number|figure)|been bugging|got that wrong|was wrong|i misspoke|(?:it|that) was(?:n't| not)|not \w+ but|should have said|more like|scratch that|rather than|i meant|actually it)\b/;
const correctsAtOnce =
  /^(?:no|naw|nah|sorry|wait|hang on|hold on|actually|i mean|scratch|well no)\b/;
const nextSentences = 3;
/** How many turns of the candidate a correction may take until it gives the figure. */
const nextSegments = 2;
/** A count below a hundred stands in many sentences: the correction must speak of the same thing. */
const smallCount = 99;

/**
 * What the candidate says later to correct a figure of this sentence: in the next sentences of the turn, at
 * the beginning of the next, or in a later turn that repeats the figure and gives another. Undefined where
 * nothing is corrected.
 * @param segments the candidate's own, in order
 */
export function correctionOf(
  { segmentId, text, end }: SpokenSentence,
  segments: readonly Segment[],
): SpokenSentence | undefined {
  const figures = figureRuns(text);
  const at = segments.findIndex(({ id }) => id === segmentId);
  const own = segments[at];
  if (figures.length === 0 || !own) return undefined;
  const isNew = ({ words, value }: FigureRun) =>
    !figures.some(
      (figure) => figure.words === words || (value !== undefined && figure.value === value),
    ) && !` ${wordsOf(text).join(' ')} `.includes(` ${words} `);
  const givesNew = (sentence: SpokenSentence) => figureRuns(sentence.text).some(isNew);

  const rest = spokenSentences(own).filter(({ start }) => start >= end);
  const following = rest.slice(0, nextSentences);
  if (correctsAtOnce.test(plain(following[0]?.text ?? ''))) {
    const last = following.find(givesNew);
    const first = following[0];
    if (first && last)
      return { ...last, start: first.start, text: own.text.slice(first.start, last.end) };
  }
  const next = segments[at + 1];
  const [opening] = next && rest.length === 0 ? spokenSentences(next) : [];
  if (opening && correctsAtOnce.test(plain(opening.text)) && givesNew(opening)) return opening;

  for (const [index, later] of segments.entries()) {
    if (index <= at || !corrects.test(plain(later.text))) continue;
    if (!figureRuns(later.text).some((run) => isRepeated(run, figures, own.text, later.text)))
      continue;
    const sentences = segments
      .slice(index, index + 1 + nextSegments)
      .flatMap((segment) => spokenSentences(segment));
    const inTurn = sentences.filter((sentence) => sentence.segmentId === later.id);
    const found =
      sentences.find((sentence) => givesNew(sentence) && deniesOne(sentence.text, figures)) ??
      inTurn.findLast(givesNew) ??
      sentences.find(givesNew);
    if (found) return withRest(found, segments);
  }
  return undefined;
}

/** What corrects each of some clauses. */
export function correctionsOf(
  clauses: readonly SpokenSentence[],
  segments: readonly Segment[],
): {
  of(clause: SpokenSentence): SpokenSentence[];
  /** Whether a clause is the correction of another, and stands with it. */
  isOne(clause: SpokenSentence): boolean;
} {
  const found = clauses.flatMap((clause) => {
    const correction = correctionOf(clause, segments);
    return correction ? [{ clause, correction }] : [];
  });
  // What corrects several clauses stands once, with the last of them.
  const last = found.filter(
    ({ correction }, at) =>
      !found.slice(at + 1).some((item) => isWithin(correction, item.correction)),
  );
  return {
    of: (clause) =>
      last.filter((item) => item.clause === clause).map(({ correction }) => correction),
    isOne: (clause) =>
      found.some((item) => item.clause !== clause && isWithin(clause, item.correction)),
  };
}

const isWithin = (sentence: SpokenSentence, other: SpokenSentence): boolean =>
  sentence.segmentId === other.segmentId &&
  sentence.start < other.end &&
  other.start < sentence.end;

/** "That's not two and a half, that's twenty five." */
function deniesOne(text: string, figures: readonly FigureRun[]): boolean {
  const said = plain(text);
  return figures.some(({ words }) => new RegExp(`\\bnot (?:just |only )?${words}\\b`).test(said));
}

const leastWords = 3;

/** "It's four." needs the sentence after it to be understood. */
function withRest(sentence: SpokenSentence, segments: readonly Segment[]): SpokenSentence {
  const own = segments.find(({ id }) => id === sentence.segmentId);
  if (!own || wordsOf(sentence.text).length >= leastWords) return sentence;
  const next = spokenSentences(own).find(({ start }) => start >= sentence.end);
  if (!next) return sentence;
  return { ...sentence, end: next.end, text: own.text.slice(sentence.start, next.end) };
}

function isRepeated(
  { words, value }: FigureRun,
  figures: readonly FigureRun[],
  text: string,
  later: string,
): boolean {
  const same = figures.some(
    (figure) =>
      figure.words === words ||
      (value !== undefined && figure.value === value) ||
      figure.words.startsWith(`${words} `) ||
      figure.words.endsWith(` ${words}`),
  );
  if (!same) return false;
  if (value === undefined || value > smallCount) return true;
  const content = contentOf(later);
  return contentOf(text).some((word) => content.includes(word));
}

const plain = (text: string): string => wordsOf(text).join(' ');
const contentOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isStopWord(word) && figureRuns(word).length === 0)
    .map(stem);
