import { Button, Group, useComputedColorScheme } from '@mantine/core';
import type { Chart as ChartInstance } from 'chart.js';
import { useId, useRef, type ReactNode } from 'react';
import { Chart } from 'react-chartjs-2';
import { Disclosure } from './Disclosure.tsx';
import classes from './ChartFigure.module.css';
import { chartColumns, chartCsv } from './chartTable.ts';
import { downloadFile } from './downloadFile.ts';
import {
  chartColors,
  chartOptions,
  chartPicture,
  markLine,
  segmentAcrossGaps,
  tintRange,
  type GoodRange,
} from './drawChart.ts';

interface ChartSeries {
  label: string;
  /** Null where there is no figure. */
  values: readonly (number | null)[];
  /** Where each bar begins; without it, at zero. */
  from?: readonly (number | null)[];
  /** Points without a line between them. */
  hasNoLine?: boolean;
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
  /** Good values, and how they are called. */
  good?: { range: GoodRange; text: string } | null;
  /** Instead of the table of the same figures. */
  table?: ReactNode;
  format: (value: number) => string;
  /** Instead of the chart where there is no figure at all. */
  empty: string;
}

const dashes = [[], [6, 4], [2, 3], [8, 3, 2, 3]];
const points = ['circle', 'rect', 'triangle', 'rectRot'] as const;

const shapes: Record<(typeof points)[number], ReactNode> = {
  circle: <circle cx="12" cy="6" r="4" />,
  rect: <rect x="8.5" y="2.5" width="7" height="7" />,
  triangle: <path d="M12 2l4.5 8h-9z" />,
  rectRot: <path d="M12 1.5L16.5 6 12 10.5 7.5 6z" />,
};

interface LegendMarkProps {
  kind: 'line' | 'bar' | 'point';
  /** Of the series. */
  place: number;
  color: string;
}

/** How a series is drawn: its colour, and for lines their dashes and points. */
function LegendMark({ kind, place, color }: LegendMarkProps) {
  if (kind === 'bar') return <span style={{ background: color }} />;
  const dash = (dashes[place] ?? []).join(' ');
  return (
    <svg width="24" height="12" fill={color}>
      {kind === 'line' && (
        <path d="M0 6h24" stroke={color} strokeWidth="2" strokeDasharray={dash || undefined} />
      )}
      {shapes[points[place] ?? 'circle']}
    </svg>
  );
}

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
    good = null,
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
    datasets: series.map(({ label, values, from, hasNoLine }, index) => ({
      label,
      data: values.map((value, at): number | [number, number] | null =>
        from && value !== null ? [from[at] ?? 0, value] : value,
      ),
      showLine: !hasNoLine,
      minBarLength: from ? 4 : 0,
      segment: segmentAcrossGaps,
      borderColor: colors.series[index % 4] ?? colors.ink,
      backgroundColor: colors.series[index % 4] ?? colors.ink,
      borderDash: kind === 'line' ? (dashes[index % 4] ?? []) : [],
      pointStyle: points[index % 4] ?? 'circle',
      borderWidth: kind === 'line' ? 2 : 0,
      pointRadius: values.length > 40 ? 2 : 3.5,
      maxBarThickness: 20,
      spanGaps: true,
    })),
  };
  const isApart = series.some(({ hasNoLine }) => hasNoLine);
  const note = good && `Shaded: good, ${good.text}`;
  const plugins = [
    ...(mark ? [markLine(mark, colors)] : []),
    ...(good ? [tintRange(good.range, isHorizontal, colors)] : []),
  ];
  const columns = chartColumns(props, format);
  const saveCsv = () =>
    downloadFile(`${title}.csv`, new Blob([chartCsv(props)], { type: 'text/csv;charset=utf-8' }));
  const savePicture = () => {
    const canvas = chart.current?.canvas;
    const legend = series.map(({ label }) => label);
    if (canvas) downloadFile(`${title}.png`, chartPicture(canvas, { title, legend, note, colors }));
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
          {note && <p className={classes.note}>{note}</p>}
          {series.length > 1 && (
            <ul className={classes.legend} aria-hidden>
              {series.map(({ label, hasNoLine }, index) => (
                <li key={label}>
                  <LegendMark
                    kind={hasNoLine ? 'point' : kind}
                    place={index % 4}
                    color={colors.series[index % 4] ?? colors.ink}
                  />
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
              options={chartOptions({ colors, isHorizontal, isStacked, isApart, format })}
              plugins={plugins}
              // The plugins hold their values, and are read when the chart is made.
              key={`${scheme} ${mark?.value ?? ''} ${note ?? ''}`}
              role="img"
              aria-label={`${title}. The figures are in the table below.`}
            />
          </div>
          <Disclosure label="Figures as a table">
            {props.table ?? (
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
            )}
          </Disclosure>
        </>
      ) : (
        <p className={classes.empty}>{empty}</p>
      )}
    </figure>
  );
}
