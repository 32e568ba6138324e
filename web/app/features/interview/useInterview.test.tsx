import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { preloadInterview } from './preloadInterview.ts';
import { useInterview } from './useInterview.ts';

function Interview({ callId }: { callId: string }) {
  return <p>{useInterview(callId).state.kind}</p>;
}

test('a page asks once for an interview that is being preloaded, and again for an older one', async () => {
  const { client, asked } = scriptedClient({
    InterviewScreen: { interviewPage: null, speechEngine: null },
  });
  preloadInterview(client, 'c1');
  preloadInterview(client, 'c1');
  const first = renderUi(<Interview callId="c1" />, { client });
  await screen.findByText('absent');
  expect(asked).toHaveLength(1);
  first.unmount();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000);
  renderUi(<Interview callId="c1" />, { client });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  vi.restoreAllMocks();
});

test('a preload that failed is made good by the page', async () => {
  let isOnline = false;
  const { client } = scriptedClient({
    InterviewScreen: () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return { interviewPage: null, speechEngine: null };
    },
  });
  preloadInterview(client, 'c2');
  isOnline = true;
  renderUi(<Interview callId="c2" />, { client });
  await screen.findByText('absent');
});
