import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSpotlight } from '../features/search/spotlightStore.ts';
import { useSlashKey } from '../features/search/useSlashKey.ts';
import { lazyPart } from '../lib/lazyPart.ts';

const Spotlight = lazyPart(() =>
  import('../features/search/Spotlight.tsx').then((module) => ({ default: module.Spotlight })),
);

/** Stands once in the shell: / opens the search over any page but the one that has its own box. */
export function SpotlightDock({ zone }: { zone: string }) {
  const { isOpen, open, close } = useSpotlight();
  const { pathname } = useLocation();
  useSlashKey(open, pathname !== '/search');
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Spotlight zone={zone} onClose={close} />
    </Suspense>
  );
}
