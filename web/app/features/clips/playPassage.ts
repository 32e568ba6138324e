import type { Passage } from './passageEdges.ts';

/** What a passage needs of whatever plays. Times in ms. */
export interface PassageClock {
  timeMs: () => number;
  seek: (timeMs: number) => void;
  play: () => void;
  pause: () => void;
  /** `isJump` tells a seek from the passing of time. Returns how to stop listening. */
  onTime: (listener: (timeMs: number, isJump: boolean) => void) => () => void;
}

/** Plays from the beginning to the end of a passage; somebody who goes elsewhere meanwhile is not stopped. */
export function playPassage(clock: PassageClock, { startMs, endMs }: Passage): void {
  clock.seek(startMs);
  const stop = clock.onTime((timeMs, isJump) => {
    if (!isJump && timeMs < endMs) return;
    stop();
    if (!isJump) clock.pause();
  });
  clock.play();
}
