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
  const refuse = (controller: TransformStreamDefaultController<Uint8Array>) => {
    isTooLarge = true;
    controller.error(new Error(`The reply is larger than ${maxBytes} bytes.`));
  };
  return {
    isTooLarge: () => isTooLarge,
    fetch: async (input, init) => {
      const response = await fetch(input, { ...init, redirect: 'error' });
      let size = 0;
      const limit = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          size += piece.length;
          if (size > maxBytes) refuse(controller);
          else controller.enqueue(piece);
        },
      });
      const { status, statusText, headers } = response;
      return new Response(response.body?.pipeThrough(limit) ?? null, {
        ...{ status, statusText, headers },
      });
    },
  };
}
