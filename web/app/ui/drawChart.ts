import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import type { ChartOptions, Plugin, Scale, ScriptableLineSegmentContext } from 'chart.js';
import { darkPalette, lightPalette } from '#shared/ui/palette.ts';

Chart.register(
  ...[BarController, BarElement, CategoryScale, LinearScale],
  ...[LineController, LineElement, PointElement, Tooltip],
);

/** The page's own; a canvas inherits none. */
const fontFamily = 'Inter Variable, sans-serif';
Chart.defaults.font.family = fontFamily;

interface ChartColors {
  ink: string;
  soft: string;
  line: string;
  surface: string;
  series: readonly string[];
}

/** The colours of a scheme, for a canvas, which knows no CSS. */
export function chartColors(scheme: 'light' | 'dark'): ChartColors {
  const { ink, inkSoft: soft, line, surface, speakers } = palettes[scheme];
  return { ink, soft, line, surface, series: speakers.slice(0, 4) };
}
const palettes = { light: lightPalette, dark: darkPalette };

interface OptionsInput {
  colors: ChartColors;
  isHorizontal: boolean;
  isStacked: boolean;
  /** Points without lines keep off the axis. */
  isApart: boolean;
  format: (value: number) => string;
}

/** Quiet axes, figures in their own units, no motion longer than 150 ms. */
export function chartOptions(input: OptionsInput): ChartOptions<'bar' | 'line'> {
  const { colors, isHorizontal, isStacked, isApart, format } = input;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const values = {
    stacked: isStacked,
    beginAtZero: true,
    grid: { color: colors.line },
    border: { display: false },
    ticks: {
      color: colors.soft,
      // Rather fewer figures than slanted ones, and none over another.
      maxRotation: 0,
      autoSkipPadding: 12,
      maxTicksLimit: 5,
      callback: (at: string | number) => format(Number(at)),
    },
  };
  const names = {
    stacked: isStacked,
    ...(isApart && { offset: true }),
    grid: { display: false },
    border: { color: colors.line },
    ticks: {
      color: colors.soft,
      maxRotation: 0,
      autoSkip: !isHorizontal,
      // On a phone a name gets less than half of the width, and what is longer would be cut.
      ...(isHorizontal && {
        callback(this: Scale, at: string | number) {
          const length = this.chart.width < phoneWidth ? 16 : 24;
          return wrapLabel(this.getLabelForValue(Number(at)), length);
        },
      }),
    },
  };
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: isStill ? false : { duration: 150 },
    indexAxis: isHorizontal ? 'y' : 'x',
    // Room for the name of a line across.
    layout: { padding: { top: isHorizontal ? 18 : 0 } },
    scales: isHorizontal ? { x: values, y: names } : { x: names, y: values },
    plugins: {
      tooltip: {
        callbacks: {
          label: ({ dataset, parsed, raw }) => {
            const [from, to] = Array.isArray(raw) ? (raw as [number, number]) : [null, null];
            const value = (isHorizontal ? parsed.x : parsed.y) ?? 0;
            return `${dataset.label ?? ''}: ${from === null ? format(value) : rangeText(from, to, format)}`;
          },
        },
      },
    },
  };
}

/** A range in words; where both ends are the same, that value. */
const rangeText = (from: number, to: number, format: (value: number) => string): string =>
  from === to ? format(from) : `${format(from)} to ${format(to)}`;

/** Between points with a gap there is no figure: the line across is only there to lead the eye. */
export const segmentAcrossGaps = {
  borderDash: ({ p0, p1 }: ScriptableLineSegmentContext) =>
    p0.skip || p1.skip ? [1, 5] : undefined,
  borderWidth: ({ p0, p1 }: ScriptableLineSegmentContext) => (p0.skip || p1.skip ? 1 : undefined),
};

const phoneWidth = 420;

/** The lines of a label, broken between words. */
function wrapLabel(label: string, maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length === 0 || longer.length > maxLength) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A dashed line across horizontal bars at one value, with its name. */
export const markLine = (
  mark: { label: string; value: number },
  { ink }: ChartColors,
): Plugin<'bar' | 'line'> => ({
  id: 'markLine',
  afterDatasetsDraw({ ctx, chartArea, scales }) {
    const x = scales['x']?.getPixelForValue(mark.value);
    if (x === undefined || x < chartArea.left || x > chartArea.right) return;
    ctx.save();
    ctx.strokeStyle = ink;
    ctx.fillStyle = ink;
    ctx.setLineDash([4, 4]);
    ctx.beginPath();
    ctx.moveTo(x, chartArea.top);
    ctx.lineTo(x, chartArea.bottom);
    ctx.stroke();
    ctx.font = `12px ${fontFamily}`;
    ctx.textAlign = 'center';
    ctx.fillText(mark.label, x, chartArea.top - 6);
    ctx.restore();
  },
});

/** Tints the good values behind a chart, as far as its axis reaches. */
export const tintRange = (
  [from, to]: GoodRange,
  isHorizontal: boolean,
  { series: [tint = ''] }: ChartColors,
): Plugin<'bar' | 'line'> => ({
  id: 'tintRange',
  beforeDatasetsDraw({ ctx, chartArea, scales }) {
    const axis = scales[isHorizontal ? 'x' : 'y'];
    if (!axis) return;
    const [low, high] = [Math.max(axis.min, from ?? axis.min), Math.min(axis.max, to ?? axis.max)];
    if (low >= high) return;
    const [start, end] = [axis.getPixelForValue(low), axis.getPixelForValue(high)];
    ctx.save();
    ctx.globalAlpha = 0.1;
    ctx.fillStyle = tint;
    if (isHorizontal) ctx.fillRect(start, chartArea.top, end - start, chartArea.height);
    else ctx.fillRect(chartArea.left, end, chartArea.width, start - end);
    ctx.restore();
  },
});
/** Null where it has no end. */
export type GoodRange = readonly [from: number | null, to: number | null];

interface PictureInput {
  title: string;
  /** What the colours mean, where there are several. */
  legend: readonly string[];
  note: string | null;
  colors: ChartColors;
}

/** The picture of a chart on the page's surface, with what stands above it on the page. */
export function chartPicture(canvas: HTMLCanvasElement, input: PictureInput): string {
  const { title, legend, note, colors } = input;
  const copy = document.createElement('canvas');
  const scale = canvas.width / Math.max(1, canvas.clientWidth);
  const pad = 16 * scale;
  const lines = 1 + (legend.length > 1 ? 1 : 0) + (note ? 1 : 0);
  const head = pad + lines * 22 * scale;
  copy.width = canvas.width + 2 * pad;
  copy.height = canvas.height + head + pad;
  const context = copy.getContext('2d');
  if (!context) return canvas.toDataURL('image/png');
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, copy.width, copy.height);
  context.textBaseline = 'middle';
  const write = (text: string, x: number, line: number, size: number, weight = 400) => {
    context.font = `${weight} ${size * scale}px ${fontFamily}`;
    context.fillText(text, x, pad + (line + 0.5) * 22 * scale);
    return context.measureText(text).width;
  };
  context.fillStyle = colors.ink;
  write(title, pad, 0, 14, 600);
  if (legend.length > 1) {
    let x = pad;
    for (const [index, label] of legend.entries()) {
      context.fillStyle = colors.series[index % 4] ?? colors.ink;
      context.fillRect(x, pad + 28 * scale, 10 * scale, 10 * scale);
      context.fillStyle = colors.ink;
      x += 16 * scale + write(label, x + 16 * scale, 1, 12) + 16 * scale;
    }
  }
  context.fillStyle = colors.soft;
  if (note) write(note, pad, lines - 1, 12);
  context.drawImage(canvas, pad, head);
  return copy.toDataURL('image/png');
}
