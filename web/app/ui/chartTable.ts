import { writeCell } from '#shared/domain/transcripts/csvCells.ts';
import type { ChartFigureProps } from './ChartFigure.tsx';

type TableOf = Pick<ChartFigureProps, 'labelTitle' | 'labels' | 'series' | 'interviews'>;

/** The columns after the first, with a text for each figure of a row; '–' where there is none. */
export const chartColumns = (
  { series, interviews }: Omit<TableOf, 'labels'>,
  format: (value: number) => string,
): { title: string; cells: string[] }[] => [
  ...valueColumns(series).map(({ title, values }) => ({
    title,
    cells: values.map((value) => (value === null ? '–' : format(value))),
  })),
  ...countColumns(interviews).map(({ title, counts }) => ({ title, cells: counts.map(String) })),
];

/** Bars that do not begin at zero have a column for each end. */
const valueColumns = (series: TableOf['series']) =>
  series.flatMap(({ label, values, from }) =>
    from
      ? [
          { title: `${label} from`, values: from },
          { title: `${label} to`, values },
        ]
      : [{ title: label, values }],
  );

function countColumns(interviews: TableOf['interviews']) {
  if (!interviews) return [];
  const columns = Array.isArray(interviews)
    ? { 'Based on interviews': interviews as readonly number[] }
    : (interviews as Readonly<Record<string, readonly number[]>>);
  return Object.entries(columns).map(([title, counts]) => ({ title, counts }));
}

/** The same as a file of values, which a parser reads and no spreadsheet runs. */
export function chartCsv({ labelTitle, labels, series, interviews }: TableOf): string {
  const counted = countColumns(interviews);
  const columns = valueColumns(series);
  const header = [labelTitle, ...columns.map(({ title }) => title)];
  const lines = [
    [...header, ...counted.map(({ title }) => title)],
    ...labels.map((label, row) => [
      label,
      ...columns.map(({ values }) => values[row] ?? ''),
      ...counted.map(({ counts }) => counts[row] ?? ''),
    ]),
  ].map((cells) => cells.map((cell) => writeCell(String(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
