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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A stream that a server holds open; `send` brings a byte, `ended` is why it ended, null while it goes on. */
async function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start: (started) => {
        controller = started;
        signal.addEventListener('abort', () => started.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(body));
  });
  const { fetchStream } = await import('./fetchStream.ts');
  const reader = (await fetchStream('/graphql')).body?.getReader();
  let ended: string | null = null;
  const read = async () => {
    for (;;) await reader?.read();
  };
  read().catch((error: unknown) => {
    ended = String(error);
  });
  return {
    send: () => controller?.enqueue(new Uint8Array([58])),
    ended: () => ended,
  };
}

test('a stream that goes silent fails, so that it is connected again', async () => {
  vi.useFakeTimers();
  const { send, ended } = await openStream();
  for (const pingAfterMs of [12_000, 39_000]) {
    await vi.advanceTimersByTimeAsync(pingAfterMs);
    send();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended()).toBeNull();
  }
  await vi.advanceTimersByTimeAsync(40_000);
  expect(ended()).toContain('silent');
});

test.each([
  ['was frozen', document, 'resume'],
  ['had no network', window, 'online'],
])('a stream of a page that %s fails at once', async (_what, target, event) => {
  vi.useFakeTimers();
  const { ended } = await openStream();
  target.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended()).toContain('silent');
});

test('a page that is seen again gives its stream until the next ping to show that it lives', async () => {
  vi.useFakeTimers();
  const { send, ended } = await openStream();
  await vi.advanceTimersByTimeAsync(5000);
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(9000);
  send();
  await vi.advanceTimersByTimeAsync(39_000);
  expect(ended()).toBeNull();
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended()).toContain('silent');
});

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
