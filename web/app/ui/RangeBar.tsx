import classes from './RangeBar.module.css';

interface RangeBarProps {
  value: number;
  /** Null where a side is open. */
  good: readonly [from: number | null, to: number | null];
  max: number;
}

/** Where a value lies beside its good range. A picture only: the same stands in words next to it. */
export function RangeBar({ value, good: [from, to], max }: RangeBarProps) {
  const percent = (at: number) => Math.max(0, Math.min(100, (at / max) * 100));
  const start = percent(from ?? 0);
  return (
    <div className={classes.bar} aria-hidden>
      <div
        className={classes.good}
        style={{ left: `${start}%`, width: `${percent(to ?? max) - start}%` }}
      />
      <div className={classes.value} style={{ left: `${percent(value)}%` }} />
    </div>
  );
}
