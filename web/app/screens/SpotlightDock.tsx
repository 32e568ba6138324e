import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSpotlight } from '../features/search/spotlightStore.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { useCharacterKey } from '../lib/useCharacterKey.ts';

const Spotlight = lazyPart(() => import('../features/search/Spotlight.tsx'), 'Spotlight');

/** Stands once in the shell: / opens the search over any page but the one that has its own box. */
export function SpotlightDock() {
  const { isOpen, open, close } = useSpotlight();
  const { pathname } = useLocation();
  useCharacterKey('/', open, pathname !== '/search');
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Spotlight onClose={close} />
    </Suspense>
  );
}
