import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Observable } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { createCache } from '../../lib/apolloCache.ts';
import { createTranscriptStore } from './createTranscriptStore.ts';
import { useTranscript } from './useTranscript.ts';

const speaker = (name: string) => ({
  __typename: 'Speaker',
  id: 'sp1',
  index: 0,
  name,
  role: 'UNKNOWN',
  basis: 'VOICE',
  talkMs: 1000,
  wordCount: 2,
  longestMonologueMs: 1000,
  questionCount: 0,
  wordsPerMinute: 120,
});
const segment = (text: string) => ({
  __typename: 'Segment',
  id: 's1',
  speakerId: 'sp1',
  startMs: 0,
  endMs: 1000,
  text,
  words: text.split(' ').map((word, i) => [word, i * 500, i * 500 + 400, 0.9]),
  isEdited: false,
});
const ada = { __typename: 'User', id: 'u1', fullName: 'Ada Byron' };
const edit = {
  __typename: 'TranscriptEdit',
  id: 'e1',
  description: '“wold” corrected to “world”',
  createdAt: '2026-11-20T10:00:00.000Z',
  actor: ada,
};
const facts = (revision: number, edits: unknown[], name = 'Speaker 1') => ({
  __typename: 'Call',
  id: 'c1',
  speakers: [speaker(name)],
  metrics: null,
  transcript: { __typename: 'Transcript', revision, edits },
});

/** A server that answers each operation when the test says so. */
function buildServer() {
  const waiting: { name: string; answer: (result: ApolloLink.Result) => void }[] = [];
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable<ApolloLink.Result>((observer) => {
        waiting.push({
          name: operationName,
          answer: (result) => {
            observer.next(result);
            observer.complete();
          },
        });
      }),
  );
  const answer = async (name: string, result: ApolloLink.Result) => {
    await waitFor(() => expect(waiting.some((one) => one.name === name)).toBe(true));
    const index = waiting.findIndex((one) => one.name === name);
    const [operation] = waiting.splice(index, 1);
    await act(async () => operation?.answer(result));
  };
  return { client: new ApolloClient({ cache: createCache(), link }), answer, waiting };
}

const transcript = (revision: number, text: string) => ({
  data: {
    call: {
      ...facts(revision, []),
      transcript: {
        ...facts(revision, []).transcript,
        languageCode: 'en-US',
        engine: {
          __typename: 'TranscriptEngine',
          name: 'Engine',
          version: '1',
          trust: 'rough',
          finishedAt: '2026-11-20T09:00:00.000Z',
        },
        segments: [segment(text)],
      },
    },
  },
});
const payload = (field: string, revision: number, text: string, edits: unknown[]) => ({
  data: {
    [field]: {
      __typename: 'TranscriptEditPayload',
      call: facts(revision, edits),
      edit: edits[0] ?? null,
      segments: [{ ...segment(text), isEdited: true }],
    },
  },
});

function Probe() {
  const { segments, edits, speakers, edit: change } = useTranscript('c1');
  const correction = { kind: 'correctWords', segmentId: 's1', fromWord: 1, toWord: 1 } as const;
  return (
    <>
      <p data-testid="text">{segments?.[0]?.text}</p>
      <p data-testid="name">{speakers[0]?.name}</p>
      <p data-testid="edits">{edits.length}</p>
      <button onClick={() => change({ ...correction, text: 'world' })}>Correct</button>
      <button onClick={() => change({ kind: 'updateSpeaker', speakerId: 'sp1', name: 'Ada' })}>
        Name
      </button>
    </>
  );
}

async function show() {
  const server = buildServer();
  render(
    <MantineProvider>
      <Notifications />
      <ApolloProvider client={server.client}>
        <Probe />
      </ApolloProvider>
    </MantineProvider>,
  );
  await server.answer('InterviewTranscript', transcript(4, 'hello wold'));
  expect(screen.getByTestId('text').textContent).toBe('hello wold');
  return server;
}

const text = () => screen.getByTestId('text').textContent;

describe('corrections of a transcript', () => {
  afterEach(cleanup);

  it('show at once, stay when the server agrees, and can be undone', async () => {
    const server = await show();
    fireEvent.click(screen.getByText('Correct'));
    await waitFor(() => expect(text()).toBe('hello world'));
    await server.answer('CorrectWords', payload('correctWords', 5, 'hello world', [edit]));
    expect(screen.getByTestId('edits').textContent).toBe('1');

    fireEvent.click(await screen.findByText('Undo'));
    await server.answer('UndoTranscriptEdit', payload('undoTranscriptEdit', 6, 'hello wold', []));
    await waitFor(() => expect(text()).toBe('hello wold'));
    expect(screen.getByTestId('edits').textContent).toBe('0');
    expect(server.waiting).toEqual([]);
  });

  it('roll back with the reason when the server refuses', async () => {
    const server = await show();
    fireEvent.click(screen.getByText('Name'));
    await waitFor(() => expect(screen.getByTestId('name').textContent).toBe('Ada'));
    await server.answer('UpdateCallSpeaker', {
      errors: [{ message: 'Use at most 100 characters.' }],
    });
    await server.answer('InterviewTranscript', transcript(4, 'hello wold'));
    await waitFor(() => expect(screen.getByTestId('name').textContent).toBe('Speaker 1'));
    expect(await screen.findByText('Use at most 100 characters.')).toBeTruthy();
  });

  it('read the whole anew when somebody else changed it in between', async () => {
    const server = await show();
    fireEvent.click(screen.getByText('Correct'));
    await server.answer('CorrectWords', payload('correctWords', 6, 'hello world', [edit]));
    await server.answer('InterviewTranscript', transcript(6, 'hello there world'));
    await waitFor(() => expect(text()).toBe('hello there world'));
  });
});

describe('news of words while they are being loaded', () => {
  const wordless = { data: { call: { ...facts(0, []), transcript: null } } };
  const begin = () => {
    const server = buildServer();
    const store = createTranscriptStore(server.client, 'c1');
    void store.load();
    return { server, store };
  };

  it('are asked for again when the answer on its way is older', async () => {
    const { server, store } = begin();
    void store.load(1);
    await server.answer('InterviewTranscript', wordless);
    await server.answer('InterviewTranscript', transcript(1, 'hello world'));
    expect(store.state.getState().shown?.segments?.[0]?.text).toBe('hello world');
    expect(server.waiting).toEqual([]);
  });

  it('are not when it holds them', async () => {
    const { server, store } = begin();
    const loaded = store.load(1);
    await server.answer('InterviewTranscript', transcript(1, 'hello world'));
    await loaded;
    expect(store.revision()).toBe(1);
    expect(server.waiting).toEqual([]);
  });
});
