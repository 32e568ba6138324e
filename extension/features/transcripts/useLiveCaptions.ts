import { useEffect, useState } from 'react';
import { captureDatabase } from '../../platform/captureDatabase.ts';
import type { StoredCaption } from '../../platform/captureStore.ts';
import { mergeLines } from './mergeLines.ts';

/** The captions that are on the disk, by time. Reads only what changed, whenever `sequence` grows. */
export function useLiveCaptions(captureId: string, sequence: number): StoredCaption[] {
  const [known, setKnown] = useState<{ captureId: string; lines: StoredCaption[] }>({
    captureId,
    lines: [],
  });
  const lines = known.captureId === captureId ? known.lines : [];
  const last = lines.reduce((most, line) => Math.max(most, line.sequence), 0);
  useEffect(() => {
    if (last >= sequence) return undefined;
    let isCurrent = true;
    void captureDatabase.captionsSince(captureId, last).then((changed) => {
      if (!isCurrent) return;
      setKnown((old) => ({
        captureId,
        lines: mergeLines(old.captureId === captureId ? old.lines : [], changed),
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [captureId, sequence, last]);
  return lines;
}
