import classes from './NoRecording.module.css';

/** Stands where the player would: there are words, but nothing to hear. */
export function NoRecording() {
  return <p className={classes.bar}>Transcript only, no recording</p>;
}
