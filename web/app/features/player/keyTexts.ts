import type { PlayerKeyName } from './playerKeys.ts';

interface KeyText {
  /** As the dialog shows them; each a key of its own. */
  shown: readonly string[];
  does: string;
}

/** What the keys of the interview page do, in the order of the dialog that lists them. */
export const keyTexts: Record<PlayerKeyName, KeyText> = {
  play: { shown: ['Space', 'K'], does: 'Play or pause' },
  back: { shown: ['←'], does: 'Back 5 seconds' },
  forward: { shown: ['→'], does: 'Forward 5 seconds' },
  backFar: { shown: ['J'], does: 'Back 10 seconds' },
  forwardFar: { shown: ['L'], does: 'Forward 10 seconds' },
  backFine: { shown: [','], does: 'Back a quarter second' },
  forwardFine: { shown: ['.'], does: 'Forward a quarter second' },
  slower: { shown: ['['], does: 'Slower' },
  faster: { shown: [']'], does: 'Faster' },
  nextTurn: { shown: ['T'], does: 'Next turn' },
  previousTurn: { shown: ['Shift', 'T'], does: 'Previous turn' },
  nextChapter: { shown: ['C'], does: 'Next chapter' },
  previousChapter: { shown: ['Shift', 'C'], does: 'Previous chapter' },
  find: { shown: ['F'], does: 'Find in the transcript' },
  ask: { shown: ['A'], does: 'Ask this interview a question' },
  tab: { shown: ['1', '2', '…'], does: 'First, second … tab beside the transcript' },
  note: { shown: ['N'], does: 'Take a note at this moment' },
  clipStart: { shown: ['I'], does: 'Begin a clip at this moment' },
  clipEnd: { shown: ['O'], does: 'End the clip at this moment and name it' },
};

/** Keys of the transcript and of forms that stand beside the player's in the dialog. */
export const otherKeys: readonly KeyText[] = [
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
