import type { FitSigns } from './fitSigns.ts';
import type { GoesOnSigns } from './goesOnSigns.ts';
import type { PlaceSigns } from './placeSigns.ts';

/** Weights of the signs by which the questions of a guide and their answers are found in the talk. */
export interface AskWeights {
  /** Log-odds that a question was asked at a place of which nothing is known. */
  any: number;
  place: Record<keyof PlaceSigns, number>;
  fit: Record<keyof FitSigns, number>;
  /** Log-odds that a reply still belongs to the question asked before. */
  goesOnAnyway: number;
  goesOn: Record<keyof GoesOnSigns, number>;
  /** How one choice bears on the next, in the same measure. */
  steps: {
    threshold: number;
    /** The next question of the guide is likelier than a later one, and that than going back. */
    inOrder: number;
    perSkipped: number;
    goingBack: number;
    askedTwice: number;
    /** A second question in the same breath must be this plain from its own words. */
    secondAsked: number;
  };
}

/**
 * Fitted by `npm run --silent evaluate-notes -- --fit` on the labelled interviews open to tuning: the log-odds by
 * gradient descent with a penalty on large weights, the steps by a grid, judged on interviews left out.
 */
export const askWeights: AskWeights = {
  any: -2.8,
  place: {
    asks: -0.93,
    noQuestion: -2.52,
    length: 1.66,
    lengthBeyond: -0.6,
    isShort: -2.77,
    sentences: -0.5,
    replied: 1.56,
    repliedAtOnce: 0.56,
    opensTopic: 1.2,
    turns: 0.59,
    continues: -1.97,
    followsUp: -1.81,
    addsOn: -1.4,
    smallTalk: -1.71,
    ofUs: -1.49,
    covered: 1.93,
    begins: -1.55,
  },
  fit: {
    story: 2.14,
    plan: 2.2,
    habit: 1.82,
    figures: 1.74,
    money: -0.55,
    time: 0.78,
    names: 1.12,
    yesNo: 1.83,
    days: 1.98,
    reason: 0.92,
    asked: 1.83,
    readOut: 2.5,
    replied: 1.76,
    outOfPlace: -2.38,
    sameCase: 0.34,
    samePast: 0.76,
    ofBestPlace: 1.94,
    isBestPlace: 0.82,
    ofBestCue: 0.14,
    isBestCue: 0.21,
  },
  goesOnAnyway: -0.9,
  goesOn: {
    asks: 0.38,
    noQuestion: -0.78,
    length: -3.24,
    lengthBeyond: -0.14,
    isShort: 2.05,
    sentences: -2.45,
    replied: -0.38,
    repliedAtOnce: 2.41,
    opensTopic: -0.69,
    turns: 1.16,
    continues: 1.09,
    followsUp: 1.23,
    addsOn: 1.47,
    smallTalk: 0.08,
    ofUs: -0.66,
    covered: -0.49,
    begins: 0,
    ofQuestion: 1.59,
    ofAnswer: -1.28,
    since: -2.23,
  },
  steps: {
    threshold: 1,
    inOrder: 0,
    perSkipped: 0.1,
    goingBack: 0.5,
    askedTwice: 2,
    secondAsked: 0.25,
  },
};
