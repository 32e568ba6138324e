// [x, top of the upper bar, height of the lower bar]: two voices, one above the other.
const bars = [
  [2, 8, 4],
  [7.67, 3, 3],
  [13.33, 6, 8],
  [19, 8, 5],
] as const;

/** The product's sign: an interview as two lanes of sound. The name always stands beside it. */
export function ProductMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable="false">
      {bars.map(([x, top, depth]) => (
        <g key={x}>
          <rect
            x={x}
            y={top}
            width={3}
            height={11 - top}
            rx={1.5}
            fill="var(--rapport-speaker-1)"
          />
          <rect x={x} y={13} width={3} height={depth} rx={1.5} fill="var(--rapport-speaker-2)" />
        </g>
      ))}
    </svg>
  );
}
