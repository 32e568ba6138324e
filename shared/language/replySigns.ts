import { isClosing, isCovered, isDeferral, isReturn } from './deferral.ts';
import type { Exchange } from './exchanges.ts';
import type { GuideCue, Segment } from './interview.ts';
import { askingWords, overlap } from './matchCues.ts';
import type { CueModel } from './matchCues.ts';
import type { Meaning } from './meaning.ts';
import { questionStrength } from './questionStrength.ts';
import { similarity } from './similarity.ts';
import { tellingness, tellingScore } from './tellingness.ts';
import { termsOf, wordsOf } from './termsOf.ts';

/** What tells whether a segment of the candidate answers a question of the guide. */
export interface ReplySigns {
  /** Exchanges since it was asked: none, one, two, three, or more. */
  atOnce: number;
  afterOne: number;
  afterTwo: number;
  afterThree: number;
  afterMore: number;
  /** Said shortly before: what was heard as the question may have followed it up. */
  isEarlier: number;
  /** In the first three exchanges with no other question of the guide between. */
  isNear: number;
  /** Other questions of the guide asked since, to three, and exchanges that plainly ask, to four. */
  asked: number;
  askedAnything: number;
  /** The log of how many of the candidate's segments came since. */
  since: number;
  /** The candidate's own questions have begun. */
  isClosed: number;
  /** Similarity to the question above its mean, and above the other questions; of its neighbours too. */
  aboveMean: number;
  aboveOthers: number;
  before: number;
  after: number;
  ofExchange: number;
  /** Words shared with the question, with the asking, and by the best segment of its exchange. */
  shared: number;
  sharedAsking: number;
  sharedOfExchange: number;
  words: number;
  isShort: number;
  telling: number;
  hasNumber: number;
  defers: number;
  asks: number;
  /** "Coming back to your question …", and how near it is to this one. */
  returns: number;
  returnsHere: number;
}

export interface Reply {
  segment: Segment;
  signs: ReplySigns;
}

const longReply = 40;
const shortReply = 6;
const scale = 5;
const asksPlainly = 0.6;
const plainWords = 8;
/** How far back something may have been answered that the interviewer finds answered already. */
const coveredWithin = 3;
/** How far back an answer may begin where nothing else of the guide was asked between. */
const earlierWithin = 2;

/** The candidate's segments that may answer the question asked at `place`, with their signs. */
export function repliesTo(
  cue: number,
  place: number,
  places: readonly number[],
  { exchanges, guide, model, meaning }: ReplyContext,
): Reply[] {
  const covered = exchanges[place]?.asking.some(({ text }) => isCovered(text)) ?? false;
  const before = Math.max(-1, ...places.filter((other) => other < place));
  const from = covered
    ? Math.max(0, place - coveredWithin)
    : Math.max(before + 1, place - earlierWithin);
  const asking = termsOf(exchanges[place]?.asking.map(({ text }) => text).join(' ') ?? '');
  const found: (Reply & { exchange: number; near: number })[] = [];
  let isClosed = false;
  let askedAnything = 0;
  let since = 0;
  exchanges.forEach((exchange, at) => {
    if (at < from) return;
    if (at > place) {
      isClosed ||= exchange.asking.some(({ text }) => isClosing(text));
      if (exchange.strength >= asksPlainly && askingWords(exchange) > plainWords)
        askedAnything += 1;
    }
    const distance = covered ? Math.abs(at - place) : at - place;
    const asked = places.filter((other) => other > place && other <= at).length;
    for (const segment of exchange.replies) {
      const { aboveMean, aboveOthers } = nearness(segment, cue, guide, meaning);
      const telling = tellingness(segment.text);
      const words = wordsOf(segment.text).length;
      const shared = overlap(
        termsOf(segment.text),
        model.answers[cue] ?? new Map(),
        model.weightOf,
      );
      const sharedAsking = overlap(termsOf(segment.text), asking, model.weightOf);
      const returns = isReturn(segment.text) ? 1 : 0;
      found.push({
        segment,
        exchange: at,
        near: aboveMean + aboveOthers,
        signs: {
          atOnce: distance === 0 ? 1 : 0,
          afterOne: distance === 1 ? 1 : 0,
          afterTwo: distance === 2 ? 1 : 0,
          afterThree: distance === 3 ? 1 : 0,
          afterMore: distance > 3 ? 1 : 0,
          isEarlier: distance < 0 ? 1 : 0,
          isNear: distance >= 0 && distance < 3 && asked === 0 ? 1 : 0,
          asked: Math.min(asked, 3),
          askedAnything: Math.min(askedAnything, 4),
          since: Math.log(since + 1),
          isClosed: isClosed ? 1 : 0,
          ...{ aboveMean, aboveOthers, before: 0, after: 0, ofExchange: 0 },
          shared: shared / (shared + 1),
          sharedAsking: sharedAsking / (sharedAsking + 1),
          sharedOfExchange: 0,
          words: Math.min(words, longReply) / longReply,
          isShort: words < shortReply ? 1 : 0,
          telling: tellingScore(telling),
          hasNumber: telling.numbers,
          defers: isDeferral(segment.text) ? 1 : 0,
          asks: questionStrength(segment.text),
          returns,
          returnsHere: returns * Math.max(0, aboveMean + shared / (shared + 1)),
        },
      });
      if (at >= place) since += 1;
    }
  });
  found.forEach(({ exchange, signs }, at) => {
    const same = found.filter((item) => item.exchange === exchange);
    signs.before = found[at - 1]?.near ?? 0;
    signs.after = found[at + 1]?.near ?? 0;
    signs.ofExchange = Math.max(...same.map(({ near }) => near));
    signs.sharedOfExchange = Math.max(...same.map((item) => item.signs.shared));
  });
  return found.map(({ segment, signs }) => ({ segment, signs }));
}

export interface ReplyContext {
  exchanges: readonly Exchange[];
  guide: readonly GuideCue[];
  model: CueModel;
  meaning: Meaning;
}

/** How near a segment is to a question, above the usual of unrelated sentences and above the others. */
function nearness(
  { text }: Segment,
  cue: number,
  guide: readonly GuideCue[],
  meaning: Meaning,
): { aboveMean: number; aboveOthers: number } {
  const vector = meaning(text);
  if (!vector) return { aboveMean: 0, aboveOthers: 0 };
  const near = guide.map((item) => {
    const own = meaning(item.cue);
    return own ? similarity(vector, own) : 0;
  });
  const own = near[cue] ?? 0;
  const others = near.filter((_, other) => other !== cue);
  return {
    aboveMean: scale * (own - usualSimilarity),
    aboveOthers: others.length > 0 ? scale * (own - Math.max(...others)) : 0,
  };
}

/** Of a candidate's segment and a question of the guide that it does not answer. */
const usualSimilarity = 0.25;
