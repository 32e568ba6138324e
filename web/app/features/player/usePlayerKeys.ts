import { useEffect, useEffectEvent } from 'react';
import type { Playback } from './createPlayback.ts';
import { playerKeyOf } from './playerKeys.ts';
import type { KeyActions } from './playerKeys.ts';

/** The keys of the interview page, wherever the focus is, except where somebody types. */
export function usePlayerKeys(playback: Playback, actions: KeyActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = playerKeyOf(event);
    if (!key) return;
    event.preventDefault();
    key.run(playback, actions);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
