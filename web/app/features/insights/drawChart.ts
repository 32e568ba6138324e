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
import type { ChartOptions, Plugin, Scale } from 'chart.js';
import { darkPalette, lightPalette } from '#shared/ui/palette.ts';

Chart.register(
  ...[BarController, BarElement, CategoryScale, LinearScale],
  ...[LineController, LineElement, PointElement, Tooltip],
);

/** The page's own; a canvas inherits none. */
const fontFamily = 'Inter Variable, sans-serif';
Chart.defaults.font.family = fontFamily;

export interface ChartColors {
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
  format: (value: number) => string;
}

/** Quiet axes, figures in their own units, no motion longer than 150 ms. */
export function chartOptions(input: OptionsInput): ChartOptions<'bar' | 'line'> {
  const { colors, isHorizontal, isStacked, format } = input;
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
    grid: { display: false },
    border: { color: colors.line },
    ticks: {
      ...{ color: colors.soft, maxRotation: 0, autoSkip: !isHorizontal },
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
          label: ({ dataset, parsed }) =>
            `${dataset.label ?? ''}: ${format((isHorizontal ? parsed.x : parsed.y) ?? 0)}`,
        },
      },
    },
  };
}

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

/** The picture of a chart on the page's surface. */
export function chartPicture(canvas: HTMLCanvasElement, { surface }: ChartColors): string {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d');
  if (!context) return canvas.toDataURL('image/png');
  context.fillStyle = surface;
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(canvas, 0, 0);
  return copy.toDataURL('image/png');
}
