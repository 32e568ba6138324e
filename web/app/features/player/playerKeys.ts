import { isSwitchedOff } from '../../lib/shortcutStore.ts';
import { playbackRates } from './createPlayback.ts';
import type { Playback } from './createPlayback.ts';

/** What keys do beyond the player itself. */
export interface KeyActions {
  find: () => void;
  /** Begins a note at this moment. */
  note: () => void;
  /** Goes to the question field beside the transcript. */
  ask?: (() => void) | undefined;
  /** Opens a tab beside the transcript, counted from 0. */
  tab?: ((index: number) => void) | undefined;
  /** To the next (1) or previous (-1) turn of the transcript, or chapter. */
  turn?: ((direction: 1 | -1) => void) | undefined;
  chapter?: ((direction: 1 | -1) => void) | undefined;
  /** Begins or ends a clip at this moment; absent where no clip can be cut. */
  clipStart?: (() => void) | undefined;
  clipEnd?: (() => void) | undefined;
}

/**
 * Its keys as `KeyboardEvent.key` names them (a capital letter is the one with Shift), and what it does with the
 * key that was pressed.
 */
export type PlayerKey = [
  keys: readonly string[],
  run: (playback: Playback, actions: KeyActions, pressed: string) => void,
];

const fineStepMs = 250;

/** The next faster (1) or slower (-1) rate, or the same at the end of the list. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const rates = direction === 1 ? playbackRates : playbackRates.toReversed();
  return rates.find((item) => (item - rate) * direction > 0) ?? rate;
}

const changeRate = (playback: Playback, direction: 1 | -1) =>
  playback.setRate(nextRate(playback.state.getState().rate, direction));

/** Every key of the interview page; `keyTexts` says what each does. */
export const playerKeys = {
  play: [[' ', 'k'], (p) => p.toggle()],
  back: [['ArrowLeft'], (p) => p.skip(-5000)],
  forward: [['ArrowRight'], (p) => p.skip(5000)],
  backFar: [['j'], (p) => p.skip(-10_000)],
  forwardFar: [['l'], (p) => p.skip(10_000)],
  backFine: [[','], (p) => p.skip(-fineStepMs)],
  forwardFine: [['.'], (p) => p.skip(fineStepMs)],
  slower: [['['], (p) => changeRate(p, -1)],
  faster: [[']'], (p) => changeRate(p, 1)],
  nextTurn: [['t'], (_, actions) => actions.turn?.(1)],
  previousTurn: [['T'], (_, actions) => actions.turn?.(-1)],
  nextChapter: [['c'], (_, actions) => actions.chapter?.(1)],
  previousChapter: [['C'], (_, actions) => actions.chapter?.(-1)],
  find: [['f'], (_, actions) => actions.find()],
  ask: [['a'], (_, actions) => actions.ask?.()],
  tab: [[...'123456789'], (_, actions, pressed) => actions.tab?.(Number(pressed) - 1)],
  note: [['n'], (_, actions) => actions.note()],
  clipStart: [['i'], (_, actions) => actions.clipStart?.()],
  clipEnd: [['o'], (_, actions) => actions.clipEnd?.()],
} satisfies Record<string, PlayerKey>;
export type PlayerKeyName = keyof typeof playerKeys;

const typing = 'input, textarea, select, [contenteditable="true"]';
/** Parts that use arrows and letters for themselves. */
const ownKeys = '[role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';
/** Parts that use arrows and the space bar, but no letters. */
const ownArrows = '[role="slider"], [role="tablist"]';

/**
 * The key that `event` presses, or undefined where it belongs to somebody else: while typing, in a
 * dialog or menu, with a modifier, or when it would press the focused button.
 */
export function playerKeyOf(event: KeyboardEvent): PlayerKeyName | undefined {
  if (event.defaultPrevented || event.altKey || isSwitchedOff(event)) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey) {
    const isFind = event.key.toLowerCase() === 'f' && !event.shiftKey;
    return isFind && !target?.closest('[role="dialog"]') ? keyNamed('f') : undefined;
  }
  if (target?.closest(typing) || target?.closest(ownKeys)) return undefined;
  if (target?.closest(ownArrows) && !/^[a-z0-9?]$/i.test(event.key)) return undefined;
  if (event.key === ' ' && target?.closest('button, a, summary, [role="button"]')) return undefined;
  if (event.key.length > 1) return keyNamed(event.key);
  // Caps Lock makes capitals without Shift.
  const letter = event.key.toLowerCase();
  return (event.shiftKey ? keyNamed(event.key.toUpperCase()) : undefined) ?? keyNamed(letter);
}

const names = Object.keys(playerKeys) as PlayerKeyName[];
const keyNamed = (pressed: string) => names.find((name) => playerKeys[name][0].includes(pressed));
