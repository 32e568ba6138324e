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
  any: -3.39,
  place: {
    asks: -0.75,
    noQuestion: -2.38,
    length: 0.35,
    lengthBeyond: -0.46,
    isShort: -2.17,
    sentences: -0.64,
    replied: 1.16,
    repliedAtOnce: 0.33,
    opensTopic: 0.74,
    turns: 0.35,
    continues: -1.3,
    followsUp: -0.79,
    addsOn: -1.03,
    smallTalk: -0.75,
    covered: 0.66,
    begins: -1.21,
  },
  fit: {
    story: 1.3,
    plan: 0.97,
    habit: 0.73,
    figures: 0.98,
    money: 0.01,
    time: 0.19,
    names: 0.45,
    yesNo: 0.8,
    days: 0.56,
    reason: 0.46,
    asked: 1.2,
    readOut: 2.5,
    replied: 0.78,
    outOfPlace: -1.52,
    sameCase: 0.26,
    samePast: 0.52,
    ofBestPlace: 2.09,
    isBestPlace: 1.25,
    ofBestCue: 1.52,
    isBestCue: -0.01,
  },
  goesOnAnyway: -1.06,
  goesOn: {
    asks: 0.43,
    noQuestion: -0.59,
    length: -3.03,
    lengthBeyond: -0.09,
    isShort: 2,
    sentences: -2.15,
    replied: -0.29,
    repliedAtOnce: 2.03,
    opensTopic: -0.53,
    turns: 0.74,
    continues: 0.89,
    followsUp: 1.15,
    addsOn: 1.23,
    smallTalk: 0.08,
    covered: -0.26,
    begins: 0,
    ofQuestion: 1.37,
    ofAnswer: -0.9,
    since: -1.76,
  },
  steps: {
    threshold: 1,
    inOrder: 0.3,
    perSkipped: 0.1,
    goingBack: 1,
    askedTwice: 3,
    secondAsked: 0.33,
  },
};
