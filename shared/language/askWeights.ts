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
  any: -3.15,
  place: {
    asks: -1.03,
    noQuestion: -2.57,
    length: 0.72,
    lengthBeyond: -0.51,
    isShort: -2.48,
    sentences: -0.76,
    replied: 1.33,
    repliedAtOnce: 0.18,
    opensTopic: 1.01,
    turns: 0.48,
    continues: -1.7,
    followsUp: -1.11,
    addsOn: -1.4,
    smallTalk: -1.22,
    ofUs: -1.33,
    covered: 1.04,
    begins: -1.4,
  },
  fit: {
    story: 1.58,
    plan: 1.35,
    habit: 1.01,
    figures: 1.25,
    money: 0.06,
    time: 0.36,
    names: 0.67,
    yesNo: 1.17,
    days: 0.91,
    reason: 0.72,
    asked: 1.56,
    readOut: 2.5,
    replied: 1.02,
    outOfPlace: -1.7,
    sameCase: 0.4,
    samePast: 0.57,
    ofBestPlace: 2.24,
    isBestPlace: 1.29,
    ofBestCue: 1.65,
    isBestCue: -0.17,
  },
  goesOnAnyway: -0.9,
  goesOn: {
    asks: 0.4,
    noQuestion: -0.77,
    length: -3.3,
    lengthBeyond: -0.14,
    isShort: 2.09,
    sentences: -2.41,
    replied: -0.43,
    repliedAtOnce: 2.41,
    opensTopic: -0.67,
    turns: 1.14,
    continues: 0.96,
    followsUp: 1.23,
    addsOn: 1.44,
    smallTalk: 0.09,
    ofUs: -0.71,
    covered: -0.53,
    begins: 0,
    ofQuestion: 1.85,
    ofAnswer: -1.31,
    since: -2.15,
  },
  steps: {
    threshold: 1.5,
    inOrder: 0,
    perSkipped: 0.1,
    goingBack: 0.75,
    askedTwice: 2,
    secondAsked: 0.25,
  },
};
