import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { NetworkError } from './connectionError.ts';
import { errorMessage } from './errorMessage.ts';

test("the server's words come first", () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'This code is not right.' }, { message: 'And another.' }],
  });
  expect(errorMessage(error)).toBe('This code is not right.');
});

test.each([
  new NetworkError(new TypeError('Failed to fetch')),
  new DOMException('The server did not answer in time.', 'TimeoutError'),
  'odd',
  null,
  new Error(''),
])('%s becomes plain words', (error) =>
  expect(errorMessage(error)).toContain('could not be reached'),
);

test('a mistake in the page is not reported as a lost connection', () => {
  const error = new TypeError('Cannot read properties of undefined');
  expect(errorMessage(error)).toContain('Something went wrong on this page');
});

test('an error of our own keeps its words', () => {
  expect(errorMessage(new Error('This file is empty.'))).toBe('This file is empty.');
});
