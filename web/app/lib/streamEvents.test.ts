import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';

/** What one connection says before it ends; it breaks unless it says that it is complete. */
const sayOnce = (...lines: string[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const line of lines) controller.enqueue(new TextEncoder().encode(line));
        if (lines.at(-1)?.startsWith('event: complete')) controller.close();
        else controller.error(new TypeError('network error'));
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
const next = (change: number) => `event: next\ndata: {"data":{"change":${change}}}\n\n`;
const complete = 'event: complete\ndata:\n\n';

/** Follows a server that answers each connection in turn. */
async function follow(...answers: (() => Response)[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()?.()));
  // Its client takes the page's `fetch` when it is loaded.
  vi.resetModules();
  const { streamEvents } = await import('./streamEvents.ts');
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const stop = new AbortController();
        streamEvents(operation, observer, stop.signal);
        return () => stop.abort();
      }),
  );
  const heard: unknown[] = [];
  const ended: unknown[] = [];
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const subscription = client
    .subscribe({ query: gql('subscription Change { change }'), fetchPolicy: 'no-cache' })
    .subscribe({
      next: ({ data, error }) => heard.push(error?.message ?? data),
      complete: () => ended.push('complete'),
    });
  return { heard, ended, answers, stop: () => subscription.unsubscribe() };
}

afterEach(() => vi.unstubAllGlobals());

test('events come in order, and the end of the stream ends the subscription', async () => {
  const { heard, ended, stop } = await follow(() => sayOnce(next(1), next(2), complete));
  await expect.poll(() => ended).toEqual(['complete']);
  expect(heard).toEqual([{ change: 1 }, { change: 2 }]);
  stop();
});

test('a connection that breaks is made again and goes on', async () => {
  const { heard, ended, answers, stop } = await follow(
    () => sayOnce(next(1)),
    () => sayOnce(next(2), complete),
  );
  await expect.poll(() => ended).toEqual(['complete']);
  expect(heard.at(-1)).toEqual({ change: 2 });
  expect(answers).toEqual([]);
  stop();
});

test('an error of the server is passed on with its words', async () => {
  const refused = 'event: next\ndata: {"errors":[{"message":"Close some pages."}]}\n\n';
  const { heard, stop } = await follow(() => sayOnce(refused, complete));
  await expect.poll(() => heard).toEqual(['Close some pages.']);
  stop();
});
