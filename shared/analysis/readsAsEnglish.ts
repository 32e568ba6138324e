/** Small words that English cannot do without and other languages hardly have. */
const englishWords = new Set(
  `the of and to for with are you this that from your our be by have`.split(' '),
);

/** How many of these words (in lower case) only English text is full of. */
export const countEnglishWords = (words: readonly string[]): number =>
  words.reduce((count, word) => (englishWords.has(word) ? count + 1 : count), 0);

/** Fewer words do not tell; a list of three skills has none of the small ones. */
const fewestWords = 30;
/** Forty real postings have 0.16 to 0.3; Spanish, French and German ones at most 0.02. */
const leastShare = 0.05;

/** Whether a text is English as far as one can tell; a short one is taken for it. */
export const readsAsEnglish = (words: number, english: number): boolean =>
  words < fewestWords || english >= words * leastShare;
