import { useEffect } from 'react';

const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Calls back when / is pressed where nobody types and no dialog is open. */
export function useSlashKey(onSlash: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented) return;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(typing) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onSlash, isOn]);
}
