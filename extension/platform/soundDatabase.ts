import type { CaptureRecord } from './captureStore.ts';
import { answer, inTransaction } from './openDatabase.ts';
import { longestSoundMs, type SoundStore } from './soundStore.ts';

interface SoundRow {
  captureId: string;
  /** Where the piece begins in the recording. */
  offset: number;
  startMs: number;
  endMs: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Recordings in the browser's own database, beside the captures they belong to. */
export const soundDatabase: SoundStore = {
  append: (captureId, { bytes, endMs }) =>
    inTransaction(['captures', 'sound'], 'readwrite', async (store) => {
      const capture = await answer<CaptureRecord | undefined>(store('captures').get(captureId));
      if (!capture || capture.sound.uploadUrl !== null) return null;
      const offset = capture.sound.bytes;
      const sound = { ...capture.sound, bytes: offset + bytes.length, endMs };
      store('sound').put({ captureId, offset, startMs: capture.sound.endMs, endMs, bytes });
      store('captures').put({ ...capture, sound });
      return sound;
    }),
  read: (captureId, offset, length) =>
    inTransaction(['sound'], 'readonly', async (store) => {
      const upTo = IDBKeyRange.bound([captureId, 0], [captureId, offset]);
      const cursor = await answer(store('sound').openKeyCursor(upTo, 'prev'));
      if (!cursor) return new Uint8Array();
      const range = IDBKeyRange.bound(cursor.key, [captureId, offset + length], false, true);
      const rows = await answer<SoundRow[]>(store('sound').getAll(range));
      const result = new Uint8Array(length);
      let end = 0;
      for (const row of rows) {
        const from = Math.max(0, offset - row.offset);
        const part = row.bytes.subarray(from, offset + length - row.offset);
        result.set(part, row.offset + from - offset);
        end = row.offset + from - offset + part.length;
      }
      return result.subarray(0, end);
    }),
  newest: (captureId, fromMs) =>
    inTransaction(['sound'], 'readonly', async (store) => {
      const rows: SoundRow[] = [];
      let before = Infinity;
      for (;;) {
        const range = IDBKeyRange.bound([captureId], [captureId, before], false, true);
        const cursor = await answer(store('sound').openCursor(range, 'prev'));
        const row = cursor?.value as SoundRow | undefined;
        const isWanted = row && row.endMs > fromMs && row.endMs - row.startMs <= longestSoundMs;
        if (!isWanted) break;
        rows.unshift(row);
        before = row.offset;
      }
      const [first] = rows;
      const last = rows.at(-1);
      if (!first || !last) return null;
      const bytes = new Uint8Array(last.offset + last.bytes.length - first.offset);
      for (const row of rows) bytes.set(row.bytes, row.offset - first.offset);
      return { offset: first.offset, startMs: first.startMs, endMs: last.endMs, bytes };
    }),
  change: (captureId, change) =>
    inTransaction(['captures'], 'readwrite', async (store) => {
      const capture = await answer<CaptureRecord | undefined>(store('captures').get(captureId));
      if (!capture) return null;
      const sound = { ...capture.sound, ...change };
      store('captures').put({ ...capture, sound });
      return sound;
    }),
};
