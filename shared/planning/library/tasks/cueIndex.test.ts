import { expect, test } from 'vitest';
import { findCues, indexCues } from './cueIndex.ts';

const index = indexCues([
  { cues: 'forklift*, reach truck', value: 'forklift' },
  { cues: 'reconcil* … accounts, c++', value: 'accounts' },
  { cues: 'truck', value: 'truck' },
  { cues: 'problem-solving', value: 'problems' },
]);

test.each([
  ['Operate forklifts.', ['forklift']],
  ['Drive a reach truck', ['forklift', 'truck']],
  ['Loading/forklift work', ['forklift']],
  ['Reconcile the monthly bank accounts', ['accounts']],
  ['Reconcile bills (and close accounts)', []],
  ['Reconcile bills to keep accounts open', []],
  ['Reconcile one two three four five six seven accounts', []],
  ['Reconciled accounts; problem solving', ['accounts', 'problems']],
  ['Code in C++, quickly', ['accounts']],
  ['Trucks', []],
  ['', []],
] as const)('“%s” names %j', (text, expected) => {
  expect(findCues(text, index)).toEqual(expected);
});
