import type { Citing } from './citing.ts';
import type { TimeRange } from '../transcript/useLitWords.ts';

/** Lights what the pointer is on, else what the focus is on. */
export function createCiting(
  light: (ranges: readonly TimeRange[]) => void,
  play: Citing['play'],
): Citing {
  let pointed: readonly TimeRange[] = [];
  let focused: readonly TimeRange[] = [];
  const lightAgain = () => light(pointed.length > 0 ? pointed : focused);
  return {
    point: (ranges) => {
      pointed = ranges;
      lightAgain();
    },
    focus: (ranges) => {
      focused = ranges;
      lightAgain();
    },
    play,
  };
}
