import { goodRanges } from '#shared/domain/callMetrics.ts';

export type MetricName = keyof typeof goodRanges;

interface MetricText {
  name: MetricName;
  title: string;
  /** What it says, and of whom. */
  definition: string;
  /** The good range as it stands behind "Above the". */
  good: string;
  format: (value: number) => string;
  /** Where the bar ends. */
  max: number;
}

/** "25 s", "2 min", "2 min 30 s": short enough that a whole minute would say too little. */
function minutesAndSeconds(ms: number): string {
  const total = Math.round(ms / 1000);
  const [minutes, seconds] = [Math.floor(total / 60), total % 60];
  if (minutes === 0) return `${seconds} s`;
  return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}

/** The measures of an interview in words, in the order they are shown. */
export const metricTexts: readonly MetricText[] = [
  {
    name: 'candidateTalkRatioPercent',
    title: 'Candidate talk ratio',
    definition: 'How much of all talk is the candidate’s.',
    good: '40–75 % range',
    format: (value) => `${value} %`,
    max: 100,
  },
  {
    name: 'longestMonologueMs',
    title: 'Longest interviewer monologue',
    definition:
      'The longest an interviewer talked without the candidate saying more than a word or two (two seconds of speech).',
    good: '2 min limit',
    format: minutesAndSeconds,
    max: 240_000,
  },
  {
    name: 'speakingRateWpm',
    title: 'Interviewer speaking rate',
    definition: 'How many words a minute the interviewers speak while they talk.',
    good: '140–191 words per minute range',
    format: (value) => `${value} words per minute`,
    max: 260,
  },
  {
    name: 'interactivity',
    title: 'Interactivity',
    definition:
      'How often the speaker changes, per minute of conversation. Turns shorter than 9 seconds do not count.',
    good: '1.12–1.60 range',
    format: (value) => `${value.toFixed(2)} per minute`,
    max: 4,
  },
  {
    name: 'questionsAsked',
    title: 'Questions asked',
    definition: 'How many questions the interviewers asked.',
    good: 'range of 9–20',
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
