import classes from './StepBar.module.css';

/** A thin bar under words that say the same: 0 to 100. */
export function StepBar({ percent }: { percent: number }) {
  return (
    <div className={classes.track} aria-hidden>
      <div className={classes.done} style={{ width: `${percent}%` }} />
    </div>
  );
}
