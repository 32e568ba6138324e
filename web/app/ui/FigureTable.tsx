import type { ReactNode } from 'react';
import classes from './FigureTable.module.css';

interface FigureTableProps {
  label: string;
  className?: string | undefined;
  /** Other figures are on their way. */
  isBusy?: boolean;
  /** The parts of the table. */
  children: ReactNode;
}

/** A table with a row for each thing and its figures beside it, which scrolls on narrow screens. */
export function FigureTable({ label, className = '', isBusy = false, children }: FigureTableProps) {
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={label} aria-busy={isBusy}>
      <table className={`${classes.table} ${className}`}>{children}</table>
    </div>
  );
}

/** What leads from a row to the thing itself. */
export const rowLink = classes.link;
