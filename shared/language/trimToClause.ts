import { tellingness, tellingScore } from './tellingness.ts';
import { trimFillers } from './trimFillers.ts';
import { wordsOf } from './termsOf.ts';

/** A sentence of so many words is read as it stands. */
const shortSentence = 34;
/** A clause begins after a comma or semicolon, or where a conjunction brings its own subject. */
const boundary =
  /[,;:]\s+(?:and|but|so|or|because|cos|'cause|then|which|where|while)?\b|\s(?=(?:and|but|so|because|cos|then)\s(?:i|we|he|she|they|it|you|there|that|the|if|when)\b)/gi;
const conjunction =
  /^(?:and|but|so|then|or|plus|also|because|cos|'cause|cause|mind you)[,\s]+(?=(?:i|we|he|she|they|it|you|there|the|a|my|our|if|when|what|that|every|no|two|three|about|after|before|in|on|at|from)\b)/i;

/**
 * Where the telling clause of a spoken sentence stands, as offsets into it: without fillers and a leading
 * conjunction, and of a long sentence the run of whole clauses that tells most.
 */
export function trimToClause(text: string): { start: number; end: number } {
  const { start, end } = trimFillers(text);
  const whole = withoutConjunction(text, start, end);
  if (wordsOf(text.slice(whole.start, whole.end)).length <= shortSentence) return whole;
  const inner = text.slice(whole.start, whole.end);
  // A mark belongs to the word before it.
  const cuts = [...inner.matchAll(boundary)].map(
    ({ index, 0: mark }) => whole.start + index + (/^[,;:]/.test(mark) ? 1 : 0),
  );
  const starts = [whole.start, ...cuts];
  const ends = [...cuts, whole.end];
  let best = { span: whole, worth: -Infinity };
  for (const [first, from] of starts.entries()) {
    for (const to of ends.slice(first)) {
      const span = withoutConjunction(text, from, to);
      const words = wordsOf(text.slice(span.start, span.end)).length;
      if (words < shortSentence / 4 || words > shortSentence) continue;
      const clause = text.slice(span.start, span.end);
      const worth = tellingScore(tellingness(clause)) + (hasSubject.test(clause) ? 0.5 : 0);
      if (worth > best.worth) best = { span, worth };
    }
  }
  return best.span;
}

const hasSubject =
  /^(?:i|we|my|our|the|a|an|you|he|she|they|it|there|if|when|every|all|most|some|no|\d|\p{Lu})/iu;

function withoutConjunction(text: string, start: number, end: number) {
  const space = /^[\s,;:]*/.exec(text.slice(start, end))?.[0].length ?? 0;
  const from = start + space;
  const lead = conjunction.exec(text.slice(from, end))?.[0].length ?? 0;
  return { start: from + lead, end };
}
