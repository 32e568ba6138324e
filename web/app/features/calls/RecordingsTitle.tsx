import classes from './RecordingsTitle.module.css';

/** The page's name and how many recordings it shows; the count is read out by the filters. */
export function RecordingsTitle({ count }: { count: number | null }) {
  return (
    <>
      Recordings{' '}
      {count !== null && (
        <span className={classes.count} aria-hidden>
          {count.toLocaleString('en-US')}
        </span>
      )}
    </>
  );
}
