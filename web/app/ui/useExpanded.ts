import { useId, useState } from 'react';

/**
 * Open or closed, with the properties of the button that toggles it and the id of what it opens. Use it
 * where button and content stand apart; where one follows the other use `Disclosure`.
 */
export function useExpanded(isOpenFirst = false) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const contentId = useId();
  const toggleProps = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? contentId : undefined,
    onClick: () => setIsOpen((wasOpen) => !wasOpen),
  } as const;
  return { isOpen, setIsOpen, contentId, toggleProps };
}
