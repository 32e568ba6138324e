/** Characters a job description may have: about 9,000 words, twelve times what is advised. */
export const longestJobDescription = 60_000;

/** Why a text of so many characters is not saved, and the way on; null when it may be saved. */
export const tooLongReason = (characters: number): string | null =>
  characters > longestJobDescription
    ? `A job description can have ${longestJobDescription.toLocaleString('en')} characters; this one has ${characters.toLocaleString('en')}. Shorten it to save it. What was saved before is still there.`
    : null;
