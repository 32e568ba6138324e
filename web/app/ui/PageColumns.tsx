import type { ReactNode } from 'react';
import classes from './PageColumns.module.css';

/** A page's main part and a narrower one beside it; on small screens one below the other. */
export function PageColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{children}</div>
      <div className={classes.side}>{side}</div>
    </div>
  );
}
