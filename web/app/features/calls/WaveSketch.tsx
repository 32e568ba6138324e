import { speakerColor } from '#shared/ui/speakerColor.ts';
import classes from './WaveSketch.module.css';

const width = 96;
const height = 20;
const bars = 48;
const step = width / bars;

/** Half as many bars as pixels: each the loudest of the values it stands for. */
function barsOf(lane: readonly number[]): number[] {
  const perBar = lane.length / bars;
  return Array.from({ length: Math.min(bars, lane.length) }, (_, index) => {
    if (perBar <= 1) return lane[index] ?? 0;
    return Math.max(...lane.slice(Math.floor(index * perBar), Math.ceil((index + 1) * perBar)));
  });
}

/** One stroke a bar, from the middle line outwards. */
function pathOf(lane: readonly number[], reach: (value: number) => [from: number, to: number]) {
  return barsOf(lane)
    .map((value, index) => {
      const [from, to] = reach(Math.max(0, Math.min(1, value)));
      const x = (index * step + 0.5).toFixed(1);
      return `M${x} ${from.toFixed(1)}V${to.toFixed(1)}`;
    })
    .join('');
}

const middle = height / 2;
const least = 1;

const decodeLane = (base64: string): number[] =>
  Array.from(atob(base64), (sign) => sign.charCodeAt(0) / 255);

/**
 * A glance at who made sound when: two lanes above and below a line, one lane around it. A lane is
 * bytes in base64.
 */
export function WaveSketch({ lanes }: { lanes: readonly string[] }) {
  const [first, second] = lanes.map(decodeLane);
  return (
    <svg className={classes.sketch} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {!first && <path className={classes.silence} d={`M0 ${middle}H${width}`} />}
      {first && !second && (
        <path
          stroke={speakerColor(0)}
          d={pathOf(first, (value) => {
            const half = Math.max(least, value * middle);
            return [middle - half, middle + half];
          })}
        />
      )}
      {first && second && (
        <>
          <path
            stroke={speakerColor(0)}
            d={pathOf(first, (value) => [middle, middle - Math.max(least, value * middle)])}
          />
          <path
            stroke={speakerColor(1)}
            d={pathOf(second, (value) => [middle, middle + Math.max(least, value * middle)])}
          />
        </>
      )}
    </svg>
  );
}
