import {
  goodAverages,
  measureTexts,
  type InsightMeasure,
} from '#shared/domain/interviewQuality.ts';

/** The good range of a measure for its chart; null where there is none. */
export function goodOf(measure: InsightMeasure) {
  const { good } = measureTexts[measure];
  const range = goodAverages[measure];
  return good && range ? { range, text: good } : null;
}
