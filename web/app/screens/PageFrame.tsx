import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { OfflineBanner } from '../features/navigation/OfflineBanner.tsx';
import { reloadOnNewBuild } from '../lib/reloadOnNewBuild.ts';
import classes from './PageFrame.module.css';

interface PageFrameProps {
  /** The viewer's, an IANA name; absent where nobody is signed in. */
  zone?: string | undefined;
  children: ReactNode;
}

/** Around every page, signed in or not: what follows the connection and the build. */
export function PageFrame({ zone, children }: PageFrameProps) {
  const { pathname } = useLocation();
  const firstPath = useRef(pathname);
  useEffect(() => {
    if (pathname !== firstPath.current) reloadOnNewBuild();
    firstPath.current = pathname;
  }, [pathname]);
  return (
    <div className={classes.frame}>
      <OfflineBanner zone={zone} />
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
