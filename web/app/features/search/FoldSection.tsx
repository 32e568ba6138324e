import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './FilterColumn.module.css';

interface FoldSectionProps {
  label: string;
  /** How many of it are set; what is set begins open. */
  setCount: number;
  isOpenFirst?: boolean;
  children: ReactNode;
}

/** One filter of the column, folded until it is asked for. */
export function FoldSection({ label, setCount, isOpenFirst = false, children }: FoldSectionProps) {
  // Only where it begins: once it is there, the reader folds and unfolds it.
  const [isOpen] = useState(isOpenFirst || setCount > 0);
  return (
    <details className={classes.section} open={isOpen}>
      <summary>
        {label}
        {setCount > 0 && <span className={classes.set}>{setCount}</span>}
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
