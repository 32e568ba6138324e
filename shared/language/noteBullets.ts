import { correctionsOf } from './correctionOf.ts';
import type { CitedSentence, Interview, Segment } from './interview.ts';
import { joinClauses } from './joinClauses.ts';
import { isCut, joinUtterances } from './joinUtterances.ts';
import type { Utterance } from './joinUtterances.ts';
import { citeSentence, rateSentences } from './pickSentences.ts';
import type { ReplyContext } from './replySigns.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import { termsOf, wordsOf } from './termsOf.ts';

/** A segment that answers a question, with how likely it does. */
export interface AnswerSegment {
  segment: Segment;
  likely: number;
}

/** A clause, or several that a speech engine cut apart, that may stand in the note of one question. */
interface Choice {
  clauses: Utterance;
  text: string;
  score: number;
}

const mostChoices = 10;
/** Every note may have so many choices; further ones only as far as the page has room. */
const always = 2;
/** What is joined or stands as a correction takes less room than it is counted for: the page keeps to a fifth. */
const pageShare = 0.208;
const oddsWeight = 0.5;
const rarityWeight = 0.1;
const repeatedWeight = 0.05;
/** A choice twice as long must tell about 1.4 times as much. */
const lengthPower = 0.5;
const usualLength = 80;
const nearlyNever = 1e-4;

/**
 * The facts of all answers: for each question two to five bullets of the clauses that tell most, as they
 * were spoken, a corrected figure with its correction. All together take about a fifth of the transcript,
 * and no clause stands twice.
 */
export function noteBullets(
  { segments }: Interview,
  answers: readonly (readonly AnswerSegment[])[],
  { guide, model }: ReplyContext,
): CitedSentence[][] {
  const rarityOf = rarity(segments);
  const room = pageShare * lengthOf(segments);
  const ranked = answers.map((answer, cue) => {
    const likelyOf = new Map(answer.map(({ segment, likely }) => [segment.id, likely]));
    const subject = termsOf(guide[cue]?.cue ?? '');
    const clauses = rateSentences(withCutParts(answer, answers, segments), subject, model.weightOf);
    const choices = joinUtterances(
      clauses.filter(({ score }) => score > 0),
      segments,
    ).map((utterance): Choice => {
      const text = utterance.map((clause) => clause.text).join(' ');
      const likely = Math.max(...utterance.map((clause) => likelyOf.get(clause.segmentId) ?? 0));
      const telling = Math.max(...utterance.map(({ score }) => score));
      const worth = telling + oddsWeight * logOdds(likely) + rarityWeight * rarityOf(text);
      const score = worth / (text.length / usualLength) ** lengthPower;
      return { clauses: utterance, text, score };
    });
    return mostTelling(choices, mostChoices, rarityOf);
  });
  const picked = new Set(ranked.flatMap((own) => own.slice(0, always)));
  let used = lengthOf([...picked]);
  const further = ranked.flatMap((own) => own.slice(always)).sort((a, b) => b.score - a.score);
  for (const choice of further) {
    if (used + choice.text.length > room) continue;
    picked.add(choice);
    used += choice.text.length;
  }
  const speakers = new Set(answers.flat().map(({ segment }) => segment.speakerId));
  const own = segments.filter(({ speakerId }) => speakers.has(speakerId));
  const corrections = correctionsOf(
    [...picked].flatMap(({ clauses }) => clauses),
    own,
  );
  return ranked.map((choices) => {
    const told = choices
      .filter((choice) => picked.has(choice))
      .map(({ clauses }) => clauses.filter((clause) => !corrections.isOne(clause)))
      .filter((clauses) => clauses.length > 0)
      .toSorted((a, b) => (a[0]?.order ?? 0) - (b[0]?.order ?? 0))
      .map((clauses) => [...clauses, ...clauses.flatMap((clause) => corrections.of(clause))]);
    return joinClauses(told, segments).map((bullet) => {
      const cited = bullet.map((sentence) => citeSentence(sentence));
      return { text: textOf(cited, segments), evidence: cited.flatMap(({ evidence }) => evidence) };
    });
  });
}

/** The choices in the order in which they add most to those before: what is said twice counts once. */
function mostTelling(
  choices: readonly Choice[],
  most: number,
  rarityOf: (text: string) => number,
): Choice[] {
  const left = [...choices];
  const taken: Choice[] = [];
  const said = new Set<string>();
  while (taken.length < most && left.length > 0) {
    const rated = left.map((choice) => {
      const repeated = contentOf(choice.text)
        .filter((word) => said.has(word))
        .join(' ');
      return { choice, score: choice.score - repeatedWeight * rarityOf(repeated) };
    });
    const best = rated.reduce((total, other) => (other.score > total.score ? other : total));
    taken.push({ ...best.choice, score: best.score });
    left.splice(left.indexOf(best.choice), 1);
    for (const word of contentOf(best.choice.text)) said.add(word);
  }
  return taken;
}

/** The segments of an answer, and those that a sentence of it goes over to. */
function withCutParts(
  answer: readonly AnswerSegment[],
  answers: readonly (readonly AnswerSegment[])[],
  segments: readonly Segment[],
): Segment[] {
  const ids = new Set(answer.map(({ segment }) => segment.id));
  const elsewhere = new Set(answers.flat().map(({ segment }) => segment.id));
  const goesOver = (item: Segment | undefined, other: Segment | undefined) =>
    item !== undefined && other?.speakerId === item.speakerId && isCut(item.text, other.text);
  return segments.filter((segment, at) => {
    if (ids.has(segment.id)) return true;
    if (elsewhere.has(segment.id)) return false;
    const [before, after] = [segments[at - 1], segments[at + 1]];
    return (
      (ids.has(before?.id ?? '') && goesOver(before, segment)) ||
      (ids.has(after?.id ?? '') && goesOver(segment, after))
    );
  });
}

function logOdds(likely: number): number {
  const bounded = Math.min(1 - nearlyNever, Math.max(nearlyNever, likely));
  return Math.log(bounded / (1 - bounded));
}

/** Σ over the words of how rare each is in the interview. */
function rarity(segments: readonly Segment[]): (text: string) => number {
  const counts = new Map<string, number>();
  for (const { text } of segments)
    for (const word of new Set(contentOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (text) =>
    contentOf(text).reduce(
      (sum, word) => sum + Math.log(segments.length / (counts.get(word) ?? 1)),
      0,
    );
}

const contentOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stem);

const lengthOf = (texts: readonly { text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + text.length, 0);

/** The parts of a bullet as one text: "…" stands for what was left out between them. */
function textOf(cited: readonly CitedSentence[], segments: readonly Segment[]): string {
  return cited.reduce((text, { text: next, evidence }, at) => {
    const [before] = cited[at - 1]?.evidence ?? [];
    const [own] = evidence;
    if (!before || !own) return next;
    const [last, first] = [before, own].map((item) =>
      segments.findIndex(({ id }) => id === item.segmentId),
    );
    const isOn =
      first === (last ?? -1) + 1 &&
      isCut(segments[last ?? -1]?.text ?? '', segments[first ?? -1]?.text ?? '');
    return isOn ? `${text} ${own.quote}` : `${text} … ${next}`;
  }, '');
}
