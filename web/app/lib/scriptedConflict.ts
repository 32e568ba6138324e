import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** For tests: what the server answers to a save that comes too late. */
export const scriptedConflict = (
  detail: Record<string, unknown>,
  message = 'Somebody else changed this.',
) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'CONFLICT', ...detail } }] });
