import { onWake } from './onWake.ts';

/** The server sends something at least every 12 s; after three times that the connection is dead. */
const silenceMs = 40_000;
/** After sleep a connection is more likely dead than slow. */
const silenceAfterWakeMs = 15_000;

/**
 * `fetch` for a stream of events that fails when nothing arrives for too long. After sleep, or behind a
 * network that drops its connections, a browser may hold a dead connection open for minutes.
 */
export async function fetchStream(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const stall = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let arrivedAtMs = 0;
  const failAfter = (silentMs: number) => {
    clearTimeout(timer);
    const fail = () => stall.abort(new TypeError('The stream went silent.'));
    timer = setTimeout(fail, Math.max(0, arrivedAtMs + silentMs - Date.now()));
  };
  const expectMore = () => {
    arrivedAtMs = Date.now();
    failAfter(silenceMs);
  };
  expectMore();
  const stopListening = onWake((isCutOff) => failAfter(isCutOff ? 0 : silenceAfterWakeMs));
  const end = () => {
    clearTimeout(timer);
    stopListening();
  };
  const signal = init.signal ? AbortSignal.any([init.signal, stall.signal]) : stall.signal;
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(input, { ...init, signal });
    const { status, statusText, headers } = response;
    const body = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          expectMore();
          controller.enqueue(chunk);
        },
        flush: end,
      }),
    );
    if (!body) end();
    return new Response(body, { status, statusText, headers });
  } catch (error) {
    end();
    throw error;
  }
}
