import { describe, expect, it } from 'vitest';
import { judgeMetric, metricTexts } from './metricTexts.ts';

describe('judgeMetric', () => {
  it.each([
    ['candidateTalkRatioPercent', 39, 'below'],
    ['candidateTalkRatioPercent', 40, 'good'],
    ['candidateTalkRatioPercent', 75, 'good'],
    ['candidateTalkRatioPercent', 76, 'above'],
    ['longestMonologueMs', 119_999, 'good'],
    ['longestMonologueMs', 120_000, 'above'],
    ['speakingRateWpm', 139, 'below'],
    ['speakingRateWpm', 191, 'good'],
    ['interactivity', 1.12, 'good'],
    ['interactivity', 1.61, 'above'],
    ['questionsAsked', 8, 'below'],
    ['questionsAsked', 20, 'good'],
  ] as const)('%s of %d is %s', (name, value, verdict) => {
    expect(judgeMetric(name, value)).toBe(verdict);
  });
});

describe('metricTexts', () => {
  it('write values with their units', () => {
    const sample = [62, 95_000, 152, 1.5, 11];
    expect(metricTexts.map(({ format }, index) => format(sample[index] ?? 0))).toEqual([
      '62 %',
      '1 min 35 s',
      '152 words per minute',
      '1.50 per minute',
      '11',
    ]);
  });
});
