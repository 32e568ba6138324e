import { useMediaQuery } from '@mantine/hooks';

/** Under 768 px. Known at the first paint, so that nothing jumps. */
export function useIsMobile(): boolean {
  return useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false }) ?? false;
}
