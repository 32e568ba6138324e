import type { CaptureStore } from '../../extension/platform/captureStore.ts';
import {
  longestSoundMs,
  type NewestSound,
  type SoundStore,
} from '../../extension/platform/soundStore.ts';

/** The recordings of a store of captures, without a browser. */
export function memorySound(store: CaptureStore): SoundStore & { fileOf(id: string): Uint8Array } {
  const files = new Map<string, number[]>();
  const pieces = new Map<string, NewestSound[]>();
  const change: SoundStore['change'] = async (id, changes) => {
    const known = (await store.captures()).find(({ captureId }) => captureId === id);
    if (!known) return null;
    const sound = { ...known.sound, ...changes };
    await store.changeCapture(id, { sound });
    return sound;
  };
  return {
    change,
    fileOf: (id) => Uint8Array.from(files.get(id) ?? []),
    append: async (id, { bytes, endMs }) => {
      const known = (await store.captures()).find(({ captureId }) => captureId === id);
      if (!known || known.sound.uploadUrl !== null) return null;
      const file = [...(files.get(id) ?? []), ...bytes];
      files.set(id, file);
      const piece = { offset: known.sound.bytes, startMs: known.sound.endMs, endMs };
      pieces.set(id, [...(pieces.get(id) ?? []), { ...piece, bytes: Uint8Array.from(bytes) }]);
      return change(id, { bytes: file.length, endMs });
    },
    newest: async (id, fromMs) => {
      const all = pieces.get(id) ?? [];
      const isOut = ({ startMs, endMs }: NewestSound) =>
        endMs <= fromMs || endMs - startMs > longestSoundMs;
      const newest = all.slice(all.findLastIndex(isOut) + 1);
      const [first] = newest;
      const last = newest.at(-1);
      if (!first || !last) return null;
      const bytes = Uint8Array.from(newest.flatMap((piece) => [...piece.bytes]));
      return { ...first, endMs: last.endMs, bytes };
    },
    read: async (id, offset, length) =>
      Uint8Array.from((files.get(id) ?? []).slice(offset, offset + length)),
  };
}
