import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One Tab stop for a toolbar, first at `first`; left, right, Home and End move within it. */
export function useRovingFocus(first = 'Text style') {
  const [current, setCurrent] = useState<string | null>(null);
  const nameOf = (element: Element) => element.getAttribute('aria-label');
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.target)) setCurrent(nameOf(event.target));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[tabindex][aria-label]')];
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = steps[event.key];
    const to =
      step === undefined
        ? { Home: 0, End: all.length - 1 }[event.key]
        : (at + step + all.length) % all.length;
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const tabIndexOf = (name: string, isFirst = name === first) =>
    (current === null ? isFirst : current === name) ? 0 : -1;
  return { onFocus, onKeyDown, tabIndexOf };
}
