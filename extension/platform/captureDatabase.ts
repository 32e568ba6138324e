import {
  isNoteWaiting,
  mergeCaption,
  type CaptureRecord,
  type CaptureStore,
  type NoteRecord,
  type StoredCaption,
} from './captureStore.ts';
import { answer, inTransaction } from './openDatabase.ts';

type CaptionRow = StoredCaption & { captureId: string; waitingFor?: string };
const changesOf = (captureId: string, after: number) =>
  IDBKeyRange.bound([captureId, after], [captureId, Number.MAX_SAFE_INTEGER], true);

/** The store in the browser's own database, shared by background and panel. */
export const captureDatabase: CaptureStore = {
  captures: () =>
    inTransaction(['captures'], 'readonly', (store) =>
      answer<CaptureRecord[]>(store('captures').getAll()),
    ),
  addCapture: (record) =>
    inTransaction(['captures'], 'readwrite', async (store) => {
      await answer(store('captures').put(record));
    }),
  changeCapture: (captureId, change) =>
    inTransaction(['captures'], 'readwrite', async (store) => {
      const known = await answer<CaptureRecord | undefined>(store('captures').get(captureId));
      if (!known) return null;
      const changed = { ...known, ...change };
      await answer(store('captures').put(changed));
      return changed;
    }),
  removeCapture: (captureId) =>
    inTransaction(['captures', 'captions', 'notes', 'sound'], 'readwrite', async (store) => {
      store('captures').delete(captureId);
      store('sound').delete(IDBKeyRange.bound([captureId], [captureId, []]));
      store('captions').delete(IDBKeyRange.bound([captureId], [captureId, []]));
      const notes = await answer(store('notes').index('byCapture').getAllKeys(captureId));
      for (const key of notes) store('notes').delete(key);
    }),
  writeCaptions: (captureId, seen) =>
    inTransaction(['captures', 'captions'], 'readwrite', async (store) => {
      const capture = await answer<CaptureRecord | undefined>(store('captures').get(captureId));
      if (!capture) return;
      let { sequence } = capture;
      for (const item of seen) {
        const key = [captureId, item.utteranceId];
        const known = await answer<CaptionRow | undefined>(store('captions').get(key));
        const merged = mergeCaption(known, item, capture.startedAtMs, sequence + 1);
        if (!merged) continue;
        sequence = merged.sequence;
        store('captions').put({ ...merged, captureId, waitingFor: captureId });
      }
      if (sequence > capture.sequence)
        store('captures').put({ ...capture, sequence, hasCaptions: true });
    }),
  captionsSince: (captureId, sequence) =>
    inTransaction(['captions'], 'readonly', (store) =>
      answer<StoredCaption[]>(
        store('captions').index('bySequence').getAll(changesOf(captureId, sequence)),
      ),
    ),
  waitingCaptions: (captureId, limit) =>
    inTransaction(['captions'], 'readonly', (store) =>
      answer<StoredCaption[]>(
        store('captions').index('waiting').getAll(changesOf(captureId, 0), limit),
      ),
    ),
  countWaiting: (captureId) =>
    inTransaction(['captions', 'notes'], 'readonly', async (store) => {
      const captions = await answer(
        store('captions').index('waiting').count(changesOf(captureId, 0)),
      );
      const notes = await answer<NoteRecord[]>(store('notes').index('byCapture').getAll(captureId));
      return captions + notes.filter(isNoteWaiting).length;
    }),
  markSent: (captureId, sent) =>
    inTransaction(['captions'], 'readwrite', async (store) => {
      for (const { utteranceId, revision } of sent) {
        const key = [captureId, utteranceId];
        const known = await answer<CaptionRow | undefined>(store('captions').get(key));
        if (known?.revision !== revision) continue;
        const { waitingFor: _, ...rest } = known;
        store('captions').put(rest);
      }
    }),
  markRefused: (captureId, { utteranceId, revision }, refusal) =>
    inTransaction(['captures', 'captions'], 'readwrite', async (store) => {
      const key = [captureId, utteranceId];
      const known = await answer<CaptionRow | undefined>(store('captions').get(key));
      if (known?.revision !== revision) return;
      const { waitingFor: _, ...rest } = known;
      store('captions').put({ ...rest, refusal });
      const capture = await answer<CaptureRecord | undefined>(store('captures').get(captureId));
      if (capture) store('captures').put({ ...capture, refusedCount: capture.refusedCount + 1 });
    }),
  notes: (captureId) =>
    inTransaction(['notes'], 'readonly', (store) =>
      answer<NoteRecord[]>(store('notes').index('byCapture').getAll(captureId)),
    ),
  writeNote: (note) =>
    inTransaction(['notes'], 'readwrite', async (store) => {
      await answer(store('notes').put(note));
    }),
  removeNote: (noteId) =>
    inTransaction(['notes'], 'readwrite', async (store) => {
      await answer(store('notes').delete(noteId));
    }),
  clear: () =>
    inTransaction(['captures', 'captions', 'notes', 'sound'], 'readwrite', async (store) => {
      store('captures').clear();
      store('sound').clear();
      store('captions').clear();
      await answer(store('notes').clear());
    }),
};
