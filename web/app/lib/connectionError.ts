/** A request that got no answer: the connection is gone, or the server is. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}

/** What a proxy answers while the server behind it restarts. */
const gatewayStatuses: readonly unknown[] = [502, 503, 504];

/** Whether a request failed on its way, so that the same request may succeed later. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'NetworkError' || error.name === 'TimeoutError') return true;
  return 'statusCode' in error && gatewayStatuses.includes(error.statusCode);
}
