import { useState } from 'react';
import type { TranscriptLine } from './transcriptLine.ts';

interface ChosenTurns {
  segmentIds: readonly string[];
  /** Null for turns of several people. */
  speakerId: string | null;
  anchor: { left: number; bottom: number };
  /** Where the focus goes back to. */
  opener: HTMLElement | null;
}

/** The turns whose speaker is being changed. */
export function useTurns(segments: readonly TranscriptLine[]) {
  const [turns, setTurns] = useState<ChosenTurns | null>(null);
  const openTurns = (
    from: number,
    to: number,
    anchor: ChosenTurns['anchor'],
    opener: HTMLElement | null = null,
  ) => {
    const lines = segments.slice(from, to + 1);
    const ids = new Set(lines.map(({ speakerId }) => speakerId));
    setTurns({
      segmentIds: lines.map(({ id }) => id),
      speakerId: ids.size === 1 ? (lines[0]?.speakerId ?? null) : null,
      anchor,
      opener,
    });
  };
  return { turns, openTurns, closeTurns: () => setTurns(null) };
}
