import { feminineStems, hyphenatedStems, masculineStems, uncodedWords } from './genderStems.ts';

export interface CodedWord {
  start: number;
  end: number;
  word: string;
  /** How many masculine and feminine stems the word begins with; one of the two is 0. */
  masculine: number;
  feminine: number;
}

/** Everything but ASCII, white space and the marks gender-decoder turns into spaces. */
const rawWordPattern = /[^\s\u0080-\uffff.,<>*?!"[\]@':;()/&]+/g;

const stemsByHead = new Map<string, { stem: string; isMasculine: boolean }[]>();
for (const [stems, isMasculine] of [
  [masculineStems, true],
  [feminineStems, false],
] as const) {
  for (const stem of stems) {
    const head = stem.slice(0, 3);
    stemsByHead.set(head, [...(stemsByHead.get(head) ?? []), { stem, isMasculine }]);
  }
}

/** A stretch of text between the marks of gender-decoder, before hyphens are looked at. */
export interface RawWord {
  start: number;
  word: string;
}

export function rawWords(text: string): RawWord[] {
  const found: RawWord[] = [];
  for (const match of text.matchAll(rawWordPattern)) {
    found.push({ start: match.index, word: match[0].toLowerCase() });
  }
  return found;
}

/** Whether gender-decoder parts this word at its hyphens. A leading hyphen keeps it whole. */
export function isPartedAtHyphens(word: string): boolean {
  return !word.startsWith('-') && !hyphenatedStems.some((stem) => word.startsWith(stem));
}

/** The coded words within one raw word: of its parts, or of the whole when it is not parted. */
export function codedWordsIn(
  raw: RawWord,
  isParted = raw.word.includes('-') && isPartedAtHyphens(raw.word),
): CodedWord[] {
  const found: CodedWord[] = [];
  let start = raw.start;
  for (const word of isParted ? raw.word.split('-') : [raw.word]) {
    const end = start + word.length;
    let masculine = 0;
    let feminine = 0;
    for (const { stem, isMasculine } of stemsByHead.get(word.slice(0, 3)) ?? []) {
      if (!word.startsWith(stem) || uncodedWords.has(word)) continue;
      if (isMasculine) masculine += 1;
      else feminine += 1;
    }
    if (masculine + feminine > 0) found.push({ start, end, word, masculine, feminine });
    start = end + 1;
  }
  return found;
}
