import { useMediaQuery } from '@mantine/hooks';

/** From 1024 px on a panel stands beside the page. Known at the first paint. */
export function useHasRoomForSide(): boolean {
  return useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false }) ?? true;
}
