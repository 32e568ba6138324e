import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../lib/scriptedClient.ts';
import type { Answer } from '../lib/scriptedClient.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { EditDetailsDialog } from './EditDetailsDialog.tsx';
import { basics } from './scriptedRecordings.ts';

afterEach(cleanup);

const call = {
  __typename: 'Call',
  id: 'c1',
  name: 'First talk',
  startTime: '2026-05-04T14:30:45.000Z',
  visibility: 'PUBLIC',
  languageCode: 'en-US',
  candidate: { __typename: 'Candidate', id: 'p1', fullName: 'Jane Doe' },
  position: { __typename: 'Position', id: 'o1', displayTitle: 'Nurse' },
  interviewStage: null,
  interviewers: [{ __typename: 'User', id: 'u1', fullName: 'Ana Ruiz' }],
};

function open(updateCall: Answer = { updateCall: call }) {
  const server = scriptedClient({
    ...basics,
    EditDetails: { call },
    updateCall,
    CandidateField: { candidates: [] },
    PositionField: { positions: [] },
    StageField: { interviewStages: [] },
    InterviewersField: { organizationUsers: [] },
  });
  const onClose = vi.fn();
  renderUi(<EditDetailsDialog callId="c1" onClose={onClose} />, {
    client: server.client,
    path: '/interview/c1',
  });
  const sent = () => server.asked.filter(({ name }) => name === 'updateCall');
  return { onClose, sent };
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('what is said of an interview is shown, and only what was changed is sent', async () => {
  const { onClose, sent } = open();
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  expect(screen.getByDisplayValue('Jane Doe')).toBeTruthy();
  expect(screen.getByDisplayValue('Nurse')).toBeTruthy();
  expect(screen.getByText('Ana Ruiz')).toBeTruthy();
  fireEvent.change(name, { target: { value: ' Second talk ' } });
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent().map(({ variables }) => variables)).toEqual([
    { id: 'c1', input: { name: 'Second talk' } },
  ]);
});

test('without a change nothing is sent', async () => {
  const { onClose, sent } = open();
  await screen.findByLabelText(/^Name/);
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([]);
});

test("a refusal is told in the server's words, and what was typed stays", async () => {
  const { onClose } = open(() => {
    throw new CombinedGraphQLErrors({ errors: [{ message: 'You may not change this.' }] });
  });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  fireEvent.change(name, { target: { value: 'Second talk' } });
  save();
  expect(await screen.findByText('You may not change this.')).toBeTruthy();
  expect(name.value).toBe('Second talk');
  expect(onClose).not.toHaveBeenCalled();
});
