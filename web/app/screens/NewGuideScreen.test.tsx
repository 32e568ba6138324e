import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { scriptedClient } from '../lib/scriptedClient.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { NewGuideScreen } from './NewGuideScreen.tsx';
import { basics } from './scriptedRecordings.ts';

afterEach(cleanup);

function open(canCreatePosition: boolean) {
  const { currentUser } = basics['CurrentUser'] as { currentUser: object };
  const { serverInfo } = basics['CurrentUser'] as { serverInfo?: object };
  const server = scriptedClient({
    ...basics,
    CurrentUser: { currentUser: { ...currentUser, canCreatePosition }, serverInfo },
    GuidePositions: { positions: [] },
    GuideStages: { interviewStages: [] },
    ClientSelect: { clients: [{ __typename: 'Client', id: 'g1', name: 'Engineering' }] },
    AddGuideStage: {
      addInterviewStage: { __typename: 'InterviewStage', id: 's9', title: 'Portfolio' },
    },
    AddPosition: {
      addPosition: { __typename: 'Position', id: 'p9', displayTitle: 'Data Engineer' },
    },
    AddCallGuide: { addCallGuide: { __typename: 'CallGuide', id: 'g9' } },
  });
  renderUi(<NewGuideScreen />, { client: server.client, path: '/guides/new' });
  return server;
}

const typeInto = async (name: string, text: string) => {
  const field = await screen.findByRole('combobox', { name });
  act(() => field.focus());
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: text } });
};

test('who may create positions adds a position and a stage while beginning a guide', async () => {
  const { asked } = open(true);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
    target: { value: 'Phone screen' },
  });
  await screen.findByPlaceholderText('Find or add by title');
  await typeInto('Stage', 'Portfolio');
  fireEvent.click(await screen.findByText('Add stage “Portfolio”'));
  await typeInto('Position', 'Data Engineer');
  fireEvent.click(await screen.findByText('Add position “Data Engineer”'));
  await typeInto('Position Group', 'Eng');
  fireEvent.click(await screen.findByRole('option', { name: 'Engineering' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add position' }));
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('AddPosition'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add position' })).toBeNull());
  expect(asked.map(({ name }) => name)).not.toContain('AddCallGuide');
  fireEvent.click(screen.getByRole('button', { name: 'Create guide' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'AddCallGuide')?.variables).toMatchObject({
      input: { name: 'Phone screen', positionId: 'p9', interviewStageId: 's9' },
    }),
  );
});

test('others choose only', async () => {
  open(false);
  await screen.findByPlaceholderText('Find by title');
  await typeInto('Stage', 'Portfolio');
  expect(screen.queryByText('Add stage “Portfolio”')).toBeNull();
});
