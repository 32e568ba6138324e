import type { ReactNode } from 'react';
import classes from './LogTable.module.css';

interface LogTableProps {
  columns: readonly string[];
  /** The column that gets the most room. */
  widest: string;
  /** Rows whose first cell is the time. */
  children: ReactNode;
}

/** What happened, one row each, newest first; a stack of entries on a small screen. */
export function LogTable({ columns, widest, children }: LogTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col" data-wide={title === widest || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
