import { ApolloLink } from '@apollo/client';
import { parse } from 'graphql';
import { NEVER, of, throwError } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { isConnectionError } from './connectionError.ts';
import { createClient } from './createClient.ts';
import { modelContext } from './requestLink.ts';

const query = parse('query Now { now }');
const mutation = parse('mutation Write { write }');
const isSettled = (work: Promise<unknown>) => {
  const state = { error: undefined as unknown };
  work.catch((error: unknown) => (state.error = error));
  return state;
};

afterEach(() => vi.useRealTimers());

test('a request without an answer ends after 30 s, one that waits for a model later', async () => {
  vi.useFakeTimers();
  const client = createClient(new ApolloLink(() => NEVER));
  const short = isSettled(client.query({ query }));
  const long = isSettled(client.mutate({ mutation, context: modelContext }));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(short.error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isConnectionError(short.error)).toBe(true);
  expect(long.error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(isConnectionError(long.error)).toBe(true);
});

test('a lost connection rejects a query, and a watched query keeps what it showed', async () => {
  let isDown = true;
  const client = createClient(
    new ApolloLink(() =>
      isDown ? throwError(() => new TypeError('Failed to fetch')) : of({ data: { now: 1 } }),
    ),
  );
  await expect(client.query({ query, fetchPolicy: 'no-cache' })).rejects.toSatisfy(
    isConnectionError,
  );
  isDown = false;
  const watched = client.watchQuery({ query, fetchPolicy: 'no-cache' });
  const subscription = watched.subscribe(() => undefined);
  await watched.refetch();
  isDown = true;
  await expect(watched.refetch()).rejects.toSatisfy(isConnectionError);
  expect(watched.getCurrentResult()).toMatchObject({ data: { now: 1 }, loading: false });
  expect(isConnectionError(watched.getCurrentResult().error)).toBe(true);
  subscription.unsubscribe();
});
