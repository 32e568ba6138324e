/** Signs of Chinese and Japanese stand alone, as nothing parts their words. */
const alone = '\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff';
const wordPattern = new RegExp(`[${alone}]\\p{M}*|(?:(?![${alone}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');

const isAscii = /^[a-z0-9]*$/i;
const isAsciiText = /^[\0-\x7f]*$/;
const plainLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ŧ: 't',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};

/** A word as words are compared: no case, no accents. `search_fold` in the database does the same. */
export const foldWord = (word: string): string =>
  isAscii.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
        .replace(/[øłđðŧħıς]/g, (letter) => plainLetters[letter] ?? letter);

export interface TextWord {
  folded: string;
  /** Where the word stands in the text, in UTF-16 units; `end` is the unit after it. */
  start: number;
  end: number;
}

/** The words of a text, in order. */
export function wordsOf(text: string): TextWord[] {
  if (isAsciiText.test(text)) return plainWordsOf(text);
  return [...text.matchAll(wordPattern)].map((match) => ({
    folded: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The same of ASCII: letters and digits, without a match object for each of the words on a page of hits. */
function plainWordsOf(text: string): TextWord[] {
  const folded = text.toLowerCase();
  const words: TextWord[] = [];
  let start = -1;
  for (let at = 0; at <= folded.length; at++) {
    const code = folded.charCodeAt(at); // NaN at the end
    const isWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    if (isWord && start < 0) start = at;
    if (isWord || start < 0) continue;
    words.push({ folded: folded.slice(start, at), start, end: at });
    start = -1;
  }
  return words;
}
