import { useState } from 'react';

/**
 * A text that outlives a reload of this tab, and no more: for people who are not signed in, whose drafts would
 * stay on a shared machine.
 */
export function useTabText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => keptText(key));
  return [
    text,
    (next) => {
      setText(next);
      try {
        if (next === '') sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, next);
      } catch {
        // Without storage the page forgets.
      }
    },
  ];
}

function keptText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
