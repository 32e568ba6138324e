import { Suspense, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import type { CoverageEdits, CoveredInterview } from './planCoverage.ts';
import classes from './PlanCoverage.module.css';

const CoverageMatrix = lazyPart(() => import('./CoverageMatrix.tsx'), 'CoverageMatrix');

export interface PlanCoverageHandle {
  /** Opens the table and brings it into view. */
  show: () => void;
  /** Opens the table at a line, to write a question for it. */
  write: (lineId: string) => void;
}

interface PlanCoverageProps {
  ref?: Ref<PlanCoverageHandle>;
  planId: string;
  interviews: readonly CoveredInterview[];
  /** Adds a question; null for those who may only read the plan. */
  onAdd: CoverageEdits['addQuestion'] | null;
}

/** Folded until opened: every duty and requirement of the job description, with the questions about it. */
export function PlanCoverage({ ref, onAdd, ...matrix }: PlanCoverageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [writingId, setWritingId] = useState<string | null>(null);
  const summary = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => ({
    show: () => {
      setIsOpen(true);
      summary.current?.scrollIntoView({ block: 'start' });
      summary.current?.focus({ preventScroll: true });
    },
    // The field takes the focus, which brings it into view.
    write: (lineId) => {
      setIsOpen(true);
      setWritingId(lineId);
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
      {isOpen && (
        <Suspense>
          <CoverageMatrix
            {...matrix}
            edits={onAdd && { addQuestion: onAdd, writingId, setWritingId }}
          />
        </Suspense>
      )}
    </details>
  );
}
