import type { CapturedSound } from './captureStore.ts';

/** A piece of a recording that is durable before anybody relies on it. */
export interface SoundPiece {
  bytes: Uint8Array;
  /** Where the recording ends with it, milliseconds since the start of the capture. */
  endMs: number;
}

export interface NewestSound {
  /** Where the bytes begin: in the file, and since the start of the capture. */
  offset: number;
  startMs: number;
  endMs: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A piece that lasts longer is silence: a pause, or the time of a crash. */
export const longestSoundMs = 10_000;

/** The recordings of captures, each as one file that grows. */
export interface SoundStore {
  /**
   * Adds a piece at the end. Answered when it is on the disk; null when the capture is gone or its recording is
   * already being sent.
   */
  append(captureId: string, piece: SoundPiece): Promise<CapturedSound | null>;
  /** Up to `length` bytes from `offset` on; fewer at the end, or where a piece ends. */
  read(captureId: string, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * The newest pieces, from the one that holds a moment on; null when there are none. They reach no further back than
   * the last long silence.
   */
  newest(captureId: string, fromMs: number): Promise<NewestSound | null>;
  /** The recording as changed; null when the capture is gone. */
  change(captureId: string, change: Partial<CapturedSound>): Promise<CapturedSound | null>;
}
