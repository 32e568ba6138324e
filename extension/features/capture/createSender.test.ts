import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memorySound } from '../../../tests/harness/memorySound.ts';
import { aCapture, aNote, memoryStore } from '../../../tests/harness/memoryStore.ts';
import type { CaptureStore, GivenScore, SeenCaption } from '../../platform/captureStore.ts';
import { ServerProblem } from '../../platform/network.ts';
import { createSender, type Sender } from './createSender.ts';
import type { Ask } from './sendCaptions.ts';

/** A server that keeps what it is told, and can be made to fail. */
function fakeServer() {
  const calls: { name: string; variables: Record<string, unknown> }[] = [];
  const captions = new Map<string, { revision: number; text: string }>();
  let isPaused = false;
  let failure: ((name: string, variables: Record<string, unknown>) => Error | null) | null = null;
  const ask: Ask = async (schema, query, variables) => {
    const name = /mutation (\w+)/.exec(query)?.[1] ?? '';
    calls.push({ name, variables });
    const error = failure?.(name, variables);
    if (error) throw error;
    if (name === 'PauseCallRecording') isPaused = variables['pauseRecording'] === true;
    if (name === 'AppendCaptions')
      for (const item of variables['captions'] as {
        utteranceId: string;
        revision: number;
        text: string;
      }[])
        if ((captions.get(item.utteranceId)?.revision ?? -1) < item.revision)
          captions.set(item.utteranceId, item);
    const input = variables['input'] as { callGuideId?: string | null } | undefined;
    const callGuide = input?.callGuideId ? { id: input.callGuideId } : null;
    return schema.parse({
      appendCaptions: { isPaused },
      addCall: { id: 'call', interviewId: 'interview', callGuide },
      startScorecard: {
        id: 'card',
        items: [
          { id: 'competency', kind: 'COMPETENCY', itemText: 'Why us?' },
          { id: 'item', kind: 'QUESTION', itemText: 'Why us?' },
        ],
      },
      guides: [{ cues: [{ id: 'reworded', cue: 'Why us?' }] }],
    });
  };
  return {
    ask,
    calls,
    isPaused: () => isPaused,
    pauseInApp: (next: boolean) => {
      isPaused = next;
    },
    names: () => calls.map(({ name }) => name),
    texts: () => [...captions.values()].map(({ text }) => text),
    failWith: (next: typeof failure) => {
      failure = next;
    },
  };
}

const seen = (number: number, changes: Partial<SeenCaption> = {}): SeenCaption => ({
  utteranceId: `u${number}`,
  revision: 1,
  speaker: 'Leo Marsh',
  text: `Text ${number}`,
  firstSeenAt: 2_000 + number,
  lastSeenAt: 2_500 + number,
  isFinal: false,
  ...changes,
});
const aScore = (changes: Partial<GivenScore>): GivenScore => ({
  ...{ kind: 'QUESTION', cueId: 'cue', itemText: 'Why us?', score: 3, isSent: false },
  ...changes,
});
const unreachable = () => new ServerProblem('unreachable', 'The server cannot be reached.');

let store: CaptureStore;
let server: ReturnType<typeof fakeServer>;
let sender: Sender;
let who: { userId: string; serverUrl: string } | null;
let followed: boolean[];
let goOnline: () => void;
let rounds: { problem: string | null; isWaiting: boolean }[];

beforeEach(async () => {
  vi.useFakeTimers();
  store = memoryStore();
  server = fakeServer();
  who = { userId: 'tom', serverUrl: 'http://localhost:3000' };
  rounds = [];
  followed = [];
  sender = createSender({
    sound: memorySound(store),
    ...{ store, ask: server.ask, version: '1.0.0' },
    owner: async () => who,
    onPausedInApp: async (captureId, isPaused) => {
      followed.push(isPaused);
      await store.changeCapture(captureId, { isPaused });
    },
    onOnline: (listener) => {
      goOnline = listener;
    },
    onRound: (round) => rounds.push(round),
  });
  await store.addCapture(aCapture());
});
afterEach(() => vi.useRealTimers());
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('the start, captions, notes and the end go in this order, and then nothing waits', async () => {
  await store.writeCaptions('capture', [seen(1)]);
  await store.writeNote(aNote());
  await store.changeCapture('capture', { endedAtMs: 60_000 });
  sender.kick();
  await pass();
  expect(server.names()).toEqual(['AddCall', 'AppendCaptions', 'AddNewCallNote', 'EndCall']);
  expect(server.calls[1]?.variables).toEqual({
    callId: 'call',
    captions: [
      {
        ...{ utteranceId: 'u1', revision: 1, speaker: 'Leo Marsh', text: 'Text 1' },
        ...{ startMs: 1_001, endMs: 1_501, isFinal: false },
      },
    ],
  });
  expect(await store.countWaiting('capture')).toBe(0);
  expect((await store.captures())[0]?.isEndSent).toBe(true);
});

test('the end waits until every word has arrived', async () => {
  await store.writeCaptions('capture', [seen(1)]);
  await store.changeCapture('capture', { endedAtMs: 60_000 });
  server.failWith((name) => (name === 'AppendCaptions' ? unreachable() : null));
  sender.kick();
  await pass(10_000);
  expect(server.names()).not.toContain('EndCall');
  server.failWith(null);
  await pass(120_000);
  expect(server.names().at(-1)).toBe('EndCall');
  expect(server.texts()).toEqual(['Text 1']);
});

test('last words that come after the end are sent all the same', async () => {
  await store.changeCapture('capture', { callId: 'call', endedAtMs: 60_000, isEndSent: true });
  await store.writeCaptions('capture', [seen(1)]);
  sender.kick();
  await pass();
  expect(server.names()).toEqual(['AppendCaptions']);
});

test('a pause in the web app is followed with the next words, and its end while nobody speaks', async () => {
  await store.changeCapture('capture', { callId: 'call' });
  await store.writeCaptions('capture', [seen(1)]);
  server.pauseInApp(true);
  sender.kick();
  await pass(2_000);
  expect(followed).toEqual([true]);
  server.pauseInApp(false);
  sender.kick();
  await pass(2_000);
  expect(followed, 'nothing was asked').toEqual([true]);
  sender.listen();
  await pass(2_000);
  expect(followed).toEqual([true, false]);
  expect(server.names()).toEqual(['AppendCaptions', 'AppendCaptions']);
});

test('a pause of this browser reaches the server after its last words, and its end before the next', async () => {
  await store.changeCapture('capture', { callId: 'call', isPaused: true });
  await store.writeCaptions('capture', [seen(1)]);
  sender.kick();
  await pass(2_000);
  expect(server.names()).toEqual(['AppendCaptions', 'PauseCallRecording']);
  await store.changeCapture('capture', { isPaused: false });
  await store.writeCaptions('capture', [seen(2)]);
  sender.listen();
  await pass(2_000);
  expect(server.names().slice(2)).toEqual(['PauseCallRecording', 'AppendCaptions']);
  expect([server.isPaused(), followed]).toEqual([false, []]);
});

test('450 captions go in batches of at most 200', async () => {
  await store.writeCaptions(
    'capture',
    Array.from({ length: 450 }, (_, at) => seen(at)),
  );
  sender.kick();
  await pass();
  const sizes = server.calls
    .filter(({ name }) => name === 'AppendCaptions')
    .map(({ variables }) => (variables['captions'] as unknown[]).length);
  expect(sizes).toEqual([200, 200, 50]);
});

test('a caption that is corrected while it is on its way is sent again', async () => {
  await store.writeCaptions('capture', [seen(1)]);
  server.failWith((name) => {
    if (name !== 'AppendCaptions') return null;
    void store.writeCaptions('capture', [seen(1, { revision: 2, text: 'Corrected' })]);
    server.failWith(null);
    return null;
  });
  sender.kick();
  await pass();
  expect(await store.countWaiting('capture')).toBe(1);
  sender.kick();
  await pass(1_000);
  expect(server.texts()).toEqual(['Corrected']);
  expect(await store.countWaiting('capture')).toBe(0);
});

test('an answer that was lost makes nothing count twice', async () => {
  await store.writeCaptions('capture', [seen(1)]);
  let isLost = false;
  const ask: Ask = async (schema, query, variables) => {
    const answer = await server.ask(schema, query, variables);
    if (isLost || !query.includes('appendCaptions')) return answer;
    isLost = true;
    throw unreachable();
  };
  sender = createSender({
    sound: memorySound(store),
    ...{
      store,
      ask,
      version: '1.0.0',
      owner: async () => who,
      onPausedInApp: async () => undefined,
      onOnline: () => undefined,
      onRound: () => undefined,
    },
  });
  sender.kick();
  await pass(5_000);
  expect(server.names().filter((name) => name === 'AppendCaptions')).toHaveLength(2);
  expect(server.texts()).toEqual(['Text 1']);
});

test('a server that does not answer is asked ever more seldom, and at once when one says so', async () => {
  await store.writeCaptions('capture', [seen(1)]);
  server.failWith(unreachable);
  sender.kick();
  await pass(600_000);
  const tries = server.calls.length;
  expect(tries).toBeGreaterThan(8);
  expect(tries).toBeLessThan(22);
  expect(rounds.at(-1)).toMatchObject({
    isWaiting: true,
    problem: expect.stringMatching(/reached/),
  });
  server.failWith(null);
  sender.retry();
  await pass();
  expect(server.texts()).toEqual(['Text 1']);
});

test('what waits goes as soon as the computer has a network again', async () => {
  await store.writeCaptions('capture', [seen(1)]);
  server.failWith(unreachable);
  sender.kick();
  await pass(120_000);
  server.failWith(null);
  goOnline();
  await pass();
  expect(server.texts()).toEqual(['Text 1']);
});

test('nobody signed in, or somebody else, sends nothing and keeps everything', async () => {
  await store.writeCaptions('capture', [seen(1)]);
  who = null;
  sender.kick();
  await pass(2_000);
  who = { userId: 'mia', serverUrl: 'http://localhost:3000' };
  sender.kick();
  await pass(2_000);
  expect(server.calls).toEqual([]);
  expect(rounds.at(-1)).toMatchObject({ isWaiting: true, problem: null });
  who = { userId: 'tom', serverUrl: 'http://localhost:3000' };
  sender.kick();
  await pass(2_000);
  expect(server.texts()).toEqual(['Text 1']);
});

test('a scheduled interview that is gone does not hold back what was said', async () => {
  await store.changeCapture('capture', { scheduledInterviewId: 'gone', candidateId: 'ada' });
  await store.writeCaptions('capture', [seen(1)]);
  const tried: unknown[] = [];
  server.failWith((_, { input }) => {
    const { scheduledInterviewId } = (input ?? {}) as { scheduledInterviewId?: string };
    if (input) tried.push(scheduledInterviewId);
    return scheduledInterviewId
      ? new ServerProblem('refused', 'This interview does not exist.', 'NOT_FOUND')
      : null;
  });
  sender.kick();
  await pass();
  expect(tried).toEqual(['gone', null]);
  expect(server.texts()).toEqual(['Text 1']);
});

test('a guide that is gone does not hold back what was said', async () => {
  await store.changeCapture('capture', { guideId: 'gone' });
  await store.writeCaptions('capture', [seen(1)]);
  server.failWith((_, { input }) =>
    (input as { callGuideId?: string } | undefined)?.callGuideId
      ? new ServerProblem('refused', 'This guide does not exist.', 'NOT_FOUND')
      : null,
  );
  sender.kick();
  await pass();
  expect(server.texts()).toEqual(['Text 1']);
  const [capture] = await store.captures();
  expect(capture).toMatchObject({
    guideId: null,
    notice: expect.stringMatching(/no longer there/),
  });
});

test('another guide is told, after the notes on questions of the one before', async () => {
  await store.changeCapture('capture', { callId: 'call', guideId: 'b', sentGuideId: 'a' });
  await store.writeNote(aNote({ cueId: 'question of a' }));
  sender.kick();
  await pass();
  expect(server.names()).toEqual(['AddNewCallNote', 'AddGuideToCall']);
  expect((await store.captures())[0]?.sentGuideId).toBe('b');
});

test('a note whose question is not in the guide is kept without it', async () => {
  await store.writeNote(aNote({ cueId: 'foreign' }));
  server.failWith((_, { cueId }) =>
    cueId ? new ServerProblem('refused', 'Not in the guide', 'BAD_INPUT') : null,
  );
  sender.kick();
  await pass();
  expect((await store.notes('capture'))[0]).toMatchObject({ state: 'sent', problem: null });
});

test('a note the server refuses says why and does not hold back the end', async () => {
  await store.writeNote(aNote());
  await store.changeCapture('capture', { endedAtMs: 60_000 });
  server.failWith((name) =>
    name === 'AddNewCallNote' ? new ServerProblem('refused', 'Too long', 'BAD_INPUT') : null,
  );
  sender.kick();
  await pass();
  expect((await store.notes('capture'))[0]).toMatchObject({
    state: 'refused',
    problem: 'Too long',
  });
  expect(server.names().at(-1)).toBe('EndCall');
});

test('a note taken back is taken back on the server too', async () => {
  await store.changeCapture('capture', { callId: 'call' });
  await store.writeNote(aNote({ state: 'leaving' }));
  sender.kick();
  await pass();
  expect(server.names()).toEqual(['DeleteCallNote']);
  expect(await store.notes('capture')).toEqual([]);
});

test('a capture the server refuses says why, and others still go', async () => {
  await store.addCapture(aCapture({ captureId: 'other', name: 'Other' }));
  server.failWith((_, { input }) =>
    (input as { captureId?: string } | undefined)?.captureId === 'capture'
      ? new ServerProblem('refused', 'You may not record.', 'FORBIDDEN')
      : null,
  );
  sender.kick();
  await pass();
  const captures = await store.captures();
  expect(captures.find(({ captureId }) => captureId === 'capture')?.problem).toBe(
    'You may not record.',
  );
  expect(captures.find(({ captureId }) => captureId === 'other')?.callId).toBe('call');
});

test.each(['BAD_INPUT', ''])(
  'one caption that the server refuses (%j) is set aside with its reason, and all else goes on',
  async (code) => {
    await store.writeCaptions(
      'capture',
      Array.from({ length: 200 }, (_, at) => seen(at)),
    );
    await store.changeCapture('capture', { endedAtMs: 60_000 });
    server.failWith((name, { captions }) =>
      name === 'AppendCaptions' && JSON.stringify(captions).includes('"Text 130"')
        ? new ServerProblem('refused', 'A caption is not valid.', code)
        : null,
    );
    sender.kick();
    await pass();
    expect(server.texts()).toHaveLength(199);
    expect(server.names().at(-1)).toBe('EndCall');
    expect(server.calls.length).toBeLessThan(25);
    expect((await store.captures())[0]).toMatchObject({ refusedCount: 1, isEndSent: true });
    const refused = (await store.captionsSince('capture', 0)).filter(({ refusal }) => refusal);
    expect(refused).toMatchObject([{ text: 'Text 130', refusal: 'A caption is not valid.' }]);
  },
);

test('a server that fails on every caption takes none of them out of the queue', async () => {
  await store.writeCaptions('capture', [seen(1), seen(2)]);
  server.failWith((name) =>
    name === 'AppendCaptions' ? new ServerProblem('refused', 'Something went wrong.') : null,
  );
  sender.kick();
  await pass();
  expect(await store.countWaiting('capture')).toBe(2);
});

test('the end is sent when it can no longer be undone', async () => {
  await store.changeCapture('capture', { endedAtMs: 60_000, undoUntilMs: Date.now() + 8_000 });
  sender.kick();
  await pass(7_000);
  expect(server.names()).not.toContain('EndCall');
  await pass(3_000);
  expect(server.names().at(-1)).toBe('EndCall');
});

test('an interview that was set aside goes to the server and then away', async () => {
  await store.writeCaptions('capture', [seen(1)]);
  await store.changeCapture('capture', { endedAtMs: 60_000, isDismissed: true });
  sender.kick();
  await pass();
  expect(server.texts()).toEqual(['Text 1']);
  expect(await store.captures()).toEqual([]);
});

test('a discarded interview is deleted on the server, and nothing of it is sent', async () => {
  await store.writeCaptions('capture', [seen(1)]);
  await store.changeCapture('capture', { callId: 'call', isDiscarded: true });
  sender.kick();
  await pass();
  expect(server.names()).toEqual(['CancelRecording']);
  expect(await store.captures()).toEqual([]);
});

test('a round that cannot be shown does not stop the sending', async () => {
  sender = createSender({
    sound: memorySound(store),
    ...{ store, ask: server.ask, version: '1.0.0', owner: async () => who },
    onPausedInApp: async () => undefined,
    onOnline: () => undefined,
    onRound: () => Promise.reject(new Error('The storage is full')),
  });
  await store.writeCaptions('capture', [seen(1)]);
  sender.kick();
  await pass(2_000);
  await store.writeCaptions('capture', [seen(2)]);
  sender.kick();
  await pass(2_000);
  expect(server.texts()).toEqual(['Text 1', 'Text 2']);
});

test('the score of a question that was reworded meanwhile arrives, and one that is gone is told of', async () => {
  const scores = {
    reworded: aScore({ cueId: 'reworded', score: 4, itemText: 'Why our company?' }),
    gone: aScore({ cueId: 'gone', score: 2, itemText: 'Where do you live?' }),
  };
  await store.changeCapture('capture', { scores, endedAtMs: 60_000 });
  sender.kick();
  await pass();
  const updates = server.calls.filter(({ name }) => name === 'UpdateScorecardItem');
  expect(updates.map(({ variables }) => variables)).toEqual([{ id: 'item', score: 4 }]);
  const [capture] = await store.captures();
  expect(capture?.notice).toContain('“Where do you live?” (2)');
  expect(capture?.notice).not.toContain('Why our company?');
  expect(server.names().at(-1)).toBe('EndCall');
});

test('competencies and the whole interview are scored too, and none is taken for a question', async () => {
  const whole = { cueId: null, itemText: '' };
  const scores = {
    'COMPETENCY:Why us?': aScore({ kind: 'COMPETENCY', cueId: null, score: 4 }),
    'COMPETENCY:Gone': aScore({ kind: 'COMPETENCY', cueId: null, itemText: 'Gone', score: 1 }),
    'OVERALL:': aScore({ kind: 'OVERALL', ...whole, score: 2 }),
  };
  await store.changeCapture('capture', { scores });
  sender.kick();
  await pass();
  const updates = server.calls.filter(({ name }) => name.startsWith('UpdateScorecard'));
  expect(updates).toEqual([
    { name: 'UpdateScorecardItem', variables: { id: 'competency', score: 4 } },
    { name: 'UpdateScorecard', variables: { id: 'card', overallScore: 2 } },
  ]);
  expect((await store.captures())[0]?.notice).toContain('“Gone” (1)');
});

test('scores go into the person’s scorecard before the end, and one that is refused blocks nothing', async () => {
  const scores = { cue: aScore({}) };
  await store.changeCapture('capture', { scores, endedAtMs: 60_000 });
  sender.kick();
  await pass();
  expect(server.names()).toEqual(['AddCall', 'StartScorecard', 'UpdateScorecardItem', 'EndCall']);
  expect(server.calls[2]?.variables).toEqual({ id: 'item', score: 3 });
  expect((await store.captures())[0]?.scores['cue']).toMatchObject({ isSent: true });
  await store.addCapture(aCapture({ captureId: 'other', scores, endedAtMs: 60_000 }));
  server.failWith((name) =>
    name === 'StartScorecard' ? new ServerProblem('refused', 'Submitted.', 'CONFLICT') : null,
  );
  sender.kick();
  await pass(2_000);
  expect(server.names().at(-1)).toBe('EndCall');
  expect((await store.captures())[1]?.notice).toMatch(/Score the interview in Rapport/);
});
