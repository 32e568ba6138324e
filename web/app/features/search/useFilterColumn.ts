import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

const key = 'rapport-filters-closed';

/** Whether the filters stand open: beside the list as this browser last had them, over it on a small screen. */
export function useFilterColumn() {
  const isWide = useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false });
  const [isBeside, setIsBeside] = useState(() => !wasClosed());
  const [isOver, setIsOver] = useState(false);
  const toggleBeside = () => {
    remember(isBeside);
    setIsBeside(!isBeside);
  };
  return {
    isOpen: isWide ? isBeside : isOver,
    toggle: () => (isWide ? toggleBeside() : setIsOver(!isOver)),
  };
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(isClosed: boolean): void {
  try {
    if (isClosed) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: the filters then begin open.
  }
}
