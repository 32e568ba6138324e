import type { Annotation, PayRange } from './analysis.ts';
import { fixBounds } from './fixBounds.ts';
import type { FixBounds } from './fixBounds.ts';
import type { FixMeasure } from './fixMeasure.ts';
import { genderBalance } from './genderBalance.ts';
import type { GenderBalance } from './analysis.ts';
import { guardStatements } from './guardStatements.ts';
import type { BlockReading } from './readBlock.ts';
import type { SentenceReading } from './readSentence.ts';
import { fleschKincaidGrade } from './readingLevel.ts';

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
  mustHaveCount: number;
}

const requirementHeading =
  /\b(?:requirements?|required|qualifications?|must[- ]haves?|what you(?:['’]ll)? (?:need|bring)|what we(?:['’]re)? look)/i;
const optionalHeading =
  /\b(?:preferred|desired|desirable|nice[- ]to[- ]have|bonus|a plus|optional)\b/i;

/** Adds up the readings of a document's blocks; the only place that looks across blocks. */
export function summarize(blocks: readonly BlockReading[]): Summary {
  const guards = guardStatements(blocks);
  const annotations: Annotation[] = [];
  const open: SentenceReading[] = [];
  const measures: FixMeasure[] = [];
  const sentenceMeasures: FixMeasure[] = [];
  const counts = { words: 0, syllables: 0, sentences: 0 };
  let numWords = 0;
  let youCount = 0;
  let weCount = 0;
  let mustHaveCount = 0;
  let longestList = 0;
  let list = 0;
  let isRequirementSection = false;
  let isLocationMentioned = false;
  let isEqualOpportunityMentioned = false;
  let hasLocationHeading = false;
  let payRange: PayRange | null = null;
  let blockStart = 0;

  blocks.forEach((block, blockIndex) => {
    const isHeading = block.kind === 'heading';
    const isListItem = block.kind === 'listItem' && block.sentences.length > 0;
    if (isHeading) {
      const text = block.sentences[0]?.reading.text ?? '';
      isRequirementSection = requirementHeading.test(text) && !optionalHeading.test(text);
      list = 0;
    }
    if (isListItem) {
      list += 1;
      longestList = Math.max(longestList, list);
    }
    if (hasLocationHeading && block.sentences.length > 0 && block.canBePlace)
      isLocationMentioned = true;
    if (block.sentences.length > 0) hasLocationHeading = block.isLocationHeading;

    let isMustHave = isListItem && isRequirementSection;
    block.sentences.forEach(({ start, reading }, index) => {
      const offset = blockStart + start;
      const isGuarded = guards[blockIndex]?.[index] === true;
      numWords += reading.words;
      youCount += reading.youCount;
      weCount += reading.weCount;
      isLocationMentioned ||= reading.namesLocation;
      isEqualOpportunityMentioned ||= isGuarded;
      if (payRange === null && reading.payRange !== null)
        payRange = moved(reading.payRange, offset);
      const measure = isGuarded ? unfixable(reading) : reading.fixes;
      measures.push(measure);
      if (!isHeading) {
        counts.words += reading.words;
        counts.syllables += reading.syllables;
        if (reading.words > 0) counts.sentences += 1;
        sentenceMeasures.push(measure);
      }
      if (isGuarded) return;
      isMustHave ||= reading.isMustHave && !isHeading;
      open.push(reading);
      for (const finding of reading.findings) annotations.push(moved(finding, offset));
    });
    if (isMustHave) mustHaveCount += 1;
    blockStart += block.length + 1;
  });

  return {
    annotations,
    numWords,
    numSentences: counts.sentences,
    grade: fleschKincaidGrade(counts),
    bounds: fixBounds(measures, sentenceMeasures),
    gender: genderBalance(open),
    longestList,
    isLocationMentioned,
    isEqualOpportunityMentioned,
    payRange,
    youCount,
    weCount,
    mustHaveCount,
  };
}

function moved<T extends { start: number; end: number }>(place: T, offset: number): T {
  return { ...place, start: place.start + offset, end: place.end + offset };
}

function unfixable({ words, syllables }: SentenceReading): FixMeasure {
  return { kept: { words, syllables }, choices: [] };
}
