import classes from './CountedTitle.module.css';

interface CountedTitleProps {
  name: string;
  /** Null while it is not known. */
  count: number | null;
  /** There are more than were counted. */
  isMore: boolean;
  /** Where something else on the page reads the count out. */
  isSilent?: boolean;
}

/** The name of a list's page and how many rows it has. */
export function CountedTitle({ name, count, isMore, isSilent = false }: CountedTitleProps) {
  return (
    <>
      {name}{' '}
      {count !== null && (
        <span className={classes.count} aria-hidden={isSilent || undefined}>
          {count.toLocaleString('en-US')}
          {isMore && '+'}
        </span>
      )}
    </>
  );
}
