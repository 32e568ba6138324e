import { ApolloLink } from '@apollo/client';
import { parse } from 'graphql';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkConnection, onReconnect, useConnection, watchConnection } from './connection.ts';
import { createClient } from './createClient.ts';

let isThere = true;
let stop: () => void;
const probe = vi.fn(() => Promise.resolve(isThere));
const lostAtMs = () => useConnection.getState().lostAtMs;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  isThere = true;
  probe.mockClear();
  stop = watchConnection(probe);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a lost connection is known since its first failed check, and its return is announced once', async () => {
  const returned = vi.fn();
  const stopListening = onReconnect(returned);
  isThere = false;
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(lostAtMs()).toBe(1_000_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lostAtMs()).toBe(1_000_000);
  expect(returned).not.toHaveBeenCalled();
  isThere = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(lostAtMs()).toBeNull();
  expect(returned).toHaveBeenCalledOnce();
  stopListening();
});

test('a network that returns during a probe that fails is found a second later, however long it was away', async () => {
  isThere = false;
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(60_000);
  let fail: () => void = () => undefined;
  probe.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        fail = () => resolve(false);
      }),
  );
  await vi.advanceTimersByTimeAsync(15_000);
  isThere = true;
  window.dispatchEvent(new Event('online'));
  fail();
  await vi.advanceTimersByTimeAsync(1000);
  expect(lostAtMs()).toBeNull();
});

test('one failed request does not count as a lost connection while the server answers', async () => {
  checkConnection();
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledOnce();
  expect(lostAtMs()).toBeNull();
});

test('queries that failed are sent again when the connection returns, those that succeeded are not', async () => {
  let isDown = false;
  const sent: string[] = [];
  const client = createClient(
    new ApolloLink(({ operationName = '' }) => {
      sent.push(operationName);
      return isDown
        ? throwError(() => new TypeError('Failed to fetch'))
        : of({ data: { now: sent.length } });
    }),
  );
  const watch = (name: string) =>
    client
      .watchQuery({ query: parse(`query ${name} { now }`), fetchPolicy: 'no-cache' })
      .subscribe(() => undefined);
  const subscriptions = [watch('Good')];
  await vi.advanceTimersByTimeAsync(0);
  isDown = true;
  isThere = false;
  subscriptions.push(watch('Bad'));
  await vi.advanceTimersByTimeAsync(0);
  expect(lostAtMs()).not.toBeNull();
  isDown = false;
  isThere = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['Good', 'Bad', 'Bad']);
  for (const subscription of subscriptions) subscription.unsubscribe();
});
