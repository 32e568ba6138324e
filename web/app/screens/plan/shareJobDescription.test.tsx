import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openJobDescriptions, rowOf } from './openJobDescriptions.tsx';
import { sharing } from './scriptedPlans.ts';
import { stubListEnd } from '../../ui/stubListEnd.ts';

beforeEach(() => {
  stubListEnd();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notifications.clean();
});

test('sharing names who has access, shares with more people and takes shares back', async () => {
  const server = openJobDescriptions({
    JobDescriptionSharing: sharing('1'),
    ShareJobDescription: {
      shareJobDescription: { __typename: 'JobDescriptionPayload', ...sharing('1') },
    },
    RemoveJobDescriptionShare: {
      removeJobDescriptionShare: {
        __typename: 'JobDescriptionPayload',
        ...sharing('1', { internalShares: [] }),
      },
    },
  });
  fireEvent.click((await rowOf('Baker')).getByRole('button', { name: 'Share Baker' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
  dialog.getByText('Recipients can access the job description and interview plan');
  await dialog.findByText('Ana Ruiz');
  dialog.getByText('All Plan admins');
  fireEvent.click(dialog.getByRole('button', { name: 'Stop sharing with Ana Ruiz' }));
  await screen.findByText('Removed share');
  expect(dialog.queryByText('Ana Ruiz')).toBeNull();

  const share = dialog.getByRole('button', { name: 'Share' }) as HTMLButtonElement;
  expect(share.disabled).toBe(true);
  fireEvent.click(dialog.getByPlaceholderText('Name or e-mail'));
  fireEvent.click(await screen.findByRole('option', { name: /^Ben Oko/ }));
  fireEvent.change(dialog.getByLabelText('Message (optional)'), {
    target: { value: 'Please read' },
  });
  fireEvent.click(share);
  await screen.findByText('Job description shared');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked.find(({ name }) => name === 'ShareJobDescription')?.variables).toEqual({
    jobDescriptionId: '1',
    shareToUserIds: ['ben'],
    message: 'Please read',
  });
});

test('who may not share sees who has it', async () => {
  openJobDescriptions({
    JobDescriptionSharing: sharing('1', { canShare: false, shareableUsers: [] }),
  });
  fireEvent.click((await rowOf('Baker')).getByRole('button', { name: 'Share Baker' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Ana Ruiz');
  expect(dialog.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(dialog.queryByRole('button', { name: /^Stop sharing/ })).toBeNull();
  dialog.getByRole('button', { name: 'Copy link' });
});

test('a share dialog that cannot load closes and says so; a failed share keeps what was chosen', async () => {
  openJobDescriptions();
  fireEvent.click((await rowOf('Baker')).getByRole('button', { name: 'Share Baker' }));
  await screen.findByText('There was a problem sharing this job description');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();

  openJobDescriptions({
    JobDescriptionSharing: sharing('1', { internalShares: [] }),
    ShareJobDescription: () => {
      throw new Error('Ben is on leave.');
    },
  });
  fireEvent.click((await rowOf('Baker')).getByRole('button', { name: 'Share Baker' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByPlaceholderText('Name or e-mail'));
  fireEvent.click(await screen.findByRole('option', { name: /^Ben Oko/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Share' }));
  await screen.findByText('Failed to share job description: Ben is on leave.');
  expect(dialog.getAllByText('Ben Oko (ben@example.test)').length).toBeGreaterThan(0);
});
