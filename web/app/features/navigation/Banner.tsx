import type { ReactNode } from 'react';
import classes from './Banner.module.css';

/** One line over the whole page about a state that lasts. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <div className={classes.banner} role="status">
      {children}
    </div>
  );
}
