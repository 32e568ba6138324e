import { expect, test } from 'vitest';
import type { Word } from '#shared/domain/transcript.ts';
import { moveEdge, passageWords, snapPassage } from './passageEdges.ts';

const words: Word[] = [
  ['Why', 0, 400, 1],
  ['did', 500, 700, 1],
  ['you', 800, 1000, 1],
  ['move?', 1100, 1600, 1],
];
const passage = { startMs: 500, endMs: 1000 };

test('an edge moves by a word in either direction', () => {
  expect(moveEdge(words, passage, 'startMs', -1, 2000)).toEqual({ startMs: 0, endMs: 1000 });
  expect(moveEdge(words, passage, 'startMs', 1, 2000)).toEqual({ startMs: 800, endMs: 1000 });
  expect(moveEdge(words, passage, 'endMs', 1, 2000)).toEqual({ startMs: 500, endMs: 1600 });
});

test('an edge stays at the first and last word, and never passes the other edge', () => {
  expect(moveEdge(words, { startMs: 0, endMs: 400 }, 'startMs', -1, 2000).startMs).toBe(0);
  expect(moveEdge(words, { startMs: 0, endMs: 1600 }, 'endMs', 1, 2000).endMs).toBe(1600);
  expect(moveEdge(words, { startMs: 500, endMs: 700 }, 'endMs', -1, 2000).endMs).toBe(700);
});

test('without words an edge moves by a quarter of a second, within the recording', () => {
  expect(moveEdge([], passage, 'endMs', 1, 1200)).toEqual(passage);
  expect(moveEdge([], passage, 'endMs', 1, 1250).endMs).toBe(1250);
});

test('the words shown are those that will be cut', () => {
  expect(snapPassage(words, { startMs: 590, endMs: 1010 })).toEqual(passage);
  expect(passageWords(words, passage)).toBe('did you');
});
