/**
 * The status of an answer whose body is of no interest. Throws what `fetch` throws.
 */
export async function fetchStatus(
  url: string,
  { headers, timeoutMs }: { headers: Record<string, string>; timeoutMs: number },
): Promise<number> {
  const request = new AbortController();
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(url, { headers, signal });
  discardBody(response, request);
  return response.status;
}

const mostDiscardedBytes = 65_536;

/**
 * Lets go of a body that nobody reads. A short one is read to its end, and only a longer one aborted: Node's fetch
 * may enqueue bytes that arrive just after a cancel or an abort, and that throws where nothing can catch it.
 */
export function discardBody(response: Response, request: AbortController): void {
  const discard = async () => {
    const reader = response.body?.getReader();
    for (let size = 0; size <= mostDiscardedBytes;) {
      const read = await reader?.read();
      if (!read || read.done) return;
      size += read.value.length;
    }
    request.abort();
  };
  // A body that breaks off is gone as well.
  discard().catch(() => undefined);
}
