import { expect, it } from 'vitest';
import { writingState } from './writingState.ts';

it.each([
  ['PENDING', false, 'none'],
  ['PENDING', true, 'again'],
  ['DISPATCHED', false, 'first'],
  ['IN_PROGRESS', true, 'again'],
  ['FAILED', true, 'failed'],
  ['COMPLETED', false, 'ready'],
] as const)('%s, text there %s: %s', (status, hasText, state) => {
  expect(writingState(status, hasText)).toBe(state);
});
