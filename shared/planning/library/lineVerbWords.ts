/** Words around verbs of postings. */
export const nounEndings =
  /^(?:track|grocery|written|flawless|experience|bachelor|master|associate|degree|knowledge|ability|strong|proven|proficiency|excellent|customer|must|minimum)$/i;

/** Words that are verbs in duties and something else before a noun: "direct experience", "project skills". */
export const describing =
  /^(?:direct|clean|complete|open|clear|present|secure|correct|own|lead|perfect|prior)$/;

/** "Volunteer work helps you grow". */
export const isStatement =
  /^\S+ (?:\S+ )?(?:helps|is|are|was|were|includes?|requires?|must|will|can|has|have|may)\b/i;
