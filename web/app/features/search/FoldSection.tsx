import { IconChevronDown } from '@tabler/icons-react';
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
  return (
    <details className={classes.section} open={isOpenFirst || setCount > 0 || undefined}>
      <summary>
        {label}
        {setCount > 0 && <span className={classes.set}>{setCount}</span>}
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}
