import { useMemo } from 'react';
import { diffWords } from '#shared/editor/diffWords.ts';
import { text } from '../../platform/text.ts';
import classes from './AtsPlace.module.css';

interface FieldDiffProps {
  before: string;
  after: string;
  /** Tells several on one page apart. */
  label?: string;
}

/** What a field will hold, with what comes and what goes. */
export function FieldDiff({ before, after, label = text('fieldWillHold') }: FieldDiffProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <div
      className={`${classes.diff} ${before === '' ? '' : classes.changed}`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {parts.map(({ kind, text: words }, at) => {
        if (kind === 'same') return <span key={at}>{words}</span>;
        return kind === 'added' ? <ins key={at}>{words}</ins> : <del key={at}>{words}</del>;
      })}
    </div>
  );
}
