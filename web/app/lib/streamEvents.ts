import type { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { createClient } from 'graphql-sse';
import type { Observer } from 'rxjs';
import { checkConnection, onReconnect } from './connection.ts';
import { fetchStream } from './fetchStream.ts';
import { onWake } from './onWake.ts';

const client = createClient({
  url: '/graphql',
  credentials: 'same-origin',
  retryAttempts: Number.POSITIVE_INFINITY,
  // Soon at first, then at most every 15 s, spread so that a restarted server is not stormed.
  // When the connection is known to be back or the page wakes, at once.
  retry: (retries) =>
    new Promise((resolve) => {
      const pauseMs = Math.min(15_000, 500 * 2 ** retries) * (0.75 + Math.random() / 2);
      const done = () => {
        clearTimeout(timer);
        stops.forEach((stop) => stop());
        resolve();
      };
      const timer = setTimeout(done, pauseMs);
      const stops = [onReconnect(done), onWake(done)];
      checkConnection();
    }),
  fetchFn: fetchStream,
});

/** Passes a subscription's events on until `signal` ends it; a lost connection is made again. */
export function streamEvents(
  { query, variables, operationName }: ApolloLink.Operation,
  observer: Observer<ApolloLink.Result>,
  signal: AbortSignal,
): void {
  const unsubscribe = client.subscribe<Record<string, unknown>>(
    { query: print(query), variables, ...(operationName && { operationName }) },
    {
      next: ({ data = null, errors = [] }) =>
        observer.next(errors.length > 0 ? { data, errors: errors.map(plainError) } : { data }),
      error: (error) => {
        if (!signal.aborted) observer.error(error);
      },
      complete: () => {
        if (!signal.aborted) observer.complete();
      },
    },
  );
  signal.addEventListener('abort', unsubscribe);
}

/** As it came over the wire; the client's type is the server's richer class. */
function plainError({ message, path, extensions }: GraphQLError): GraphQLFormattedError {
  return { message, extensions, ...(path && { path }) };
}
