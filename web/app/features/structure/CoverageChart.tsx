import { useComputedColorScheme } from '@mantine/core';
import {
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { Line } from 'react-chartjs-2';
import { darkPalette, lightPalette } from '#shared/ui/palette.ts';

Chart.register(
  ...[CategoryScale, LinearScale, LineController, LineElement, PointElement, Legend, Tooltip],
);

export interface CoveragePoint {
  date: string;
  candidateName: string | null;
  interviewName: string;
  percent: number;
  mean: number | null;
}

const font = { family: 'Inter Variable, sans-serif', size: 12 };

/** A point for each interview and a line for the mean; told apart by shape as well as by colour. */
export function CoverageChart({ points }: { points: readonly CoveragePoint[] }) {
  const palette = useComputedColorScheme('light') === 'dark' ? darkPalette : lightPalette;
  const [, plum] = palette.speakers;
  const axis = {
    ticks: { color: palette.inkSoft, font },
    grid: { color: palette.line },
    border: { color: palette.line },
  };
  const last = points.at(-1);
  const hasMean = points.some(({ mean }) => mean !== null);
  return (
    <Line
      role="img"
      aria-label={`Guide coverage of ${points.length} interviews, the last ${last?.percent ?? 0} %. The table below has the figures.`}
      data={{
        labels: points.map(({ date }) => date),
        datasets: [
          {
            label: 'Interview',
            data: points.map(({ percent }) => percent),
            ...{
              clip: 12,
              showLine: false,
              pointStyle: 'circle',
              pointRadius: 5,
              pointHoverRadius: 6,
            },
            ...{ borderColor: palette.accent, backgroundColor: palette.accent },
          },
          {
            label: 'Mean of latest 5',
            data: points.map(({ mean }) => mean),
            ...{ pointStyle: 'rectRot', pointRadius: 3, borderWidth: 2, borderDash: [6, 3] },
            ...{ borderColor: plum, backgroundColor: plum },
          },
        ],
      }}
      options={{
        animation: false,
        maintainAspectRatio: false,
        scales: {
          x: { ...axis, offset: true, grid: { display: false } },
          y: {
            ...{ ...axis, min: 0, max: 100 },
            ticks: { ...axis.ticks, stepSize: 25, callback: (value) => `${value} %` },
          },
        },
        plugins: {
          legend: {
            ...{ align: 'start', position: 'top' },
            labels: {
              ...{ color: palette.ink, font, usePointStyle: true, boxHeight: 7 },
              // Without a mean there is nothing to tell apart.
              filter: ({ datasetIndex }) => datasetIndex === 0 || hasMean,
            },
          },
          tooltip: {
            callbacks: {
              title: ([item]) => {
                const point = points[item?.dataIndex ?? 0];
                return point ? `${point.candidateName ?? point.interviewName}, ${point.date}` : '';
              },
              label: ({ dataset, parsed }) => `${dataset.label ?? ''}: ${parsed.y} %`,
            },
          },
        },
      }}
    />
  );
}
