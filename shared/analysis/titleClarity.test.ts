import { expect, test } from 'vitest';
import { titleClarity } from './titleClarity.ts';

test.each(['Election Clerk', 'Human Resources Manager', 'Voter Services Manager, Denver'])(
  'clear: %s',
  (title) => {
    expect(titleClarity(title)).toEqual({ isClear: true, reasons: [] });
  },
);

test.each([
  'Code Ninja',
  'ELECTION SUPERVISOR',
  'Elections Clerk II',
  'Sr Mgr',
  'Clerk (Req 19-0014)',
  'Salesman',
])('unclear: %s', (title) => {
  expect(titleClarity(title)?.isClear).toBe(false);
});

test('no title is not judged', () => {
  expect(titleClarity(' ')).toBeNull();
});
