import { parseAsFloat, useQueryState } from 'nuqs';
import { useEffect, useRef, useState } from 'react';
import { createPlayback } from './createPlayback.ts';
import type { Playback } from './createPlayback.ts';

/** A playback that opens at `?t=` seconds, and goes there when a link changes it. */
export function usePlaybackFromAddress(durationMs: number): Playback {
  const [seconds] = useQueryState('t', parseAsFloat);
  const startMs = Math.max(0, (seconds ?? 0) * 1000);
  const [playback] = useState(() => createPlayback(durationMs, startMs));
  const lastMs = useRef(startMs);
  useEffect(() => {
    if (startMs !== lastMs.current) playback.seek(startMs);
    lastMs.current = startMs;
  }, [playback, startMs]);
  return playback;
}
