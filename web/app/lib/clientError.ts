/** What is told about a page that broke: to the server, and to the person who copies it. */
interface ClientError {
  message: string;
  stack: string;
  path: string;
}

export function describeError(error: unknown): ClientError {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const { pathname, search } = window.location;
  return {
    message: message.slice(0, 2_000),
    stack: (stack ?? '').slice(0, 10_000),
    path: pathname + search,
  };
}

/** Reports to the server; false when it could not be told. Never throws. */
export async function reportError(error: ClientError): Promise<boolean> {
  try {
    const response = await fetch('/api/client-errors', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(error),
    });
    return response.ok;
  } catch {
    return false;
  }
}
