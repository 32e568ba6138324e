import { useEffect, useEffectEvent } from 'react';
import type { Playback } from './createPlayback.ts';
import { playerKeyOf, playerKeys } from './playerKeys.ts';
import type { KeyActions, PlayerKey } from './playerKeys.ts';

/** The keys of the interview page, wherever the focus is, except where somebody types. */
export function usePlayerKeys(playback: Playback, actions: KeyActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = playerKeyOf(event);
    if (!key) return;
    event.preventDefault();
    const [, run]: PlayerKey = playerKeys[key];
    run(playback, actions, event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
