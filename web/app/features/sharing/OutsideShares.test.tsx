import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { OutsideShares } from './OutsideShares.tsx';

afterEach(cleanup);

const dayMs = 86_400_000;
const share = (email: string, inDays: number, over: object = {}) => ({
  __typename: 'ExternalShare' as const,
  id: email,
  email,
  notesFormat: null,
  renewalRequestedAt: null,
  expiresAt: new Date(Date.now() + inDays * dayMs - 60_000).toISOString(),
  ...over,
});

function open(shares: ReturnType<typeof share>[], canShareExternal = true) {
  const sharing = {
    __typename: 'Sharing' as const,
    id: 'c1',
    canShare: true,
    canShareExternal,
    defaultDurationDays: 7,
    notesFormats: [],
    shares: [],
    externalShares: shares,
  };
  const server = scriptedClient({ RenewExternalCallShare: { renewExternalCallShare: sharing } });
  renderUi(<OutsideShares noun="call" sharing={sharing} />, { client: server.client, path: '/' });
  return server;
}

test('access that ended is given again for as long as one chooses', async () => {
  const { asked } = open([share('old@out.test', -1), share('new@out.test', 5)]);
  screen.getByText('Access expired');
  screen.getByText('Access expires in 5 days');
  expect(screen.queryByRole('button', { name: 'Give more time' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Regrant access' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '12 hours' }));
  await waitFor(() =>
    expect(asked).toEqual([
      { name: 'RenewExternalCallShare', variables: { id: 'old@out.test', durationDays: 0.5 } },
    ]),
  );
});

test('who asked for more time can get it, by who may share outside', () => {
  const asking = share('new@out.test', 2, { renewalRequestedAt: new Date().toISOString() });
  open([asking]);
  screen.getByText('Access expires in 2 days · asks for more time');
  screen.getByRole('button', { name: 'Give more time' });
  cleanup();
  open([asking], false);
  expect(screen.queryByRole('button', { name: 'Give more time' })).toBeNull();
});
