export interface SpeechSpan {
  speakerId: string;
  startMs: number;
  endMs: number;
}

/** Others may speak this long ("mm-hm", "I see") without ending somebody's monologue. */
const interjectionMs = 2000;
/** A silence this long, say while somebody writes code, is no part of a monologue. */
const silenceMs = 10_000;

export interface Monologue {
  startMs: number;
  lengthMs: number;
}

/**
 * Longest stretch of each speaker's consecutive segments, not interrupted by more than two
 * seconds of others' speech. Segments stand in order of `startMs`.
 */
export function longestMonologues(segments: readonly SpeechSpan[]): Map<string, Monologue> {
  const longest = new Map<string, Monologue>();
  const open = new Map<string, { startMs: number; endMs: number; othersMs: number }>();
  let lastEndMs = -Infinity;
  for (const { speakerId, startMs, endMs } of segments) {
    if (startMs - lastEndMs > silenceMs) open.clear();
    lastEndMs = Math.max(lastEndMs, endMs);
    for (const [other, stretch] of open)
      if (other !== speakerId) stretch.othersMs += endMs - startMs;
    const own = open.get(speakerId);
    const stretch =
      own && own.othersMs <= interjectionMs
        ? { startMs: own.startMs, endMs: Math.max(own.endMs, endMs), othersMs: 0 }
        : { startMs, endMs, othersMs: 0 };
    open.set(speakerId, stretch);
    const lengthMs = stretch.endMs - stretch.startMs;
    if (lengthMs > (longest.get(speakerId)?.lengthMs ?? -1))
      longest.set(speakerId, { startMs: stretch.startMs, lengthMs });
  }
  return longest;
}
