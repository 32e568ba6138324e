/** What lines are of. */
export const skillWords =
  /\b(?:skills?|abilit\p{L}+|able|attention to detail|independent\p{L}*|organi[sz]\p{L}+|priorit\p{L}+|communicat\p{L}+|supervision|deadlines)\b/iu;

/** Of the employer, or of something else that is. */
export const clauseWords = /\b(?:we|our|us|it|is|are|was|were|be|been|this|these|they|i)\b/iu;
