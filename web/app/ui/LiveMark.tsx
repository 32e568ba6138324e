import classes from './LiveMark.module.css';

/** Says that a meeting goes on right now. */
export function LiveMark() {
  return (
    <span className={classes.mark}>
      <span className={classes.dot} aria-hidden />
      Live
    </span>
  );
}
