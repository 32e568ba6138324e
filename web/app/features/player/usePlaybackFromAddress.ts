import { parseAsFloat, useQueryState } from 'nuqs';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { createPlayback } from './createPlayback.ts';
import type { Playback } from './createPlayback.ts';

/** A playback that opens at `?t=` seconds, goes there when a link changes it, and plays where the link said so. */
export function usePlaybackFromAddress(durationMs: number): Playback {
  const [seconds] = useQueryState('t', parseAsFloat);
  const startMs = seconds === null ? null : Math.max(0, Math.round(seconds * 1000));
  const [playback] = useState(() => createPlayback(durationMs, startMs ?? 0));
  const { key, state } = useLocation();
  // Going back to the page or reloading it must not start the sound again.
  const isPlayAsked =
    useNavigationType() === 'PUSH' && (state as { play?: unknown } | null)?.play === true;
  const last = useRef({ key, startMs });
  useEffect(() => {
    const isOther = startMs !== last.current.startMs;
    const isSameAgain = isPlayAsked && key !== last.current.key;
    if (startMs !== null && (isOther || isSameAgain)) playback.seek(startMs);
    last.current = { key, startMs };
  }, [playback, startMs, key, isPlayAsked]);
  useEffect(() => {
    if (isPlayAsked) playback.play();
  }, [playback, key, isPlayAsked]);
  return playback;
}
