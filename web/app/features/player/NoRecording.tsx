import classes from './NoRecording.module.css';

/** Stands where the player would: there are words, but nothing to hear. */
export function NoRecording() {
  return (
    <p className={classes.bar}>
      There is no sound to play: this interview has only its transcript.
    </p>
  );
}
