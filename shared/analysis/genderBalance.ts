import type { GenderBalance, GenderLabel } from './analysis.ts';
import { codedWordsIn, isPartedAtHyphens } from './codedWords.ts';
import type { CodedWord, RawWord } from './codedWords.ts';

/** What the balance needs of a sentence: its first raw words and its coded words, in order. */
export interface CodedSentence {
  firstRawWords: readonly RawWord[];
  codedWords: readonly CodedWord[];
}

/**
 * The words and label gender-decoder gives to these sentences together.
 *
 * Its published code changes the list it walks, so that the word after the first one it handles is
 * never parted at its hyphens. We do the same (`unparted`), or labels would differ from it.
 */
export function genderBalance(sentences: readonly CodedSentence[]): GenderBalance {
  const masculineWords: string[] = [];
  const feminineWords: string[] = [];
  const unparted = findUnparted(sentences);
  for (const [index, sentence] of sentences.entries()) {
    const raw = unparted?.index === index ? unparted.raw : null;
    for (const coded of codedWordsOf(sentence, raw)) {
      for (let n = 0; n < coded.masculine; n += 1) masculineWords.push(coded.word);
      for (let n = 0; n < coded.feminine; n += 1) feminineWords.push(coded.word);
    }
  }
  const difference = feminineWords.length - masculineWords.length;
  const step = balanceStep(difference);
  const isEmpty = feminineWords.length + masculineWords.length === 0;
  const label = isEmpty ? 'empty' : balanceLabel(difference);
  return { label, masculineWords, feminineWords, step, percent: step * 10 };
}

function findUnparted(sentences: readonly CodedSentence[]): { index: number; raw: RawWord } | null {
  let isNext = false;
  for (const [index, { firstRawWords }] of sentences.entries()) {
    for (const raw of firstRawWords) {
      const isParted = raw.word.includes('-') && isPartedAtHyphens(raw.word);
      if (isNext) return isParted ? { index, raw } : null;
      isNext = isPartedAtHyphens(raw.word);
    }
  }
  return null;
}

function codedWordsOf(sentence: CodedSentence, unparted: RawWord | null): readonly CodedWord[] {
  if (unparted === null) return sentence.codedWords;
  const end = unparted.start + unparted.word.length;
  const isOutside = (word: CodedWord) => word.end <= unparted.start || word.start >= end;
  const kept = sentence.codedWords.filter(isOutside);
  return [...kept, ...codedWordsIn(unparted, false)].sort((a, b) => a.start - b.start);
}

function balanceLabel(difference: number): GenderLabel {
  if (difference === 0) return 'neutral';
  if (difference > 3) return 'strongly feminine-coded';
  if (difference > 0) return 'feminine-coded';
  return difference < -3 ? 'strongly masculine-coded' : 'masculine-coded';
}

/** Seven steps: beyond three words either way is the strong end, as in the label. */
function balanceStep(difference: number): number {
  const size = Math.abs(difference);
  const distance = size > 3 ? 3 : size > 1 ? 2 : size;
  return 4 + Math.sign(difference) * distance;
}
