import { writeCell } from '#shared/domain/transcripts/csvCells.ts';
import type { ChartSeries } from './ChartFigure.tsx';

interface TableOf {
  labelTitle: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  interviews?: readonly number[] | undefined;
}

/** The columns after the first, with a text for each figure of a row; '–' where there is none. */
export const chartColumns = (
  { series, interviews }: TableOf,
  format: (value: number) => string,
): { title: string; cells: string[] }[] => [
  ...series.map(({ label, values }) => ({
    title: label,
    cells: values.map((value) => (value === null ? '–' : format(value))),
  })),
  ...(interviews ? [{ title: countTitle, cells: interviews.map(String) }] : []),
];

const countTitle = 'Based on interviews';

/** The same as a file of values, which a parser reads and no spreadsheet runs. */
export function chartCsv({ labelTitle, labels, series, interviews }: TableOf): string {
  const header = [labelTitle, ...series.map(({ label }) => label)];
  const lines = [
    [...header, ...(interviews ? [countTitle] : [])],
    ...labels.map((label, row) => [
      label,
      ...series.map(({ values }) => values[row] ?? ''),
      ...(interviews ? [interviews[row] ?? ''] : []),
    ]),
  ].map((cells) => cells.map((cell) => writeCell(String(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
