import { ApolloLink } from '@apollo/client';
import { print } from 'graphql';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { createClient } from 'graphql-sse';
import { Observable } from 'rxjs';

const client = createClient({
  url: '/graphql',
  credentials: 'same-origin',
  retryAttempts: Number.POSITIVE_INFINITY,
  // Soon at first, then at most every 15 s, spread so that a restarted server is not stormed.
  retry: (retries) =>
    new Promise((resolve) => {
      setTimeout(resolve, Math.min(15_000, 500 * 2 ** retries) * (0.75 + Math.random() / 2));
    }),
});

const hiddenGraceMs = 30_000;

/**
 * Subscriptions as server-sent events, one connection each. A tab nobody looks at lets its
 * connections go after 30 s, because HTTP/1.1 grants six per server to all tabs together; when it
 * is seen again it subscribes anew, and the server's first event brings it up to date.
 */
export const subscriptionLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let stop: (() => void) | null = null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const start = () => {
        let isOurs = true;
        const unsubscribe = client.subscribe<Record<string, unknown>>(
          {
            query: print(operation.query),
            variables: operation.variables,
            ...(operation.operationName && { operationName: operation.operationName }),
          },
          {
            next: ({ data = null, errors = [] }) =>
              observer.next(
                errors.length > 0 ? { data, errors: errors.map(plainError) } : { data },
              ),
            error: (error) => isOurs && observer.error(error),
            complete: () => isOurs && observer.complete(),
          },
        );
        stop = () => {
          isOurs = false;
          unsubscribe();
          stop = null;
        };
      };
      const follow = () => {
        clearTimeout(timer);
        if (document.visibilityState === 'hidden')
          timer = setTimeout(() => stop?.(), hiddenGraceMs);
        else if (!stop) start();
      };
      document.addEventListener('visibilitychange', follow);
      start();
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', follow);
        stop?.();
      };
    }),
);

/** As it came over the wire; the client's type is the server's richer class. */
function plainError({ message, path, extensions }: GraphQLError): GraphQLFormattedError {
  return { message, extensions, ...(path && { path }) };
}
