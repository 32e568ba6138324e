import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sendMessage } from '../../platform/messages.ts';
import { ScoredHeading } from './ScoredHeading.tsx';

vi.mock('../../platform/messages.ts', () => ({ sendMessage: vi.fn() }));

test('a competency is scored under its heading, and a score that was not kept is told of', async () => {
  vi.mocked(sendMessage).mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('Gone'));
  const item = { kind: 'COMPETENCY' as const, cueId: null, itemText: 'Care' };
  render(
    <MantineProvider env="test">
      <ScoredHeading {...{ captureId: 'c1', item, title: 'Care', score: 2 }} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Score 2 Care', expanded: false }));
  const choose = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  await choose('4 Excellent');
  expect(vi.mocked(sendMessage)).toHaveBeenLastCalledWith('scoreItem', {
    ...{ captureId: 'c1', ...item, score: 4 },
  });
  expect(screen.queryByRole('alert')).toBeNull();
  await choose('1 Poor');
  screen.getByRole('alert');
});
