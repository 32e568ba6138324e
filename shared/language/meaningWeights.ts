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
    any: -1.69,
    signs: {
      asks: 0.07,
      noQuestion: -1.71,
      length: 0.07,
      lengthBeyond: 0.23,
      isShort: -1.82,
      sentences: 0.42,
      replied: 1.14,
      repliedAtOnce: 0.03,
      opensTopic: 0.54,
      turns: 0.86,
      continues: -1.49,
      followsUp: -0.69,
      addsOn: -0.47,
      smallTalk: -0.08,
      ofUs: -1.27,
      covered: 0.56,
      begins: -1.28,
      asked: 0.71,
      readOut: -0.46,
      outOfPlace: -1.97,
      ofBestPlace: 1.83,
      isBestPlace: 0.78,
      askAboveMean: 0.36,
      replyAboveMean: 0.05,
      nextReplyAboveMean: 0.5,
      askDeviations: 0.37,
      askAboveOthers: 0.6,
      replyAboveOthers: 0.07,
      isNearestAsking: 0.44,
      isNearest: 0.07,
      belowNearest: 1.01,
    },
  },
  accept: {
    any: 1.08,
    signs: {
      odds: 0.32,
      margin: -1.11,
      bestOthers: -1.19,
      rank: -2.68,
      isNearest: 0.25,
      askAboveOthers: 1.25,
      share: 2.17,
      order: 1.17,
      noQuestion: -1.8,
      askAboveMean: 0.6,
      ofBestPlace: 2.27,
    },
  },
  leastAsked: 0.6,
  leastPerhaps: 0.5,
  guide: {
    any: -6.02,
    signs: {
      best: 0.18,
      share: 8.29,
      near: 0.27,
    },
  },
  leastFit: -0.05,
  reply: {
    any: -4.31,
    signs: {
      atOnce: 1.17,
      afterOne: -0.24,
      afterTwo: -1.21,
      afterThree: -0.74,
      afterMore: -1.03,
      isEarlier: -0.55,
      isNear: 2.19,
      asked: -0.49,
      askedAnything: -0.28,
      since: 1.01,
      isClosed: -0.54,
      aboveMean: -0.11,
      aboveOthers: 0.37,
      before: 0.2,
      after: 0.11,
      ofExchange: 0.53,
      shared: 0.73,
      sharedAsking: 0.94,
      sharedOfExchange: 1.48,
      words: 0.6,
      isShort: -1.47,
      telling: 0.45,
      hasNumber: 0.47,
      defers: -0.8,
      asks: -0.53,
      returns: 0.58,
      returnsHere: 0.8,
    },
  },
  span: {
    any: 2.63,
    signs: {
      odds: 1.23,
      after: 0.83,
      afterTwo: 0.69,
      elsewhere: -1.24,
      best: -1.98,
      shareOfBest: -2.21,
    },
  },
  leastReply: 0.2,
  dodge: {
    any: 2.28,
    signs: {
      all: -1.52,
      past: -0.56,
      general: 0.71,
      figures: -1.13,
      refuses: 0.9,
      asksAgreement: 1.49,
      cutOff: 0.62,
      wordsAtOnce: -1.34,
    },
  },
  leastDodge: 0.55,
};
