import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import type { CoveredInterview } from './planCoverage.ts';
import classes from './PlanCoverage.module.css';

// The reader of postings is only needed by who opens this.
const CoverageMatrix = lazyPart(async () => ({
  default: (await import('./CoverageMatrix.tsx')).CoverageMatrix,
}));

interface PlanCoverageProps {
  /** The job description as it stands now. */
  text: string;
  interviews: readonly CoveredInterview[];
}

/** Folded until asked for: which requirements of the job description the plan's questions cover. */
export function PlanCoverage({ text, interviews }: PlanCoverageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={classes.coverage}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary}>What the questions cover</summary>
      {isOpen && (
        <Suspense fallback={<p className={classes.waiting}>Reading the job description…</p>}>
          <CoverageMatrix text={text} interviews={interviews} />
        </Suspense>
      )}
    </details>
  );
}
