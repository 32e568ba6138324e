import { ApolloClient, gql, InMemoryCache, type ApolloLink } from '@apollo/client';
import type { Observer } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscriptionLink } from './subscriptionLink.ts';

interface Connection {
  observer: Observer<ApolloLink.Result>;
  signal: AbortSignal;
}
const connections: Connection[] = [];
vi.mock('./streamEvents.ts', () => ({
  streamEvents: (
    _operation: ApolloLink.Operation,
    observer: Connection['observer'],
    signal: AbortSignal,
  ) => connections.push({ observer, signal }),
}));

const open = () => connections.filter(({ signal }) => !signal.aborted);
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const connected = (count: number) => vi.waitFor(() => expect(open()).toHaveLength(count));

function follow() {
  const heard: unknown[] = [];
  const client = new ApolloClient({ link: subscriptionLink, cache: new InMemoryCache() });
  const subscription = client
    .subscribe({ query: gql('subscription Change { change }'), fetchPolicy: 'no-cache' })
    .subscribe(({ data }) => heard.push(data));
  return { heard, stop: () => subscription.unsubscribe() };
}

beforeEach(() => {
  connections.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('events are passed on until the page no longer wants them', async () => {
  const { heard, stop } = follow();
  await connected(1);
  open()[0]?.observer.next({ data: { change: 1 } });
  expect(heard).toEqual([{ change: 1 }]);
  stop();
  expect(open()).toEqual([]);
});

test('a tab that is hidden for long lets its connection go and connects again when it is seen', async () => {
  const { heard, stop } = follow();
  await connected(1);
  show('hidden');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(open()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(open()).toEqual([]);
  show('visible');
  await connected(1);
  open()[0]?.observer.next({ data: { change: 2 } });
  expect(heard).toEqual([{ change: 2 }]);
  stop();
});

test('a tab that is hidden for a moment keeps its connection', async () => {
  const { stop } = follow();
  await connected(1);
  show('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  show('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toHaveLength(1);
  expect(open()).toHaveLength(1);
  stop();
});

test('a tab that is hidden lets its connection go at once when another tab connects', async () => {
  const { stop } = follow();
  await connected(1);
  const another = new BroadcastChannel('rapport-connections');
  another.postMessage('connects');
  await vi.advanceTimersByTimeAsync(1000);
  expect(open()).toHaveLength(1);
  show('hidden');
  another.postMessage('connects');
  await connected(0);
  show('visible');
  await connected(1);
  another.close();
  stop();
});

test('a tab opened behind another connects when it is seen', async () => {
  show('hidden');
  const { stop } = follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toEqual([]);
  show('visible');
  await connected(1);
  stop();
});

test('a page that is left and shown again connects again', async () => {
  const { stop } = follow();
  await connected(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(open()).toEqual([]);
  window.dispatchEvent(new Event('pageshow'));
  await connected(1);
  stop();
});
