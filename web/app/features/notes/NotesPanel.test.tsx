import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Word } from '#shared/domain/transcript.ts';
import { drafts } from '../../lib/createDrafts.ts';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { createNoteDraft } from './createNoteDraft.ts';
import type { NoteDraft } from './createNoteDraft.ts';
import { NotesPanel } from './NotesPanel.tsx';
import { useNotes } from './useNotes.ts';

type Data = Record<string, unknown>;

const noteOf = (more: Data = {}): Data => ({
  __typename: 'CallNote',
  id: 'n1',
  timeMs: 125_000,
  text: 'Brings numbers',
  type: 'NOTE',
  highlightStartMs: null,
  highlightEndMs: null,
  visibility: 'PUBLIC',
  isEdited: false,
  createdAt: '2026-03-02T10:00:00Z',
  canEdit: true,
  canDelete: true,
  cue: null,
  replies: [],
  mentions: [],
  highlightFeedback: null,
  author: { __typename: 'User', id: 'u1', fullName: 'Ann Lee' },
  ...more,
});

/** A server that keeps notes; `refuses` makes the next writing fail. */
function buildServer(first: Data[], canReadOthersNotes = true) {
  const state = { notes: first, refuses: false };
  const refuseIfTold = () => {
    if (state.refuses) throw new Error('The server is being restarted. Try again in a minute.');
  };
  const scripted = scriptedClient({
    InterviewNotes: () => ({
      call: {
        __typename: 'Call',
        id: 'c1',
        canReadOthersNotes,
        unreadMentions: 0,
        notes: state.notes,
      },
    }),
    AddNewCallNote: ({ callId: _callId, cueId: _cueId, ...given }) => {
      refuseIfTold();
      const added = noteOf(given);
      state.notes = [...state.notes, added];
      return { addNewCallNote: added };
    },
    UpdateCallNote: (input) => {
      refuseIfTold();
      const changed = { ...noteOf(), ...input, isEdited: true };
      state.notes = state.notes.map((note) => (note['id'] === input['id'] ? changed : note));
      return { updateCallNote: changed };
    },
    DeleteCallNote: ({ id }) => {
      refuseIfTold();
      state.notes = state.notes.filter((note) => note['id'] !== id);
      return { deleteCallNote: true };
    },
  });
  return { ...scripted, state };
}

let nowMs = 0;
let seeked: number[] = [];
let listeners: ((timeMs: number) => void)[] = [];
let draft: NoteDraft;
beforeEach(() => {
  nowMs = 0;
  seeked = [];
  listeners = [];
  drafts.drop('c1');
  draft = createNoteDraft('c1');
});
afterEach(cleanup);

const clock = {
  timeMs: () => nowMs,
  seek: (timeMs: number) => void seeked.push(timeMs),
  onTime: (listener: (timeMs: number) => void) => {
    listeners.push(listener);
    return () => {};
  },
};
const playTo = (timeMs: number) => {
  nowMs = timeMs;
  act(() => listeners.forEach((listener) => listener(timeMs)));
};

const words = ['we', 'halved', 'the', 'time'].map((text, i): Word => [
  text,
  i * 1000,
  i * 1000 + 900,
  1,
]);
const segments = [{ startMs: 0, endMs: 4000, text: 'we halved the time', words }];

function Host() {
  return (
    <NotesPanel
      notes={useNotes('c1')}
      draft={draft}
      clock={clock}
      questions={[{ id: 'q1', cue: 'Why here?' }]}
      segments={segments}
    />
  );
}
const show = (server: ReturnType<typeof buildServer>) =>
  renderUi(
    <>
      <Host />
      <Toaster />
    </>,
    { client: server.client },
  );
const field = () => screen.getByRole('textbox', { name: 'Note' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
const sentTo = (server: ReturnType<typeof buildServer>, name: string) =>
  server.asked.filter((item) => item.name === name).map(({ variables }) => variables);

test('a note stands at the moment its first letter was typed, though the recording goes on', async () => {
  const server = buildServer([]);
  show(server);
  await screen.findByText(/No notes yet/);
  playTo(65_000);
  expect(screen.getByTestId('note-moment').textContent).toBe('1:05');
  type('Brings');
  playTo(80_000);
  expect(screen.getByTestId('note-moment').textContent).toBe('1:05');
  type('Brings numbers');
  save();
  await screen.findByText('Brings numbers');
  expect(sentTo(server, 'AddNewCallNote')).toMatchObject([
    { callId: 'c1', timeMs: 65_000, text: 'Brings numbers', type: 'NOTE', visibility: 'PUBLIC' },
  ]);
  await waitFor(() => expect(field()).toHaveProperty('value', ''));
  expect(screen.getByTestId('note-moment').textContent).toBe('1:20');
});

test('a note that could not be saved stays in the field, and trying again makes one note', async () => {
  const server = buildServer([]);
  show(server);
  await screen.findByText(/No notes yet/);
  server.state.refuses = true;
  type('Brings numbers');
  save();
  await screen.findByText(/The note is not saved\. The server is being restarted/);
  expect(field()).toHaveProperty('value', 'Brings numbers');
  server.state.refuses = false;
  save();
  await waitFor(() => expect(field()).toHaveProperty('value', ''));
  const [first, second] = sentTo(server, 'AddNewCallNote');
  expect(second?.['id']).toBe(first?.['id']);
});

test('about selected words it can be saved without a word more, as a highlight', async () => {
  const server = buildServer([]);
  show(server);
  await screen.findByText(/No notes yet/);
  act(() => draft.begin({ passage: { startMs: 1000, endMs: 2900, text: 'halved the' } }));
  expect(document.activeElement).toBe(field());
  save();
  await waitFor(() =>
    expect(sentTo(server, 'AddNewCallNote')).toMatchObject([
      { type: 'HIGHLIGHT', text: '', timeMs: 1000, highlightStartMs: 1000, highlightEndMs: 2900 },
    ]),
  );
  const list = await screen.findByRole('list', { name: 'Notes' });
  await within(list).findByText('halved the');
  within(list).getByText('Highlight');
});

test('its moment is a button that goes there', async () => {
  show(buildServer([noteOf()]));
  fireEvent.click(await screen.findByRole('button', { name: 'Go to 2:05' }));
  expect(seeked).toEqual([125_000]);
});

test('a note is changed in its place and then says so; a refused change keeps what was typed', async () => {
  const server = buildServer([noteOf()]);
  show(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the note at 2:05' }));
  const form = within(screen.getByRole('form', { name: 'Edit note' }));
  const change = form.getByRole('textbox', { name: 'Note' });
  fireEvent.change(change, { target: { value: 'Brings exact numbers' } });
  server.state.refuses = true;
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText(/not saved/);
  expect(change).toHaveProperty('value', 'Brings exact numbers');
  server.state.refuses = false;
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Edited');
  screen.getByText('Brings exact numbers');
});

test('a change of a note that was left half written stands there when one comes back', async () => {
  const server = buildServer([noteOf()]);
  show(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the note at 2:05' }));
  const typed = { target: { value: 'Brings exact' } };
  fireEvent.change(screen.getAllByRole('textbox', { name: 'Note' })[1] ?? field(), typed);
  cleanup();
  show(server);
  await screen.findByDisplayValue('Brings exact');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Brings numbers');
  cleanup();
  show(server);
  await screen.findByText('Brings numbers');
});

test('a deleted note is gone at once, and undo brings the same one back', async () => {
  const server = buildServer([noteOf()]);
  show(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the note at 2:05' }));
  await waitFor(() => expect(screen.queryByText('Brings numbers')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Brings numbers');
  expect(sentTo(server, 'AddNewCallNote')).toMatchObject([
    { id: 'n1', timeMs: 125_000, text: 'Brings numbers' },
  ]);
});

test('a refused deletion brings the note back', async () => {
  const server = buildServer([noteOf()]);
  server.state.refuses = true;
  show(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the note at 2:05' }));
  await screen.findByText(/being restarted/);
  await screen.findByText('Brings numbers');
});

test('a note of another cannot be changed, and who may not read others is told so', async () => {
  show(buildServer([noteOf({ canEdit: false, canDelete: false })], false));
  await screen.findByText('Brings numbers');
  expect(screen.queryByRole('button', { name: /^(Edit|Delete) the note/ })).toBeNull();
  screen.getByText(/You cannot see other people’s notes/);
});
