import type { SoundStore } from '../../platform/soundStore.ts';
import { concat, packetMs, silentClusters, webmCluster, webmHeader } from './webm.ts';

/** How much sound a crash may take at most, besides the packet on its way. */
const pieceMs = 1_000;
/** The recording is behind the clock by more than this after the computer slept. */
const mostLagMs = 1_000;

interface SoundWriting {
  store: Pick<SoundStore, 'append'>;
  captureId: string;
  /** What is recorded already: its size, and where it ends. */
  known: { bytes: number; endMs: number };
  /** Milliseconds since the start of the capture. */
  now(): number;
}

export interface SoundWriter {
  /** Takes the next packet of `packetMs`. */
  add(packet: Uint8Array): void;
  /** Writes what is left. Resolves to false when the recording takes nothing more. */
  flush(): Promise<boolean>;
}

/**
 * Writes packets as one file whose clock is that of the capture: what was not recorded, before the first packet, in a
 * pause, or after a crash, is silence in it. So captions and notes stand where they belong.
 */
export function createSoundWriter({ store, captureId, known, now }: SoundWriting): SoundWriter {
  let endMs = known.endMs;
  let isBegun = known.bytes > 0;
  let packets: Uint8Array[] = [];
  let startMs = endMs;
  let writing: Promise<boolean> = Promise.resolve(true);

  const write = (pieces: readonly Uint8Array[], upToMs: number): void => {
    const bytes = concat(isBegun ? pieces : [webmHeader(), ...pieces]);
    isBegun = true;
    if (bytes.length === 0) return;
    writing = writing.then(
      async (isOpen) =>
        isOpen && (await store.append(captureId, { bytes, endMs: upToMs })) !== null,
    );
    // Whoever flushes hears of it.
    writing.catch(() => undefined);
  };
  const writePackets = (): void => {
    if (packets.length > 0) write([webmCluster(startMs, packets)], endMs);
    packets = [];
    startMs = endMs;
  };
  const fillGap = (): void => {
    const behindMs = now() - packetMs - endMs;
    if (behindMs < mostLagMs) return;
    writePackets();
    const silence = silentClusters(endMs, endMs + behindMs);
    endMs += Math.floor(behindMs / packetMs) * packetMs;
    startMs = endMs;
    write([silence], endMs);
  };
  return {
    add(packet) {
      fillGap();
      packets.push(packet);
      endMs += packetMs;
      if (endMs - startMs >= pieceMs) writePackets();
    },
    flush() {
      writePackets();
      return writing;
    },
  };
}
