/** Weights of the signs by which a question of the guide is recognised; found on the open interviews. */
export const askWeights = {
  asked: 1,
  description: 0.37,
  /** Half of `asked` is reached at this overlap, and at more for a question of many words. */
  half: 0.4,
  halfPerSize: 0.03,
  replied: 0.68,
  length: 0.12,
  reply: 0.28,
  opens: 0.2,
  closes: 0.0,
  continues: 0.2,
  followUp: 0.48,
  mood: 0.03,
  screening: 0.03,
  smallTalk: 0.09,
  covered: 0.37,
  threshold: 0.43,
  /** A second question in the same breath must be plain from its own words. */
  secondAsked: 0.37,
  /** The next question of the guide, or one after it, is likelier than going back. */
  inOrder: 0.03,
  perSkipped: 0.12,
  goingBack: 0.08,
  askedAgain: 0.3,
  askedTwice: 0.26,
};
