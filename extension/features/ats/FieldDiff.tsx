import { useMemo } from 'react';
import { diffWords } from '#shared/editor/diffWords.ts';
import classes from './AtsPlace.module.css';

interface FieldDiffProps {
  before: string;
  after: string;
  /** Tells several on one page apart. */
  label?: string;
}

/** What a field will hold, with what comes and what goes. */
export function FieldDiff({ before, after, label = 'What the field will hold' }: FieldDiffProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <div
      className={`${classes.diff} ${before === '' ? '' : classes.changed}`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {parts.map(({ kind, text }, at) => {
        if (kind === 'same') return <span key={at}>{text}</span>;
        return kind === 'added' ? <ins key={at}>{text}</ins> : <del key={at}>{text}</del>;
      })}
    </div>
  );
}
