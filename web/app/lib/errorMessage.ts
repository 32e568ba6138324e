import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isConnectionError } from './connectionError.ts';

const unreachable =
  'The server could not be reached. Check your connection and try again; nothing you entered is lost.';

const broken =
  'Something went wrong on this page. Try again; if it happens again, reload the page.';

/** Text for the user: the server's message first, else plain words of ours. */
export function errorMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.map(({ message }) => message).find(Boolean) ?? unreachable;
  }
  if (!(error instanceof Error)) return unreachable;
  // Answers that are not GraphQL: a proxy's page, or a server that is going down.
  if (isConnectionError(error) || 'statusCode' in error) return unreachable;
  // The browser's own errors are about code, and mean nothing to the user.
  if (error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError)
    return broken;
  return error.message || unreachable;
}
