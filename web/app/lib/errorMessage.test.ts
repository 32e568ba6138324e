import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { errorMessage } from './errorMessage.ts';

test("the server's words come first", () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'This code is not right.' }, { message: 'And another.' }],
  });
  expect(errorMessage(error)).toBe('This code is not right.');
});

test.each([new TypeError('Failed to fetch'), 'odd', null, new Error('')])(
  '%s becomes plain words',
  (error) => expect(errorMessage(error)).toContain('could not be reached'),
);

test('an error of our own keeps its words', () => {
  expect(errorMessage(new Error('This file is empty.'))).toBe('This file is empty.');
});
