import { expect, test } from 'vitest';
import { noteGap } from './noteGap.ts';

const sentence = (isDeleted: boolean) => ({
  ...{ id: 's', text: 'She led.', evidence: [], editedText: null },
  ...{ editedById: null, writtenById: null, isDeleted },
});

test.each([
  ['ANSWERED', [sentence(false)], 1, null],
  ['ANSWERED', [], 0, 'NO_EVIDENCE'],
  ['ANSWERED', [sentence(true), sentence(true)], 0, 'DELETED'],
  ['ANSWERED', [sentence(true), sentence(false)], 0, 'OUTDATED'],
  ['NOT_ANSWERED', [], 0, 'NOT_ANSWERED'],
  ['NOT_ASKED', [], 0, 'NOT_ASKED'],
  ['NOT_ASKED', [sentence(true)], 0, 'DELETED'],
  ['NOT_ASKED', [sentence(false)], 1, null],
] as const)('%s with %j showing %d is %s', (status, sentences, shown, gap) => {
  expect(noteGap({ status, sentences: [...sentences] }, shown)).toBe(gap);
});
