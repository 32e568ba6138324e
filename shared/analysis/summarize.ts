import type { Annotation, GenderBalance, PayRange } from './analysis.ts';
import { fixBounds } from './fixBounds.ts';
import type { FixBounds } from './fixBounds.ts';
import type { FixMeasure } from './fixMeasure.ts';
import { genderBalance } from './genderBalance.ts';
import { placeSentences } from './placedSentences.ts';
import type { PlacedSentence } from './placedSentences.ts';
import type { BlockReading } from './readBlock.ts';
import { fleschKincaidGrade } from './readingLevel.ts';
import type { ReadingCounts } from './readingLevel.ts';
import { readsAsEnglish } from './readsAsEnglish.ts';
import { countMustHaves, isLocationMentioned, longestList } from './sections.ts';

/** What all blocks say together. */
export interface Summary {
  annotations: Annotation[];
  numWords: number;
  numSentences: number;
  grade: number;
  bounds: FixBounds;
  gender: GenderBalance;
  longestList: number;
  isLocationMentioned: boolean;
  isEqualOpportunityMentioned: boolean;
  payRange: PayRange | null;
  youCount: number;
  weCount: number;
  isEnglish: boolean;
  mustHaveCount: number;
}

/** Adds up the readings of a document's blocks. */
export function summarize(blocks: readonly BlockReading[]): Summary {
  const byBlock = placeSentences(blocks);
  const all = byBlock.flat();
  const open = all.filter(({ isGuarded }) => !isGuarded);
  const inText = all.filter(({ isHeading }) => !isHeading);
  const counts = readingCounts(inText);
  const sum = (count: (sentence: PlacedSentence) => number) =>
    all.reduce((total, item) => total + count(item), 0);
  const numWords = sum(({ reading }) => reading.words);
  return {
    annotations: open.flatMap(({ reading, offset }) =>
      reading.findings.map((finding) => moved(finding, offset)),
    ),
    numWords,
    numSentences: counts.sentences,
    grade: fleschKincaidGrade(counts),
    bounds: fixBounds(all.map(fixesOf), inText.map(fixesOf)),
    gender: genderBalance(open.map(({ reading }) => reading)),
    longestList: longestList(blocks),
    isLocationMentioned: isLocationMentioned(blocks),
    isEqualOpportunityMentioned: open.length < all.length,
    payRange: firstPayRange(all),
    youCount: sum(({ reading }) => reading.youCount),
    weCount: sum(({ reading }) => reading.weCount),
    isEnglish: readsAsEnglish(
      numWords,
      sum(({ reading }) => reading.englishWords),
    ),
    mustHaveCount: countMustHaves(blocks, byBlock),
  };
}

function readingCounts(sentences: readonly PlacedSentence[]): ReadingCounts {
  const counts = { words: 0, syllables: 0, sentences: 0 };
  for (const { reading } of sentences) {
    counts.words += reading.words;
    counts.syllables += reading.syllables;
    if (reading.words > 0) counts.sentences += 1;
  }
  return counts;
}

/** Nothing is found in a statement, so nothing in it can be fixed. */
function fixesOf({ reading, isGuarded }: PlacedSentence): FixMeasure {
  const { words, syllables, fixes } = reading;
  return isGuarded ? { kept: { words, syllables }, choices: [] } : fixes;
}

function firstPayRange(sentences: readonly PlacedSentence[]): PayRange | null {
  for (const { reading, offset } of sentences) {
    if (reading.payRange !== null) return moved(reading.payRange, offset);
  }
  return null;
}

function moved<T extends { start: number; end: number }>(place: T, offset: number): T {
  return { ...place, start: place.start + offset, end: place.end + offset };
}
