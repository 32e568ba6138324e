import { isSwitchedOff } from '../../lib/shortcutStore.ts';
import { playbackRates } from './createPlayback.ts';
import type { Playback } from './createPlayback.ts';

/** What keys do beyond the player itself. */
export interface KeyActions {
  find: () => void;
  /** Begins a note at this moment. */
  note: () => void;
  /** Begins or ends a clip at this moment; absent where no clip can be cut. */
  clipStart?: (() => void) | undefined;
  clipEnd?: (() => void) | undefined;
}

interface PlayerKey {
  /** As `KeyboardEvent.key` names them. */
  keys: readonly string[];
  /** As the dialog shows them; each a key of its own. */
  shown: readonly string[];
  does: string;
  run: (playback: Playback, actions: KeyActions) => void;
}

const fineStepMs = 250;

/** The next faster (1) or slower (-1) rate, or the same at the end of the list. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const rates = direction === 1 ? playbackRates : playbackRates.toReversed();
  return rates.find((item) => (item - rate) * direction > 0) ?? rate;
}

const changeRate = (playback: Playback, direction: 1 | -1) =>
  playback.setRate(nextRate(playback.state.getState().rate, direction));

/** Every key of the interview page, in the order of the dialog that lists them. */
export const playerKeys: readonly PlayerKey[] = [
  { keys: [' ', 'k'], shown: ['Space', 'K'], does: 'Play or pause', run: (p) => p.toggle() },
  { keys: ['ArrowLeft'], shown: ['←'], does: 'Back 5 seconds', run: (p) => p.skip(-5000) },
  { keys: ['ArrowRight'], shown: ['→'], does: 'Forward 5 seconds', run: (p) => p.skip(5000) },
  { keys: ['j'], shown: ['J'], does: 'Back 10 seconds', run: (p) => p.skip(-10_000) },
  { keys: ['l'], shown: ['L'], does: 'Forward 10 seconds', run: (p) => p.skip(10_000) },
  { keys: [','], shown: [','], does: 'Back a quarter second', run: (p) => p.skip(-fineStepMs) },
  { keys: ['.'], shown: ['.'], does: 'Forward a quarter second', run: (p) => p.skip(fineStepMs) },
  { keys: ['['], shown: ['['], does: 'Slower', run: (p) => changeRate(p, -1) },
  { keys: [']'], shown: [']'], does: 'Faster', run: (p) => changeRate(p, 1) },
  {
    keys: ['f'],
    shown: ['F'],
    does: 'Find in the transcript',
    run: (_, actions) => actions.find(),
  },
  {
    keys: ['n'],
    shown: ['N'],
    does: 'Take a note at this moment',
    run: (_, actions) => actions.note(),
  },
  {
    keys: ['i'],
    shown: ['I'],
    does: 'Begin a clip at this moment',
    run: (_, actions) => actions.clipStart?.(),
  },
  {
    keys: ['o'],
    shown: ['O'],
    does: 'End the clip at this moment and name it',
    run: (_, actions) => actions.clipEnd?.(),
  },
];

/** Keys of the transcript and of forms that stand beside the player's in the dialog. */
export const otherKeys: readonly Pick<PlayerKey, 'shown' | 'does'>[] = [
  { shown: ['Arrows'], does: 'In the transcript: from word to word and line to line' },
  { shown: ['Space'], does: 'In the transcript: play from the word' },
  { shown: ['Enter'], does: 'In the transcript: correct the word' },
  {
    shown: ['Shift', 'Arrows'],
    does: 'In the transcript: select words; Enter goes to their actions',
  },
  { shown: ['Ctrl', 'Enter'], does: 'In a note: save it' },
  { shown: ['J', 'K'], does: 'In a list: next row, previous row' },
  { shown: ['/'], does: 'Search, from every page' },
  { shown: ['?'], does: 'Show these shortcuts, on every page' },
];

const typing = 'input, textarea, select, [contenteditable="true"]';
/** Parts that use arrows and letters for themselves. */
const ownKeys = '[role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';
/** Parts that use arrows and the space bar, but no letters. */
const ownArrows = '[role="slider"], [role="tablist"]';

/**
 * The key that `event` presses, or undefined where it belongs to somebody else: while typing, in a
 * dialog or menu, with a modifier, or when it would press the focused button.
 */
export function playerKeyOf(event: KeyboardEvent): PlayerKey | undefined {
  if (event.defaultPrevented || event.altKey || isSwitchedOff(event)) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey) {
    const isFind = event.key.toLowerCase() === 'f' && !event.shiftKey;
    return isFind && !target?.closest('[role="dialog"]') ? keyNamed('f') : undefined;
  }
  if (target?.closest(typing) || target?.closest(ownKeys)) return undefined;
  if (target?.closest(ownArrows) && !/^[a-z?]$/i.test(event.key)) return undefined;
  if (event.key === ' ' && target?.closest('button, a, summary, [role="button"]')) return undefined;
  return keyNamed(event.key.length === 1 ? event.key.toLowerCase() : event.key);
}

const keyNamed = (name: string) => playerKeys.find(({ keys }) => keys.includes(name));
