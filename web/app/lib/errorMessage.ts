import { CombinedGraphQLErrors } from '@apollo/client/errors';

const unreachable =
  'The server could not be reached. Check your connection and try again; nothing you entered is lost.';

/** What to tell the person: the server's own words first, else plain words of ours. */
export function errorMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.map(({ message }) => message).find(Boolean) ?? unreachable;
  }
  // A failed fetch carries the browser's words ("Failed to fetch"), which help nobody.
  if (error instanceof Error && error.name === 'TimeoutError') return unreachable;
  if (error instanceof TypeError || (error instanceof Error && 'statusCode' in error)) {
    return unreachable;
  }
  return error instanceof Error && error.message ? error.message : unreachable;
}
