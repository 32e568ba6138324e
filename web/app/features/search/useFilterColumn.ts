import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** Whether the filters stand open: beside the list as this browser last had them, over it on a small screen. */
export function useFilterColumn() {
  const isWide = useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false });
  const [isKept, setIsKept] = useLocalStorage({
    key: 'rapport-filters-open',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [isOver, setIsOver] = useState(false);
  return {
    isOpen: isWide ? isKept : isOver,
    toggle: () => (isWide ? setIsKept(!isKept) : setIsOver(!isOver)),
  };
}
