import type {
  AnalysisMetrics,
  Annotation,
  AnnotationCategory,
  BestPractice,
  GenderBalance,
} from './analysis.ts';
import { annotationConfigs } from './annotationConfigs.ts';
import { goodLength, highestGoodGrade, tooManyListItems } from './scoreSummary.ts';

/** More exclusive terms than this are flagged. */
const mostExclusiveTerms = 5;
const listedTerms = 3;
const mostMustHaves = 8;
const biasCategories: readonly AnnotationCategory[] = [
  'bias-m',
  'bias-f',
  'bias-age',
  'bias-disability',
  'corporate-speak',
];

interface Times {
  readingTimeMinutesMin: number;
  readingTimeMinutesMax: number;
}

/** The advice of the sidebar, one item for each measure, then one for each group of biased terms. */
export function bestPractices(
  metrics: AnalysisMetrics,
  times: Times,
  annotations: readonly Annotation[],
): BestPractice[] {
  const { numWords, readingLevel, gender, payRange, titleClarity, youCount, weCount } = metrics;
  const { fewest, most } = goodLength;
  const isTimeOk = [times.readingTimeMinutesMin, times.readingTimeMinutesMax].some(
    (t) => t >= 1 && t <= 3,
  );
  const practice = (
    key: string,
    value: BestPractice['value'],
    isOk: boolean,
    good: string,
    bad: string,
  ): BestPractice => ({ key, value, isOk, text: isOk ? good : bad });

  const items = [
    practice(
      'numWords',
      numWords,
      numWords >= fewest && numWords <= most,
      'The length is good.',
      numWords < fewest
        ? `Write more: ${fewest}–${most} words read best.`
        : `Shorten it: ${fewest}–${most} words read best.`,
    ),
    practice(
      'readingTime',
      metrics.readingTime,
      isTimeOk,
      'It can be read in 1 to 3 minutes.',
      'Aim for a text that can be read in 1 to 3 minutes.',
    ),
    practice(
      'readingLevel',
      readingLevel,
      readingLevel <= highestGoodGrade,
      'It is easy enough to read.',
      'It is hard to read: use shorter sentences and words, down to grade 7 to 9.',
    ),
    practice(
      'exclusiveLanguageCount',
      metrics.exclusiveLanguageCount,
      metrics.exclusiveLanguageCount <= mostExclusiveTerms,
      'There is little or no exclusive language.',
      'Replace the exclusive terms, so that more people feel meant.',
    ),
    practice(
      'is_list_length_ok',
      metrics.is_list_length_ok,
      metrics.is_list_length_ok,
      'The lists are short enough.',
      `Shorten the longest list: keep fewer than ${tooManyListItems} items in a section.`,
    ),
    practice(
      'is_location_mentioned',
      metrics.is_location_mentioned,
      metrics.is_location_mentioned,
      'It says where the work is done.',
      'Say where the work is done: the place, hybrid or remote.',
    ),
    practice(
      'is_equal_opportunity_employer_mentioned',
      metrics.is_equal_opportunity_employer_mentioned,
      metrics.is_equal_opportunity_employer_mentioned,
      'It has an equal-opportunity statement.',
      'Add an equal-opportunity statement.',
    ),
    practice(
      'gender_bias_balance',
      metrics.gender_bias_balance,
      !leansMasculine(gender),
      gender.feminineWords.length > gender.masculineWords.length
        ? 'No lean to masculine-coded words.'
        : 'The gender balance of the words is even.',
      `The words lean to one side: the text is ${gender.label}.`,
    ),
    practice(
      'gender_bias_count',
      metrics.gender_bias_count,
      gender.masculineWords.length <= 3,
      'There are few masculine-coded words.',
      'Replace some masculine-coded words.',
    ),
    practice(
      'pay_range',
      payRange?.text ?? '',
      payRange !== null && payRange.period !== null,
      'It gives a pay range.',
      payRange === null
        ? 'Give a pay range with currency and period.'
        : 'Say what the pay is for: an hour, a month or a year.',
    ),
    practice(
      'you_and_we',
      `${youCount}:${weCount}`,
      youCount >= weCount && youCount > 0,
      'It speaks to the reader more than of the company.',
      'Speak to the reader: use “you” at least as often as “we”.',
    ),
    practice(
      'must_have_count',
      metrics.mustHaveCount,
      metrics.mustHaveCount <= mostMustHaves,
      'It asks for a reasonable number of must-haves.',
      `Keep to ${mostMustHaves} must-haves or fewer: long lists put off capable people.`,
    ),
  ];
  if (titleClarity !== null) {
    items.push(
      practice(
        'title_clarity',
        titleClarity.isClear,
        titleClarity.isClear,
        'The title is clear.',
        titleClarity.reasons.join(' '),
      ),
    );
  }
  const language = practice(
    'language',
    metrics.isEnglish,
    metrics.isEnglish,
    'It is in English.',
    'This does not read like English. Score, marks and advice are made for English texts and can mislead here.',
  );
  return [...(language.isOk ? [] : [language]), ...items, ...biasAdvice(annotations)];
}

/**
 * Whether masculine-coded words outnumber the feminine-coded ones by more than chance would have it: two
 * standard deviations of as many tosses of a coin. Feminine-coded words put hardly anyone off.
 */
function leansMasculine({ masculineWords, feminineWords }: GenderBalance): boolean {
  const all = masculineWords.length + feminineWords.length;
  return masculineWords.length - feminineWords.length > 2 * Math.sqrt(all);
}

function biasAdvice(annotations: readonly Annotation[]): BestPractice[] {
  return biasCategories.flatMap((category) => {
    const terms = annotations
      .filter((found) => found.category === category)
      .map(({ text }) => text);
    const distinct = [...new Set(terms.map((term) => term.toLowerCase()))];
    if (distinct.length === 0) return [];
    const listed = distinct
      .slice(0, listedTerms)
      .map((term) => `“${term}”`)
      .join(', ');
    const text = `${annotationConfigs[category].label}: ${listed}${distinct.length > listedTerms ? ' and others' : ''}.`;
    return [{ key: category, category, value: terms.length, isOk: category === 'bias-f', text }];
  });
}
