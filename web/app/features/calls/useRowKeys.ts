import { useEffect } from 'react';
import { isSwitchedOff } from '../../lib/shortcutStore.ts';

const links = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row-link]')];

/** Whether keys belong to a field, a menu or a dialog just now. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true;
  if (isSwitchedOff(event)) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector('[role="dialog"]')) return true;
  return (
    target?.closest('input, textarea, select, [contenteditable="true"], [role="listbox"]') != null
  );
}

/**
 * j and k walk the rows of the list, Enter opens the one in focus (it is a link), / goes to the
 * filter box. Keys pressed while typing are left alone.
 */
export function useRowKeys(
  list: React.RefObject<HTMLElement | null>,
  search: React.RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const walk = (step: 1 | -1) => {
      if (!list.current) return;
      const rows = links(list.current);
      const at = rows.findIndex((row) => row === document.activeElement);
      const next = rows[at === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, at + step))];
      next?.focus();
      next?.scrollIntoView?.({ block: 'nearest' });
    };
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      if (event.key === 'j') walk(1);
      else if (event.key === 'k') walk(-1);
      else if (event.key === '/') search.current?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, search]);
}
