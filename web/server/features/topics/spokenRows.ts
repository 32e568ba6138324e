import { titleOfTheme } from './spokenTitles.ts';
import type { Compensation, PayFigures } from './loadPay.ts';
import type { SpokenThemes } from './loadThemes.ts';
import type { TopicTrends } from './loadTopicTrends.ts';

/** Themes as a table: a line for each, with the number of interviews they are counted in. */
export const themeRows = ({ interviews, themes }: SpokenThemes): string[][] => [
  ['Theme', 'Interviews', 'Sentences', 'Of interviews with a transcript'],
  ...themes.map(({ theme, ...counts }) => [
    ...[titleOfTheme(theme), String(counts.interviews), String(counts.sentences)],
    String(interviews),
  ]),
];

/** Topics as a table: a line for each, a column for each period; all interviews of a period at the end. */
export const topicTrendRows = ({ interviews, periods, topics }: TopicTrends): string[][] => [
  ['Topic', 'Interviews', ...periods.map(({ period }) => period.slice(0, 10))],
  ...topics.map(({ topic, trend, ...found }) => [
    ...[topic.name, String(found.interviews)],
    ...trend.map(String),
  ]),
  ['All interviews with a transcript', `${interviews}`, ...periods.map((p) => `${p.interviews}`)],
];

/** Pay as a table: a line for each position, currency and unit of time. */
export function payRows(
  { positions }: Compensation,
  titleOf: (positionId: string) => string | undefined,
): string[][] {
  const columns = ['interviews', 'lowest', 'highest', 'median'];
  return [
    [
      ...['Position', 'Currency', 'Per'],
      ...['Offered', 'Asked for'].flatMap((what) => columns.map((column) => `${what}, ${column}`)),
    ],
    ...positions.map(({ positionId, currency, period, offered, expected }) => [
      (positionId && titleOf(positionId)) ?? '',
      ...[currency ?? '', period.toLowerCase()],
      ...payCells(offered),
      ...payCells(expected),
    ]),
  ];
}

const payCells = (figures: PayFigures | null): string[] =>
  figures
    ? [figures.interviews, figures.minimum, figures.maximum, figures.median ?? ''].map(String)
    : ['', '', '', ''];
