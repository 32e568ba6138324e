import { Button, Group, useComputedColorScheme } from '@mantine/core';
import type { Chart as ChartInstance } from 'chart.js';
import { useId, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import { Disclosure } from '../../ui/Disclosure.tsx';
import classes from './ChartFigure.module.css';
import { chartColumns, chartCsv } from './chartTable.ts';
import { downloadFile } from './downloadFile.ts';
import { chartColors, chartOptions, chartPicture, markLine } from './drawChart.ts';

export interface ChartSeries {
  label: string;
  /** Null where there is no figure. */
  values: readonly (number | null)[];
}

export interface ChartFigureProps {
  title: string;
  /** One for each value. */
  labels: readonly string[];
  /** What the labels are: heads the first column of the table. */
  labelTitle: string;
  series: readonly ChartSeries[];
  /** On how many interviews each label's figures rest; by column title where they rest on different ones. */
  interviews?: readonly number[] | Readonly<Record<string, readonly number[]>>;
  kind: 'line' | 'bar';
  isHorizontal?: boolean;
  /** The series of one label stand on top of each other. */
  isStacked?: boolean;
  /** A value all others are compared with, as a line across. */
  mark?: { label: string; value: number } | null;
  format: (value: number) => string;
  /** Instead of the chart where there is no figure at all. */
  empty: string;
}

const dashes = [[], [6, 4], [2, 3], [8, 3, 2, 3]];
const points = ['circle', 'rect', 'triangle', 'rectRot'] as const;

/** On a phone a long name takes several lines. */
const rowHeightOf = (labels: readonly string[]): number =>
  Math.max(32, 14 * Math.ceil(Math.max(...labels.map(({ length }) => length)) / 12));

/** A chart with the same figures as a table, to download as a picture or as CSV. */
export function ChartFigure(props: ChartFigureProps) {
  const {
    title,
    labels,
    series,
    kind,
    isHorizontal = false,
    isStacked = false,
    mark = null,
    format,
    empty,
  } = props;
  const id = useId();
  const scheme = useComputedColorScheme('light');
  const chart = useRef<ChartInstance<'bar' | 'line'>>(null);
  const colors = chartColors(scheme);
  const hasFigures = series.some(({ values }) => values.some((value) => value !== null));
  const data = {
    labels: [...labels],
    datasets: series.map(({ label, values }, index) => ({
      label,
      data: [...values],
      borderColor: colors.series[index % 4] ?? colors.ink,
      backgroundColor: colors.series[index % 4] ?? colors.ink,
      borderDash: kind === 'line' ? (dashes[index % 4] ?? []) : [],
      pointStyle: points[index % 4] ?? 'circle',
      ...{ borderWidth: kind === 'line' ? 2 : 0, pointRadius: values.length > 40 ? 2 : 3.5 },
      ...{ maxBarThickness: 20, spanGaps: true },
    })),
  };
  const columns = chartColumns(props, format);
  const saveCsv = () =>
    downloadFile(`${title}.csv`, new Blob([chartCsv(props)], { type: 'text/csv;charset=utf-8' }));
  const savePicture = () => {
    const canvas = chart.current?.canvas;
    if (canvas) downloadFile(`${title}.png`, chartPicture(canvas, colors));
  };
  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <Group justify="space-between" gap="xs">
        <figcaption id={id} className={classes.title}>
          {title}
        </figcaption>
        {hasFigures && (
          <Group gap={4} wrap="nowrap">
            <Button variant="subtle" color="gray" size="compact-sm" onClick={savePicture}>
              PNG
            </Button>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={saveCsv}>
              CSV
            </Button>
          </Group>
        )}
      </Group>
      {hasFigures ? (
        <>
          {series.length > 1 && (
            <ul className={classes.legend} aria-hidden>
              {series.map(({ label }, index) => (
                <li key={label}>
                  <span style={{ background: colors.series[index % 4] }} />
                  {label}
                </li>
              ))}
            </ul>
          )}
          <div
            className={classes.canvas}
            style={isHorizontal ? { height: 48 + labels.length * rowHeightOf(labels) } : undefined}
          >
            <Chart
              ref={chart}
              type={kind}
              data={data}
              options={chartOptions({ colors, isHorizontal, isStacked, format })}
              plugins={mark ? [markLine(mark, colors)] : []}
              // The plugin holds the value of its line, and is read when the chart is made.
              key={`${scheme} ${mark?.value ?? ''}`}
              role="img"
              aria-label={`${title}. The figures are in the table below.`}
            />
          </div>
          <Disclosure label="Figures as a table">
            <div
              className={classes.scroll}
              tabIndex={0}
              role="group"
              aria-label={`${title}, table`}
            >
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">{props.labelTitle}</th>
                    {columns.map((column) => (
                      <th key={column.title} scope="col">
                        {column.title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {labels.map((label, row) => (
                    <tr key={row}>
                      <th scope="row">{label}</th>
                      {columns.map(({ title: column, cells }) => (
                        <td key={column}>{cells[row]}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Disclosure>
        </>
      ) : (
        <p className={classes.empty}>{empty}</p>
      )}
    </figure>
  );
}
