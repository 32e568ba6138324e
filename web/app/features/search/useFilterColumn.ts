import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useHasRoomForSide } from '../../ui/useHasRoomForSide.ts';

const key = 'rapport-filters';
type Choice = 'open' | 'closed';

const known = { getInitialValueInEffect: false };

/**
 * Whether the filters stand open: beside the list as this browser last had them, or by default where the
 * list keeps all its columns beside them; over the list on a small screen.
 */
export function useFilterColumn() {
  const isWide = useHasRoomForSide();
  const hasRoomForBoth = useMediaQuery('(min-width: 1500px)', true, known);
  const [choice, setChoice] = useState(rememberedChoice);
  const [isOver, setIsOver] = useState(false);
  const isBeside = choice === null ? hasRoomForBoth : choice === 'open';
  const toggleBeside = () => {
    const next = isBeside ? 'closed' : 'open';
    rememberChoice(next);
    setChoice(next);
  };
  return {
    isOpen: isWide ? isBeside : isOver,
    toggle: () => (isWide ? toggleBeside() : setIsOver(!isOver)),
  };
}

function rememberedChoice(): Choice | null {
  try {
    const text = localStorage.getItem(key);
    return text === 'open' || text === 'closed' ? text : null;
  } catch {
    return null;
  }
}

function rememberChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is full or forbidden: the filters then begin as the screen's width says.
  }
}
