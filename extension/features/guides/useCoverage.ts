import { useEffect, useMemo, useRef } from 'react';
import type { CaptureRecord, NoteRecord, StoredCaption } from '../../platform/captureStore.ts';
import { sendMessage } from '../../platform/messages.ts';
import { askedNote } from './askedNote.ts';
import type { Guide } from './guideOperations.ts';
import { listenForQuestions } from './listenForQuestions.ts';
import { isUntickedByHand } from './untickedByHand.ts';

/** Ticks the questions of the guide that are heard in the captions, unless the person took a tick back. */
export function useCoverage(
  { captureId, candidateName }: CaptureRecord,
  guide: Guide | null,
  lines: readonly StoredCaption[],
  notes: readonly NoteRecord[],
): void {
  const ticking = useRef(new Set<string>());
  const cues = guide?.cues;
  const listen = useMemo(
    () => (captureId && cues ? listenForQuestions(cues, candidateName) : null),
    [captureId, cues, candidateName],
  );
  useEffect(() => {
    if (!listen) return;
    const ticked = new Set(notes.filter(({ isTick }) => isTick).map(({ cueId }) => cueId));
    for (const [cueId, startMs] of listen(lines)) {
      const key = `${captureId}:${cueId}`;
      if (ticked.has(cueId) || ticking.current.has(key) || isUntickedByHand(captureId, cueId))
        continue;
      ticking.current.add(key);
      void sendMessage('saveNote', askedNote(captureId, cueId, startMs)).catch(() =>
        ticking.current.delete(key),
      );
    }
  }, [captureId, listen, lines, notes]);
}
