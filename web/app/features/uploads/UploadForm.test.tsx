import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadConsent } from '#shared/domain/captureConsent.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import type { Answer } from '../../lib/scriptedClient.ts';
import { draftOf } from './uploadDraft.ts';
import { UploadForm } from './UploadForm.tsx';
import { useUploads } from './uploadStore.ts';

vi.mock('./sendFile.ts', () => ({ sendFile: () => ({ pause: () => {}, resume: () => {} }) }));

const me = { value: 'u1', label: 'Me Myself', zone: 'UTC' };
const file = new File(['sound'], 'Jane_Doe.m4a', { lastModified: Date.UTC(2026, 4, 1, 9) });

const script: Record<string, Answer> = {
  CandidateField: ({ query }) => ({
    candidates: ['Jane Doe', 'John Roe']
      .filter((name) => name.toLowerCase().includes(String(query ?? '').toLowerCase()))
      .map((name) => ({ __typename: 'Candidate', id: name, fullName: name, emails: [] })),
  }),
  PositionField: { positions: [{ __typename: 'Position', id: 'p1', displayTitle: 'Engineer' }] },
  StageField: { interviewStages: [{ __typename: 'InterviewStage', id: 's1', title: 'Screen' }] },
  GuideField: { guides: [{ __typename: 'CallGuide', id: 'g1', name: 'Basics' }] },
  InterviewersField: {
    organizationUsers: [{ __typename: 'User', id: 'u1', fullName: 'Me Myself' }],
  },
  LanguageField: {
    speechEngine: {
      __typename: 'SpeechEngine',
      id: 'pocketsphinx',
      name: 'the built-in engine',
      version: '5',
      trust: 'rough',
      languages: [
        { __typename: 'SpeechLanguage', code: 'fr', name: 'French' },
        { __typename: 'SpeechLanguage', code: 'en', name: 'English' },
      ],
    },
  },
  AddUploadedCall: ({ input }) => ({
    addUploadedCall: {
      __typename: 'AddUploadedCallPayload',
      uploadUrl: '/files/up1',
      upload: {
        __typename: 'Upload',
        id: 'up1',
        callId: 'call1',
        receivedBytes: 0,
        isComplete: false,
        createdAt: '2026-05-01T09:00:00Z',
        fileName: (input as Record<string, unknown>)['fileName'],
        sizeBytes: (input as Record<string, unknown>)['sizeBytes'],
        fingerprint: (input as Record<string, unknown>)['fingerprint'],
      },
    },
  }),
};

afterEach(() => {
  cleanup();
  for (const { callId } of useUploads.getState().uploads) useUploads.getState().dropUpload(callId);
});

function open(over: Record<string, Answer> = {}, canCreatePosition = false) {
  const server = scriptedClient({ ...script, ...over });
  const onStarted = vi.fn();
  render(
    <MantineProvider env="test">
      <ApolloProvider client={server.client}>
        <UploadForm
          file={file}
          initial={draftOf(file, {}, me, new Date(Date.UTC(2026, 4, 2)))}
          canCreatePosition={canCreatePosition}
          place={null}
          onStarted={onStarted}
          onSkip={() => {}}
        />
      </ApolloProvider>
    </MantineProvider>,
  );
  const sentInput = () =>
    server.asked.find(({ name }) => name === 'AddUploadedCall')?.variables['input'];
  return { server, onStarted, sentInput };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const typeInto = (name: string | RegExp, text: string) => {
  act(() => field(name).focus());
  fireEvent.click(field(name));
  fireEvent.change(field(name), { target: { value: text } });
};
const pressStart = () => fireEvent.click(screen.getByRole('button', { name: 'Start upload' }));
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /agreed/ });
const startUpload = () => {
  if (!consent().checked) fireEvent.click(consent());
  pressStart();
};

test('nothing is sent before everyone in it agreed, and what they agreed to goes with it', async () => {
  const { onStarted, sentInput } = open();
  await screen.findByText(/The transcript will be rough/);
  pressStart();
  await screen.findByText('Ask everyone in it first, then tick this');
  expect(sentInput()).toBeUndefined();
  fireEvent.click(consent());
  pressStart();
  await waitFor(() => expect(onStarted).toHaveBeenCalled());
  expect(sentInput()).toMatchObject({ consentText: uploadConsent });
});

test('defaults are enough to start, and the file is on its way', async () => {
  const { onStarted, sentInput } = open();
  await screen.findByText(/The transcript will be rough/);
  startUpload();
  await waitFor(() => expect(onStarted).toHaveBeenCalled());
  expect(sentInput()).toMatchObject({
    name: 'Jane Doe',
    interviewerIds: ['u1'],
    languageCode: 'en',
    startTime: '2026-05-01T09:00:00.000Z',
  });
  expect(useUploads.getState().uploads).toMatchObject([{ callId: 'call1', state: 'sending' }]);
});

test('somebody unknown is added by name, and asked for both names', async () => {
  const { sentInput, onStarted } = open();
  await screen.findByText(/transcript will be rough/);
  typeInto('Candidate', 'Cher');
  fireEvent.click(await screen.findByText('Add “Cher” as a new candidate'));
  startUpload();
  await screen.findByText('Enter a last name');
  expect(sentInput()).toBeUndefined();
  fireEvent.change(screen.getByLabelText(/Last name/), { target: { value: 'Sarkisian' } });
  startUpload();
  await waitFor(() => expect(onStarted).toHaveBeenCalled());
  expect(sentInput()).toMatchObject({ newCandidate: { firstName: 'Cher', lastName: 'Sarkisian' } });
});

test('somebody known is found by typing', async () => {
  const { sentInput, onStarted } = open();
  await screen.findByText(/transcript will be rough/);
  typeInto('Candidate', 'roe');
  await waitFor(() =>
    expect(screen.queryByRole('option', { name: 'Jane Doe', hidden: true })).toBeNull(),
  );
  fireEvent.click(screen.getByRole('option', { name: 'John Roe', hidden: true }));
  // What was chosen stays while consent is still asked for.
  pressStart();
  await screen.findByText('Ask everyone in it first, then tick this');
  startUpload();
  await waitFor(() => expect(onStarted).toHaveBeenCalled());
  expect(sentInput()).toMatchObject({ candidateId: 'John Roe' });
});

test('only who may create positions is offered to add one', async () => {
  open();
  await screen.findByText(/transcript will be rough/);
  typeInto('Position', 'Gardener');
  expect(field('Position').value).toBe('Gardener');
  expect(screen.queryByText('Add position “Gardener”')).toBeNull();
  cleanup();
  open({ ClientSelect: { clients: [] } }, true);
  await screen.findByText(/transcript will be rough/);
  typeInto('Position', 'Gardener');
  fireEvent.click(await screen.findByText('Add position “Gardener”'));
  fireEvent.click(await screen.findByRole('button', { name: 'Add position' }));
  await screen.findByText('Position Group is required');
  fireEvent.change(screen.getByLabelText(/Position Title/), { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add position' }));
  await screen.findByText('Title is required');
});

test('what the server refuses stands in the form, and nothing entered is lost', async () => {
  const { onStarted } = open({
    AddUploadedCall: () => {
      throw new Error('This file is larger than the limit.');
    },
  });
  await screen.findByText(/transcript will be rough/);
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'My own name' } });
  startUpload();
  await screen.findByText('This file is larger than the limit.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('My own name');
  expect(onStarted).not.toHaveBeenCalled();
  expect(useUploads.getState().uploads).toEqual([]);
});
