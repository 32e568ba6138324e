import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ignoreRejection } from './ignoreRejection.ts';

/** How far the load of something is. `absent` only where the server said that there is none. */
export type LoadState<Value> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'denied'; error: unknown }
  | { kind: 'absent' }
  | { kind: 'ready'; value: Value };

interface QueryState<Data> {
  data?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** Reads the state of a query; `select` picks what it loads, null where the server has none. */
export function loadStateOf<Data, Value>(
  { data, loading, error, refetch }: QueryState<Data>,
  select: (data: Data) => Value | null | undefined,
): LoadState<Value> {
  const value = data === undefined ? undefined : (select(data) ?? null);
  // What is shown stays while loading it again fails.
  if (value) return { kind: 'ready', value };
  if (loading) return { kind: 'loading' };
  if (error) {
    const code = errorCodeOf(error);
    if (code === 'NOT_FOUND') return { kind: 'absent' };
    if (code === 'FORBIDDEN') return { kind: 'denied', error };
    return { kind: 'failed', error, retry: () => ignoreRejection(refetch()) };
  }
  return value === null ? { kind: 'absent' } : { kind: 'loading' };
}

const errorCodeOf = (error: unknown): unknown =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;
