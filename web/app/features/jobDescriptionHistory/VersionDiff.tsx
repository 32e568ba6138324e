import { useMemo } from 'react';
import { diffContext } from '#shared/editor/diffContext.ts';
import { diffWords } from '#shared/editor/diffWords.ts';
import classes from './VersionDiff.module.css';

interface VersionDiffProps {
  before: string;
  after: string;
}

/** What came and went between two versions, in the running text around it. */
export function VersionDiff({ before, after }: VersionDiffProps) {
  const parts = useMemo(() => diffContext(diffWords(before, after)), [before, after]);
  if (before === after) return <p className={classes.same}>No words differ.</p>;
  return (
    <div className={classes.diff} tabIndex={0} role="region" aria-label="What changed">
      {parts.map(({ kind, text }, index) => {
        if (kind === 'added') return <ins key={index}>{text}</ins>;
        return kind === 'removed' ? <del key={index}>{text}</del> : text;
      })}
    </div>
  );
}
