/** A run of letters and digits with its place in the text and its lower-case form. */
export interface WordToken {
  start: number;
  end: number;
  lower: string;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** A mark that joins two parts into one word when it stands alone between them. */
const joiningMarks = "'’.,/-";

/**
 * The parts phrases are matched on: a hyphen parts a word, so that "rock-star" and "rock star" are
 * the same two tokens. A curly apostrophe is read as a straight one.
 */
export function matchTokens(text: string): WordToken[] {
  const tokens: WordToken[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const lower = match[0].toLowerCase().replaceAll('’', "'");
    tokens.push({ start: match.index, end: match.index + match[0].length, lower });
  }
  return tokens;
}

/** The words a reader counts: "well-known", "don't", "3.5" and "and/or" are one each. */
export function countedWords(text: string, tokens: readonly WordToken[]): WordToken[] {
  const words: WordToken[] = [];
  for (const token of tokens) {
    const last = words.at(-1);
    const isJoined = last?.end === token.start - 1 && joiningMarks.includes(text.charAt(last.end));
    if (last === undefined || !isJoined) {
      words.push({ ...token });
      continue;
    }
    last.lower += text.charAt(last.end) + token.lower;
    last.end = token.end;
  }
  return words;
}
