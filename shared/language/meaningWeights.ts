import type { DodgeSigns } from './dodgeSigns.ts';
import type { AcceptSigns, AskSigns, GuideSigns } from './locateByMeaning.ts';
import type { ReplySigns } from './replySigns.ts';
import type { SpanSigns } from './spanSigns.ts';

interface Odds<Signs> {
  /** Log-odds of which nothing is known. */
  any: number;
  signs: Partial<Record<keyof Signs, number>>;
}

/** Weights of the signs by which the questions of a guide and their answers are found in the talk. */
export interface MeaningWeights {
  /** That a question was asked at a place, rather than nothing of the guide. */
  ask: Odds<AskSigns>;
  /** That it was asked at all, seen from its best place; … */
  accept: Odds<AcceptSigns>;
  /** … from where on it is told as asked, and as perhaps asked. */
  leastAsked: number;
  leastPerhaps: number;
  /** That the guide was used; one of lower log-odds was not. */
  guide: Odds<GuideSigns>;
  leastFit: number;
  /** That a segment answers a question, by itself and among the others; from where on it does. */
  reply: Odds<ReplySigns>;
  span: Odds<SpanSigns>;
  leastReply: number;
  /** That a question was dodged; from where on that is told. */
  dodge: Odds<DodgeSigns>;
  leastDodge: number;
}

/** Printed by `node scripts/fitMeaning.ts`, which fits them on the labelled interviews. */
export const meaningWeights: MeaningWeights = {
  ask: {
    any: -1.65,
    signs: {
      asks: 0.02,
      noQuestion: -1.65,
      length: -0.09,
      lengthBeyond: 0.15,
      isShort: -1.78,
      sentences: 0.41,
      replied: 1.14,
      repliedAtOnce: -0.04,
      opensTopic: 0.51,
      turns: 0.81,
      continues: -1.4,
      followsUp: -0.66,
      addsOn: -0.43,
      smallTalk: -0.03,
      ofUs: -1.16,
      covered: 0.57,
      begins: -1.22,
      asked: 0.75,
      readOut: -0.44,
      outOfPlace: -1.92,
      ofBestPlace: 1.87,
      isBestPlace: 0.77,
      askAboveMean: 0.36,
      replyAboveMean: 0.09,
      nextReplyAboveMean: 0.58,
      askDeviations: 0.34,
      askAboveOthers: 0.58,
      replyAboveOthers: 0.02,
      isNearestAsking: 0.47,
      isNearest: 0.12,
      belowNearest: 1.03,
    },
  },
  accept: {
    any: 1.77,
    signs: {
      odds: 0.52,
      margin: -1.42,
      bestOthers: -1.26,
      rank: -2.95,
      isNearest: 0.53,
      askAboveOthers: 1.33,
      share: 2.2,
      order: 0.81,
      noQuestion: -1.88,
      askAboveMean: 0.57,
      ofBestPlace: 1.84,
    },
  },
  leastAsked: 0.6,
  leastPerhaps: 0.5,
  guide: {
    any: -5.87,
    signs: {
      best: 0.11,
      share: 8.24,
      near: 0.28,
    },
  },
  leastFit: -0.01,
  reply: {
    any: -4.01,
    signs: {
      atOnce: 0.86,
      afterOne: -0.39,
      afterTwo: -1.39,
      afterThree: -0.78,
      afterMore: -0.99,
      isNear: 2.16,
      asked: -0.35,
      askedAnything: -0.37,
      since: 0.9,
      isClosed: -0.47,
      aboveMean: -0.09,
      aboveOthers: 0.43,
      before: 0.26,
      after: 0.14,
      ofExchange: 0.54,
      shared: 0.62,
      sharedAsking: 0.79,
      sharedOfExchange: 1.3,
      words: 0.73,
      isShort: -1.63,
      telling: 0.47,
      hasNumber: 0.48,
      defers: -0.88,
      asks: -0.57,
      returns: 0.47,
      returnsHere: 0.84,
    },
  },
  span: {
    any: 2.19,
    signs: {
      odds: 1.16,
      after: 0.75,
      afterTwo: 0.97,
      elsewhere: -1.23,
      best: -1.61,
      shareOfBest: -2.08,
    },
  },
  leastReply: 0.2,
  dodge: {
    any: 2.03,
    signs: {
      all: -1.64,
      past: -0.63,
      general: 0.77,
      figures: -0.79,
      refuses: 0.69,
      asksAgreement: 1.46,
      cutOff: 0.57,
      wordsAtOnce: -1.19,
    },
  },
  leastDodge: 0.57,
};
