/**
 * The status of an answer whose body is not read. The request is aborted rather than its body cancelled:
 * Node's fetch may enqueue bytes that arrive just after a cancel, and that throws where nothing can catch it.
 * Throws what `fetch` throws.
 */
export async function fetchStatus(
  url: string,
  { headers, timeoutMs }: { headers: Record<string, string>; timeoutMs: number },
): Promise<number> {
  const known = new AbortController();
  const signal = AbortSignal.any([known.signal, AbortSignal.timeout(timeoutMs)]);
  const { status } = await fetch(url, { headers, signal });
  known.abort();
  return status;
}
