import { useEffect } from 'react';

/** Runs what a key stands for, unless one is writing or a modifier is held. */
export function usePanelKeys(actions: Record<string, () => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof HTMLElement &&
        event.target.closest('input:not([type="checkbox"]), textarea, [contenteditable]') !== null;
      const action = actions[event.key.toLowerCase()];
      if (!action || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
