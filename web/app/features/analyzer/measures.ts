import type { Analysis } from '#shared/analysis/analysis.ts';
import { goodLength, highestGoodGrade } from '#shared/analysis/scoreSummary.ts';
import { plural } from '#shared/domain/plural.ts';

interface Measure {
  key: string;
  title: string;
  value: number;
  shown: string;
  good: readonly [from: number | null, to: number | null];
  goodText: string;
  /** Where the bar ends. */
  max: number;
  isGood: boolean;
}

/** Exclusive terms beyond this are flagged. */
const mostExclusiveTerms = 5;

/** What is measured of a text, beside what is good (specification §9). */
export function measuresOf(analysis: Analysis): Measure[] {
  const { numWords, readingTime, readabilityScore, readabilityScoreRaw, metrics } = analysis;
  const { readingTimeMinutesMin: least, readingTimeMinutesMax: most } = analysis;
  const isTimeGood = [least, most].some((minutes) => minutes >= 1 && minutes <= 3);
  const terms = metrics.exclusiveLanguageCount;
  return [
    {
      key: 'numWords',
      title: 'Length',
      value: numWords,
      shown: plural(numWords, 'word'),
      good: [goodLength.fewest, goodLength.most],
      goodText: `${goodLength.fewest} to ${goodLength.most} words`,
      max: 1200,
      isGood: numWords >= goodLength.fewest && numWords <= goodLength.most,
    },
    {
      key: 'readingTime',
      title: 'Reading time',
      value: (least + most) / 2,
      shown: readingTime,
      good: [1, 3],
      goodText: '1 to 3 minutes',
      max: 6,
      isGood: isTimeGood,
    },
    {
      key: 'readability',
      title: 'Reading level',
      value: readabilityScoreRaw,
      shown: readabilityScore,
      good: [7, highestGoodGrade],
      goodText: `grade 7 to ${highestGoodGrade}`,
      max: 18,
      isGood: readabilityScoreRaw <= highestGoodGrade,
    },
    {
      key: 'exclusive',
      title: 'Exclusive language',
      value: terms,
      shown: plural(terms, 'term'),
      good: [0, mostExclusiveTerms],
      goodText: `${mostExclusiveTerms} terms or fewer`,
      max: 15,
      isGood: terms <= mostExclusiveTerms,
    },
  ];
}
