import classes from './RecordingsTitle.module.css';

/** The page's name and how many recordings it shows; the count is read out by the filters. `isMore`: there are more than were counted. */
export function RecordingsTitle({ count, isMore }: { count: number | null; isMore: boolean }) {
  return (
    <>
      Recordings{' '}
      {count !== null && (
        <span className={classes.count} aria-hidden>
          {count.toLocaleString('en-US')}
          {isMore && '+'}
        </span>
      )}
    </>
  );
}
