import { beforeEach, expect, test } from 'vitest';
import { clearLocalData, pruneLocalData } from './localData.ts';

beforeEach(() => {
  localStorage.clear();
  for (const key of [
    'draft:a:',
    'draft:b:cue',
    'unticked:b:cue',
    'guide:1',
    'guide:2',
    'noteVisibility',
  ])
    localStorage.setItem(key, 'x');
});

test('what belongs to interviews that are gone goes too, and choices stay', () => {
  pruneLocalData([{ captureId: 'a', guideId: '1' }]);
  expect(Object.keys(localStorage).sort()).toEqual(['draft:a:', 'guide:1', 'noteVisibility']);
});

test('after a sign-out nothing is left', () => {
  clearLocalData();
  expect(localStorage).toHaveLength(0);
});
