import type { StoredCaption } from '../../platform/captureStore.ts';

/** Puts changed captions in their place by time; an unchanged one stays the same object. */
export function mergeLines(
  lines: readonly StoredCaption[],
  changed: readonly StoredCaption[],
): StoredCaption[] {
  const newest = new Map(lines.map((line) => [line.utteranceId, line]));
  for (const line of changed) newest.set(line.utteranceId, line);
  return [...newest.values()].sort(
    (one, other) => one.startMs - other.startMs || one.utteranceId.localeCompare(other.utteranceId),
  );
}
