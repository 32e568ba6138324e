type Fetch = typeof globalThis.fetch;

/** A fetch for one question to a model, and what became of it. */
export interface BoundedReply {
  fetch: Fetch;
  /** A reply was cut off because it was larger than allowed. */
  isTooLarge(): boolean;
}

/**
 * Reads replies of at most `maxBytes`: a larger one is cut off while it comes in, not read and then
 * measured. Redirects are refused, because they would carry the key elsewhere.
 */
export function boundedReply(maxBytes: number): BoundedReply {
  let isTooLarge = false;
  return {
    isTooLarge: () => isTooLarge,
    fetch: async (input, init) => {
      const request = new AbortController();
      const signal = init?.signal ? AbortSignal.any([init.signal, request.signal]) : request.signal;
      const response = await fetch(input, { ...init, signal, redirect: 'error' });
      let size = 0;
      const limit = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          size += piece.length;
          if (size <= maxBytes) return controller.enqueue(piece);
          isTooLarge = true;
          request.abort();
          controller.error(new Error(`The reply is larger than ${maxBytes} bytes.`));
        },
      });
      const { status, statusText, headers } = response;
      return new Response(response.body?.pipeThrough(limit) ?? null, {
        ...{ status, statusText, headers },
      });
    },
  };
}
