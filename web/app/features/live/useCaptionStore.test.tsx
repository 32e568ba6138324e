import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { useCaptionStore } from './useCaptionStore.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('captions whose fetch fails alone are fetched again until they come', async () => {
  vi.useFakeTimers();
  let failures = 2;
  const caption = { utteranceId: 'a', speaker: 'Ines', text: 'Hello', startMs: 0, sequence: 1 };
  const { client, asked } = scriptedClient({
    LiveCaptions: () => {
      if (failures-- > 0) throw new TypeError('Failed to fetch');
      const captions = [{ __typename: 'Caption', ...caption }];
      const batch = { __typename: 'CaptionBatch', afterSequence: 0, sequence: 1, captions };
      return { call: { __typename: 'Call', id: 'c1', captions: batch } };
    },
  });
  const { result } = renderHook(() => useCaptionStore('c1'), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await act(async () => {
    void result.current.announce(1);
    await vi.advanceTimersByTimeAsync(15_000);
  });
  expect(result.current.state.getState()).toMatchObject({ captions: [caption], error: null });
  expect(asked).toHaveLength(3);
});
