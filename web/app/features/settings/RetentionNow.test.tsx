import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { ConfirmHost } from '../../ui/ConfirmHost.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { RetentionNow } from './RetentionNow.tsx';

afterEach(cleanup);

const counted = (scheduledRedactionCount: number | null) => ({
  currentUser: {
    __typename: 'CurrentUser',
    id: 'u',
    organization: { __typename: 'Organization', id: 'o', scheduledRedactionCount },
  },
});

test('the count is shown, and the deletion runs only once it is confirmed', async () => {
  let left = 2;
  const { client, asked } = scriptedClient({
    ScheduledRedactions: () => counted(left),
    RedactScheduledCalls: () => {
      left = 0;
      return { redactScheduledCalls: 2 };
    },
  });
  renderUi(
    <>
      <RetentionNow days={90} />
      <ConfirmHost />
    </>,
    { client },
  );
  await screen.findByText(/2 interviews are older than 90 days/);
  fireEvent.click(screen.getByRole('button', { name: 'Delete now' }));
  const dialog = await screen.findByRole('dialog');
  expect(asked.map(({ name }) => name)).not.toContain('RedactScheduledCalls');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete 2 interviews' }));
  await screen.findByText('No interview is older than 90 days now.');
});

test('who may not delete them sees nothing of it, and a lost connection is not shown as none', async () => {
  const { client, asked } = scriptedClient({ ScheduledRedactions: counted(null) });
  renderUi(<RetentionNow days={90} />, { client });
  await expect.poll(() => asked).toHaveLength(1);
  await expect.poll(() => screen.queryByText(/Counting/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const lost = scriptedClient({
    ScheduledRedactions: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  renderUi(<RetentionNow days={90} />, lost);
  await screen.findByRole('button', { name: 'Try again' });
});
