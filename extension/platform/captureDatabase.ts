import {
  isNoteWaiting,
  mergeCaption,
  type CaptureRecord,
  type CaptureStore,
  type NoteRecord,
  type StoredCaption,
} from './captureStore.ts';

type CaptionRow = StoredCaption & { captureId: string; waitingFor?: string };
type StoreName = 'captures' | 'captions' | 'notes';

let opened: Promise<IDBDatabase> | null = null;

function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('rapport', 1);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore('captures', { keyPath: 'captureId' });
      const captions = database.createObjectStore('captions', {
        keyPath: ['captureId', 'utteranceId'],
      });
      captions.createIndex('bySequence', ['captureId', 'sequence']);
      // Only what waits has `waitingFor`, so this index holds nothing else.
      captions.createIndex('waiting', ['waitingFor', 'sequence']);
      const notes = database.createObjectStore('notes', { keyPath: 'noteId' });
      notes.createIndex('byCapture', 'captureId');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      opened = null;
      reject(request.error ?? new Error('The browser did not open its storage.'));
    };
  });
  return opened;
}

/** Resolves when what `run` wrote is on the disk, or rejects when nothing of it is. */
async function inTransaction<T>(
  names: StoreName[],
  mode: 'readonly' | 'readwrite',
  run: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase();
  // "relaxed", the default, would answer before the disk has it.
  const transaction = database.transaction(names, mode, { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was saved.'));
  });
  const [result] = await Promise.all([run((name) => transaction.objectStore(name)), done]);
  return result;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s storage failed.'));
  });

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
    inTransaction(['captures', 'captions', 'notes'], 'readwrite', async (store) => {
      store('captures').delete(captureId);
      store('captions').delete(IDBKeyRange.bound([captureId], [captureId, []]));
      const notes = await answer(store('notes').index('byCapture').getAllKeys(captureId));
      for (const key of notes) store('notes').delete(key);
    }),
  writeCaptions: (captureId, seen) =>
    inTransaction(['captures', 'captions'], 'readwrite', async (store) => {
      const capture = await answer<CaptureRecord | undefined>(store('captures').get(captureId));
      if (!capture) return;
      let { sequence } = capture;
      for (const one of seen) {
        const key = [captureId, one.utteranceId];
        const known = await answer<CaptionRow | undefined>(store('captions').get(key));
        const merged = mergeCaption(known, one, capture.startedAtMs, sequence + 1);
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
};
