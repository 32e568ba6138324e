import { useEffect } from 'react';
import { isSwitchedOff } from './shortcutStore.ts';

const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Calls back when a character is pressed where nobody types and no dialog is open. */
export function useCharacterKey(character: string, onPress: () => void, isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== character || event.defaultPrevented || isSwitchedOff(event)) return;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(typing) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [character, onPress, isOn]);
}
