import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { CoverageMatrix } from './CoverageMatrix.tsx';
import type { CoveredInterview } from './planCoverage.ts';
import classes from './PlanCoverage.module.css';

export interface PlanCoverageHandle {
  /** Opens the table and brings it into view. */
  show: () => void;
}

interface PlanCoverageProps {
  ref?: Ref<PlanCoverageHandle>;
  planId: string;
  interviews: readonly CoveredInterview[];
  canEdit: boolean;
}

/** Folded until opened: every duty and requirement of the job description, with the questions about it. */
export function PlanCoverage({ ref, ...matrix }: PlanCoverageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => ({
    show: () => {
      setIsOpen(true);
      summary.current?.scrollIntoView({ block: 'start' });
      summary.current?.focus({ preventScroll: true });
    },
  }));
  return (
    <details
      className={classes.coverage}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary ref={summary} className={classes.summary}>
        What the questions cover
      </summary>
      {isOpen && <CoverageMatrix {...matrix} />}
    </details>
  );
}
