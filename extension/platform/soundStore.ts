import type { CapturedSound } from './captureStore.ts';

/** A piece of a recording that is durable before anybody relies on it. */
export interface SoundPiece {
  bytes: Uint8Array;
  /** Where the recording ends with it, milliseconds since the start of the capture. */
  endMs: number;
}

/** The recordings of captures, each as one file that grows. */
export interface SoundStore {
  /**
   * Adds a piece at the end. Answered when it is on the disk; null when the capture is gone or its recording is
   * already being sent.
   */
  append(captureId: string, piece: SoundPiece): Promise<CapturedSound | null>;
  /** Up to `length` bytes from `offset` on; fewer at the end, or where a piece ends. */
  read(captureId: string, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /** The recording as changed; null when the capture is gone. */
  change(captureId: string, change: Partial<CapturedSound>): Promise<CapturedSound | null>;
}
