import { goodRanges } from '../../../../shared/domain/callMetrics.ts';
import { formatTimecode } from '../../../../shared/domain/time.ts';

export type MetricName = keyof typeof goodRanges;

export interface MetricText {
  name: MetricName;
  title: string;
  /** What it says, and of whom. */
  definition: string;
  /** Null where the good range is given for a figure that is counted in another way. */
  good: string | null;
  format: (value: number) => string;
  /** Where the bar ends. */
  max: number;
}

/** The measures of an interview in words, in the order they are shown. */
export const metricTexts: readonly MetricText[] = [
  {
    name: 'candidateTalkRatioPercent',
    title: 'Talk ratio',
    definition: 'How much of all talk is the candidate’s.',
    good: '40–75 %',
    format: (value) => `${value} %`,
    max: 100,
  },
  {
    name: 'longestMonologueMs',
    title: 'Longest monologue',
    definition:
      'The longest an interviewer talked without the candidate saying more than a word or two (two seconds of speech).',
    good: 'under 2:00 minutes',
    format: (value) => `${formatTimecode(value)} min`,
    max: 240_000,
  },
  {
    name: 'speakingRateWpm',
    title: 'Speaking rate',
    definition: 'How many words a minute the interviewers speak while they talk.',
    good: '140–191 words per minute',
    format: (value) => `${value} words per minute`,
    max: 260,
  },
  {
    name: 'interactivity',
    title: 'Interactivity',
    definition:
      'How often the speaker changes, per minute of conversation. The usual range of 1.12 to 1.60 is meant for an adjusted figure, so it is not compared with it.',
    good: null,
    format: (value) => `${value.toFixed(2)} per minute`,
    max: 4,
  },
  {
    name: 'questionsAsked',
    title: 'Questions asked',
    definition: 'How many questions the interviewers asked.',
    good: '9–20',
    format: String,
    max: 30,
  },
];

/** Beside its good range, in words. */
export function judgeMetric(name: MetricName, value: number): 'below' | 'good' | 'above' {
  const [from, to]: readonly [number | null, number | null] = goodRanges[name];
  if (from !== null && value < from) return 'below';
  // "Under two minutes" leaves the two minutes themselves out; the other ranges hold both their ends.
  const isAbove = to !== null && (from === null ? value >= to : value > to);
  return isAbove ? 'above' : 'good';
}
