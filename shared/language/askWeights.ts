/** Weights of the signs by which a question of the guide is recognised; found on the open interviews. */
export const askWeights = {
  asked: 1,
  description: 0.5,
  /** Half of `asked` is reached at this overlap, and at more for a question of many words. */
  half: 0.48,
  halfPerSize: 0.03,
  replied: 0.54,
  length: 0.17,
  reply: 0.22,
  opens: 0.02,
  closes: 0.02,
  continues: 0.16,
  followUp: 0.45,
  mood: 0.07,
  screening: 0.14,
  smallTalk: 0.14,
  covered: 0.35,
  threshold: 0.48,
  /** A second question in the same breath must be plain from its own words. */
  secondAsked: 0.45,
  /** The next question of the guide, or one after it, is likelier than going back. */
  inOrder: 0.04,
  perSkipped: 0.05,
  goingBack: 0.07,
  askedTwice: 0.14,
};
