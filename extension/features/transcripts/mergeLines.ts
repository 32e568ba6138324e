import type { StoredCaption } from '../../platform/captureStore.ts';

/** Puts changed captions in their place by time; an unchanged one stays the same object. */
export function mergeLines(
  lines: readonly StoredCaption[],
  changed: readonly StoredCaption[],
): StoredCaption[] {
  const newest = new Map(lines.map((line) => [line.utteranceId, line]));
  for (const line of changed) newest.set(line.utteranceId, line);
  return [...newest.values()].sort(
    (item, other) =>
      item.startMs - other.startMs || item.utteranceId.localeCompare(other.utteranceId),
  );
}
