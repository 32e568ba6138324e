import { useEffect, useState } from 'react';

/**
 * For what covers the page for a while and is drawn only then: when it goes, the focus goes back to
 * where it was, or to the button of the menu that was chosen from. Call it where that is drawn first.
 */
export function useReturnFocus(): void {
  const [opener] = useState(openerNow);
  useEffect(
    () => () => {
      // Once it has gone; whoever moved the focus elsewhere meanwhile keeps it there.
      setTimeout(() => {
        const active = document.activeElement;
        if (active === null || active === document.body) opener?.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}

function openerNow(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  // An item of a menu goes with the menu; what opened the menu stays.
  const menu = active.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return button ?? active;
}
