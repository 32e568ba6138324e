import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test, vi } from 'vitest';
import { loadStateOf } from './loadState.ts';

const refused = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });
const thing = ({ thing: value }: { thing: string | null }) => value;
const refetch = () => Promise.reject(new Error('offline'));
const idle = { data: undefined, loading: false, error: undefined, refetch };

test.each([
  ['loading', { loading: true }],
  ['failed', { error: new Error('offline') }],
  ['denied', { error: refused('FORBIDDEN') }],
  ['absent', { error: refused('NOT_FOUND') }],
  ['absent', { data: { thing: null } }],
  ['ready', { data: { thing: 'a' } }],
  ['ready', { data: { thing: 'a' }, error: new Error('offline') }],
  ['ready', { data: { thing: 'a' }, loading: true }],
  ['loading', { error: new Error('offline'), loading: true }],
])('%s: %j', (kind, state) => {
  expect(loadStateOf({ ...idle, ...state }, thing).kind).toBe(kind);
});

test('a retry that fails as well rejects nowhere else', async () => {
  const again = vi.fn(refetch);
  const state = loadStateOf({ ...idle, error: new Error('offline'), refetch: again }, thing);
  if (state.kind === 'failed') state.retry();
  expect(again).toHaveBeenCalledOnce();
});
