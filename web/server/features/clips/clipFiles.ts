import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { recordingFile } from '../../db/tables/schema.ts';
import { cutMedia } from '../../media/cutMedia.ts';
import type { Storage } from '../../storage/storage.ts';
import { clipPrefix } from '../../storage/storageKey.ts';
import type { ClipRow } from './clipLoaders.ts';

export interface ClipFile {
  storageKey: string;
  sizeBytes: number;
  mimeType: string;
  sha256: string;
}

type Recording = typeof recordingFile.$inferSelect;
/** What a clip is cut from, and where. */
export type CutClip = Pick<ClipRow, 'id' | 'organizationId' | 'callId' | 'startMs' | 'endMs'>;

/** Conversions take a processor each; more at once would keep everybody waiting. */
const mostCutsAtOnce = 2;

/**
 * The passages of clips as files, cut when first asked for and kept beside their recording. `open` returns
 * the file of a clip; the caller has checked who asks.
 */
export function createClipFiles({ storage, dataDir }: { storage: Storage; dataDir: string }) {
  const cutting = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const takeTurn = async (): Promise<void> => {
    if (running >= mostCutsAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  const passTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const cut = async (clip: CutClip, recording: Recording, file: Omit<ClipFile, 'sizeBytes'>) => {
    await takeTurn();
    const folder = join(dataDir, 'work', `clip-${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true });
      const source = storage.localPath(recording.storageKey) ?? join(folder, 'recording');
      if (source.startsWith(folder)) await storage.fetchToFile(recording.storageKey, source);
      const output = join(folder, 'clip.mp4');
      const { startMs, endMs } = clip;
      await cutMedia(source, output, { startMs, endMs, hasVideo: recording.hasVideo });
      await storage.put(file.storageKey, output, { mimeType: file.mimeType });
    } finally {
      passTurn();
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    async open(clip: CutClip, recording: Recording): Promise<ClipFile> {
      // Named after what it is cut from and where, so that another passage is another file.
      const name = `${clip.startMs}-${clip.endMs}-${recording.sha256.slice(0, 16)}`;
      const file = {
        storageKey: `${clipPrefix(clip)}${name}.${recording.hasVideo ? 'mp4' : 'm4a'}`,
        mimeType: recording.hasVideo ? 'video/mp4' : 'audio/mp4',
        sha256: `${clip.id}-${name}`,
      };
      const known = await storage.stat(file.storageKey);
      if (known) return { ...file, ...known };
      let done = cutting.get(file.storageKey);
      if (!done) {
        done = cut(clip, recording, file).finally(() => cutting.delete(file.storageKey));
        cutting.set(file.storageKey, done);
      }
      await done;
      const made = await storage.stat(file.storageKey);
      return { ...file, sizeBytes: made?.sizeBytes ?? 0 };
    },
  };
}

export type ClipFiles = ReturnType<typeof createClipFiles>;

/** Removes what was cut for a clip that is gone, or has another passage now. */
export const removeClipFiles = (storage: Storage, clip: CutClip): Promise<void> =>
  storage.deletePrefix(clipPrefix(clip));
