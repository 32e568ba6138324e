import type { CaptureStore } from '../../extension/platform/captureStore.ts';
import type { SoundStore } from '../../extension/platform/soundStore.ts';

/** The recordings of a store of captures, without a browser. */
export function memorySound(store: CaptureStore): SoundStore & { fileOf(id: string): Uint8Array } {
  const files = new Map<string, number[]>();
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
      return change(id, { bytes: file.length, endMs });
    },
    read: async (id, offset, length) =>
      Uint8Array.from((files.get(id) ?? []).slice(offset, offset + length)),
  };
}
