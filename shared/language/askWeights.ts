/**
 * Weights of the signs by which a question of the guide is recognised in the talk. Found by random search
 * on the labelled interviews open to tuning and the demo ones, also with guide words taken away at random,
 * so that what counts besides the words counts enough where an interviewer uses other ones. What
 * ends an answer, follow-ups and gaps were then weighed by the mean over runs in which none, a quarter,
 * half, three quarters and all of the concept table were taken away.
 */
export const askWeights = {
  /** The words of the asking; the unit of all others. */
  asked: 1,
  /** Share of the words of a question's description beside the question itself. */
  description: 0.27,
  /** Half of `asked` is reached at this overlap, and at more for a question of many words. */
  half: 0.71,
  halfPerSize: 0,
  /** The words of the reply. */
  replied: 0.78,
  /** A main question stands alone: up to sixteen words. */
  length: 0.08,
  /** … and is replied to at length: up to forty-five words. */
  reply: 0.35,
  /** … and opens a topic: "Let's say …", "Tell me about …", "Next …". */
  opens: 0.2,
  /** … after a word on the answer before: "Great." */
  closes: 0.01,
  /** Taking up the words of the reply before speaks against it, */
  continues: 0.38,
  /** … as does the shape of a follow-up: "How did you do that?" */
  followUp: 0.34,
  smallTalk: 0.23,
  /** A case put, or something that happened, like the question of the guide. */
  mood: 0.03,
  /** Facts are told briefly. */
  screening: 0.07,
  /** "You have answered that already" stands for an asking. */
  covered: 0.43,
  /** What a place must reach to count as asked. */
  threshold: 0.41,
  /** A second question in the same breath must be plain from its own words. */
  secondAsked: 0.33,
  /** A main question outside the guide ends the answer before. */
  endsAnswer: 0.16,
  /** The next question of the guide is likelier than a later one, and that than going back. */
  inOrder: 0.02,
  perSkipped: 0.08,
  goingBack: 0.17,
  /** Words of the replies to follow-ups, as part of the reply before them. */
  followed: 0.6,
  /** A question missing between two that were asked in order: how main its place must look, … */
  gapMainness: 0.1,
  /** … and how near the threshold it must come. */
  gapScore: -0.1,
  /** A question asked twice must be plain from its words the second time. */
  askedAgain: 0.46,
  askedTwice: 0.43,
};
