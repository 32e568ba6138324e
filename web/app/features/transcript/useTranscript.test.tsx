import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Observable } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '../../lib/apolloCache.ts';
import { useConnection } from '../../lib/connection.ts';
import { NetworkError } from '../../lib/connectionError.ts';
import { drafts } from '../../lib/createDrafts.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { beginEditVisit } from '../../lib/unsavedEdits.ts';
import { useWaitingWork } from '../../lib/waitingWork.ts';
import { UnsavedEdits } from '../../ui/UnsavedEdits.tsx';
import { createTranscriptStore, type FirstCall } from './createTranscriptStore.ts';
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
const turn = (text: string) => ({
  id: 's1',
  speakerId: 'sp1',
  startMs: 0,
  endMs: 1000,
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

/** A server that answers each operation, and each request for the words, when the test says so. */
function buildServer() {
  const waiting: { name: string; answer: (result: unknown) => void }[] = [];
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable<ApolloLink.Result>((observer) => {
        waiting.push({
          name: operationName,
          answer: (result) => {
            if (result instanceof Error) return observer.error(result);
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
        });
      }),
  );
  vi.stubGlobal('fetch', () => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const answer = (result: unknown) =>
      result instanceof Error ? reject(result) : resolve(result);
    waiting.push({ name: 'words', answer });
    return promise;
  });
  const answer = async (name: string, result: unknown) => {
    await waitFor(() => expect(waiting.some((item) => item.name === name)).toBe(true));
    const index = waiting.findIndex((item) => item.name === name);
    const [operation] = waiting.splice(index, 1);
    await act(async () => operation?.answer(result));
  };
  const answerLoad = async (revision: number, text: string) => {
    await answer('InterviewTranscript', transcriptFacts(revision));
    await answer('words', words(revision, text));
  };
  return { client: new ApolloClient({ cache: createCache(), link }), answer, answerLoad, waiting };
}

const transcriptFacts = (revision: number) => ({
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
      },
    },
  },
});
const words = (revision: number, text: string) =>
  new Response(JSON.stringify({ turns: [turn(text)] }), {
    headers: { 'x-transcript-revision': `${revision}` },
  });
const payload = (field: string, revision: number, text: string, edits: unknown[]) => ({
  data: {
    [field]: {
      __typename: 'TranscriptEditPayload',
      call: facts(revision, edits),
      edit: edits[0] ?? null,
      segments: [{ __typename: 'Segment', id: 's1', speakerId: 'sp1', text, isEdited: true }],
    },
  },
});

/** The page could not be loaded, so the transcript asks itself. */
const notLoaded = { call: undefined };

const correction = {
  kind: 'correctWords',
  segmentId: 's1',
  fromWord: 1,
  toWord: 1,
  replaces: 'wold',
  text: 'world',
} as const;

function Probe() {
  const { segments, edits, speakers, edit: change, unsaved } = useTranscript('c1', notLoaded);
  return (
    <>
      <p data-testid="text">{segments?.[0]?.text}</p>
      <p data-testid="start">{segments?.[0]?.words[1]?.[1]}</p>
      <p data-testid="name">{speakers[0]?.name}</p>
      <p data-testid="edits">{edits.length}</p>
      <button onClick={() => change(correction)}>Correct</button>
      <button onClick={() => change({ kind: 'updateSpeaker', speakerId: 'sp1', name: 'Ada' })}>
        Name
      </button>
      {unsaved && <UnsavedEdits place="this transcript" unsaved={unsaved} />}
    </>
  );
}

/** What a page keeps that crashed before it could send its correction. */
function leaveBehind() {
  const visit = beginEditVisit('transcript/c1');
  visit.keep([correction]);
  visit.end();
}

const renderProbe = (server: ReturnType<typeof buildServer>) =>
  render(
    <MantineProvider>
      <Notifications />
      <ApolloProvider client={server.client}>
        <Probe />
      </ApolloProvider>
    </MantineProvider>,
  );

async function show() {
  const server = buildServer();
  renderProbe(server);
  await server.answerLoad(4, 'hello wold');
  expect(screen.getByTestId('text').textContent).toBe('hello wold');
  return server;
}

/** The connection goes with the correction on its way. */
async function loseAnswer(server: ReturnType<typeof buildServer>) {
  useConnection.setState({ lostAtMs: Date.now() });
  await server.answer('CorrectWords', new NetworkError(new TypeError('offline')));
}

afterEach(() => {
  cleanup();
  for (const { key } of drafts.list('')) drafts.drop(key);
  vi.unstubAllGlobals();
});

const text = () => screen.getByTestId('text').textContent;

describe('corrections of a transcript', () => {
  it('show at once, stay when the server agrees, and can be undone', async () => {
    const server = await show();
    fireEvent.click(screen.getByText('Correct'));
    await waitFor(() => expect(text()).toBe('hello world'));
    await server.answer('CorrectWords', payload('correctWords', 5, 'hello world', [edit]));
    expect(screen.getByTestId('start').textContent).toBe('500');
    expect(server.waiting).toEqual([]);
    expect(screen.getByTestId('edits').textContent).toBe('1');

    fireEvent.click(await screen.findByText('Undo'));
    await server.answer('UndoTranscriptEdit', payload('undoTranscriptEdit', 6, 'hello wold', []));
    await waitFor(() => expect(text()).toBe('hello wold'));
    // When the words that came back were spoken is in the body alone.
    await server.answerLoad(6, 'hello wold');
    expect(screen.getByTestId('start').textContent).toBe('500');
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
    await server.answerLoad(4, 'hello wold');
    await waitFor(() => expect(screen.getByTestId('name').textContent).toBe('Speaker 1'));
    expect(await screen.findByText('Use at most 100 characters.')).toBeTruthy();
  });

  it('wait for the connection and are sent again', async () => {
    const server = await show();
    fireEvent.click(screen.getByText('Correct'));
    await loseAnswer(server);
    expect(text()).toBe('hello world');
    expect(useWaitingWork.getState().labels).toEqual(['corrections of the transcript']);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    // A second one does not overtake it.
    fireEvent.click(screen.getByText('Name'));
    useConnection.setState({ lostAtMs: null });
    await server.answerLoad(4, 'hello wold');
    expect(server.waiting.map(({ name }) => name)).toEqual(['CorrectWords']);
    await server.answer('CorrectWords', payload('correctWords', 5, 'hello world', [edit]));
    expect(useWaitingWork.getState().labels).toEqual([]);
    const named = payload('updateCallSpeaker', 6, 'hello world', [edit]);
    named.data.updateCallSpeaker?.call.speakers.splice(0, 1, speaker('Ada'));
    await server.answer('UpdateCallSpeaker', named);
    expect([text(), screen.getByTestId('name').textContent]).toEqual(['hello world', 'Ada']);
  });

  it('are not sent twice when only the answer was lost', async () => {
    const server = await show();
    fireEvent.click(screen.getByText('Correct'));
    await loseAnswer(server);
    useConnection.setState({ lostAtMs: null });
    await server.answerLoad(5, 'hello world');
    expect(server.waiting).toEqual([]);
    expect(text()).toBe('hello world');
    expect(useWaitingWork.getState().labels).toEqual([]);
  });

  it('say what was not saved where somebody else changed the same words meanwhile', async () => {
    const server = await show();
    fireEvent.click(screen.getByText('Correct'));
    await loseAnswer(server);
    useConnection.setState({ lostAtMs: null });
    await server.answerLoad(5, 'hello there wold');
    expect(await screen.findByText(/“world” is not saved/)).toBeTruthy();
    await server.answerLoad(5, 'hello there wold');
    expect(text()).toBe('hello there wold');
  });

  it('are sent although somebody else corrected other words of the turn meanwhile', async () => {
    const server = await show();
    fireEvent.click(screen.getByText('Correct'));
    await loseAnswer(server);
    useConnection.setState({ lostAtMs: null });
    await server.answerLoad(5, 'Hello wold');
    expect(text()).toBe('Hello world');
    await server.answer('CorrectWords', payload('correctWords', 6, 'Hello world', [edit]));
    expect([text(), useWaitingWork.getState().labels]).toEqual(['Hello world', []]);
  });

  it('that an earlier page could not send are offered back', async () => {
    leaveBehind();
    const server = await show();
    fireEvent.click(await screen.findByText('Save now'));
    expect(text()).toBe('hello world');
    await server.answer('CorrectWords', payload('correctWords', 5, 'hello world', [edit]));
    expect(screen.queryByText('Save now')).toBeNull();
    expect(drafts.list('transcript/c1/')).toEqual([]);
  });

  it('are not offered back where only the answer was lost', async () => {
    leaveBehind();
    const server = buildServer();
    renderProbe(server);
    await server.answerLoad(5, 'hello world');
    expect(text()).toBe('hello world');
    expect(screen.queryByText('Save now')).toBeNull();
  });

  it('read the whole anew when somebody else changed it in between', async () => {
    const server = await show();
    fireEvent.click(screen.getByText('Correct'));
    await server.answer('CorrectWords', payload('correctWords', 6, 'hello world', [edit]));
    await server.answerLoad(6, 'hello there world');
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
    await server.answer('words', new Response(null, { status: 204 }));
    await server.answerLoad(1, 'hello world');
    expect(store.state.getState().shown?.segments?.[0]?.text).toBe('hello world');
    expect(server.waiting).toEqual([]);
  });

  it('are not loaded by the page and by the transcript', async () => {
    const server = buildServer();
    const known = transcriptFacts(3).data.call as unknown as FirstCall;
    const store = createTranscriptStore(server.client, 'c1', Promise.resolve(known));
    const loaded = store.load();
    await server.answer('words', words(3, 'hello world'));
    await loaded;
    expect(store.revision()).toBe(3);
    expect(store.state.getState().shown?.languageCode).toBe('en-US');
    expect(server.waiting).toEqual([]);
  });

  it('are not when it holds them', async () => {
    const { server, store } = begin();
    const loaded = store.load(1);
    await server.answerLoad(1, 'hello world');
    await loaded;
    expect(store.revision()).toBe(1);
    expect(server.waiting).toEqual([]);
  });

  it('are loaded again when facts and words are of different revisions', async () => {
    const { server, store } = begin();
    await server.answer('InterviewTranscript', transcriptFacts(1));
    await server.answer('words', words(2, 'hello there'));
    await server.answerLoad(2, 'hello there');
    expect(store.revision()).toBe(2);
    expect(server.waiting).toEqual([]);
  });
});

describe('words that cannot be loaded', () => {
  const begin = async () => {
    const server = buildServer();
    const store = createTranscriptStore(server.client, 'c1');
    const loaded = store.load();
    await server.answer('InterviewTranscript', transcriptFacts(1));
    const message = async () => {
      await loaded;
      return errorMessage(store.state.getState().error);
    };
    return { server, store, message };
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are asked for again when the connection fails, and are there when it is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const { server, store, message } = await begin();
    await server.answer('words', new TypeError('Failed to fetch'));
    await server.answer('words', new Response('restarting', { status: 503 }));
    await server.answer('words', words(1, 'hello world'));
    await message();
    expect(store.state.getState()).toMatchObject({ error: null, isLoading: false });
    expect(store.state.getState().shown?.segments?.[0]?.text).toBe('hello world');
  });

  it('say that the server is out of reach, not that there is no interview', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const { server, message } = await begin();
    for (let round = 0; round < 3; round++)
      await server.answer('words', new TypeError('Failed to fetch'));
    expect(await message()).toMatch(/server could not be reached/);
  });

  it("say the server's words where it refuses, without asking again", async () => {
    const { server, message } = await begin();
    const refusal = { message: 'You have no access to it.', status: 404 };
    await server.answer('words', Response.json(refusal, { status: 404 }));
    expect(await message()).toBe('You have no access to it.');
    expect(server.waiting).toEqual([]);
  });
});
