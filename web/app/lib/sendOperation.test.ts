import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { isConnectionError } from './connectionError.ts';
import { sendOperation } from './sendOperation.ts';

afterEach(() => vi.unstubAllGlobals());

const send = (answer: () => Response) => {
  vi.stubGlobal('fetch', () => new Promise((resolve) => resolve(answer())));
  return sendOperation(parse('query Now { now }'), {}).catch((error: unknown) => error);
};

test('an answer is its data, and what the server refuses is an error with its words', async () => {
  expect(await send(() => Response.json({ data: { now: 1 } }))).toEqual({ now: 1 });
  const refused = await send(() =>
    Response.json({ errors: [{ message: 'This code is not right.' }] }, { status: 400 }),
  );
  expect(CombinedGraphQLErrors.is(refused) && refused.errors[0]?.message).toBe(
    'This code is not right.',
  );
});

test.each([
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  [
    'the page of a proxy while the server restarts',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  ],
])('%s is a connection error', async (_what, answer) => {
  expect(isConnectionError(await send(answer))).toBe(true);
});
