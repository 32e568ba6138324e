import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { MessageSender } from '../../platform/senders.ts';
import type { CaptureCommands } from '../capture/captureCommands.ts';
import { answerBackground } from './answerBackground.ts';

type Handler = (message: { data: unknown; sender: MessageSender }) => unknown;

const known = vi.hoisted(() => ({
  handlers: new Map<string, unknown>(),
  done: [] as string[],
  isCaptureOff: false,
}));
const note = (name: string) => async () => void known.done.push(name);

vi.mock('wxt/browser', () => ({ browser: { runtime: { id: 'ours' } } }));
vi.mock('../../platform/messages.ts', () => ({
  onMessage: (type: string, handler: unknown) => known.handlers.set(type, handler),
  sendMessage: async () => undefined,
}));
vi.mock('../../platform/changes.ts', () => ({ announceChange: () => {} }));
vi.mock('../../platform/siteDataStore.ts', () => ({ readSiteData: async () => null }));
vi.mock('../../platform/policy.ts', () => ({
  readPolicy: async () => ({ isCaptureOff: known.isCaptureOff }),
}));
vi.mock('../../platform/browserParts.ts', () => ({
  extensionVersion: () => '1.0.0',
  openPanel: async () => {},
}));
vi.mock('../../platform/settings.ts', () => ({
  readServerUrl: async () => 'https://rapport.test',
  rememberOpenedByApp: async () => {},
  takeOpenedByApp: async () => false,
}));
vi.mock('../session/connectSession.ts', () => ({
  signOut: async () => void known.done.push('signOut'),
  finishSignIn: async () => known.done.push('finishSignIn') > 0,
}));

const commandNames = [
  ...(['seeCaptions', 'start', 'finish', 'undoFinish', 'pause', 'goOn', 'dismiss'] as const),
  ...(['discard', 'chooseGuide', 'saveNote', 'removeNote', 'score', 'forgetAll'] as const),
];
const tell = async (type: string, data: unknown, sender: MessageSender) =>
  (known.handlers.get(type) as Handler)({ data, sender });

beforeEach(() => {
  known.handlers.clear();
  known.done.length = 0;
  known.isCaptureOff = false;
  const commands = Object.fromEntries(commandNames.map((name) => [name, note(name)]));
  answerBackground({
    commands: commands as unknown as CaptureCommands,
    sender: { kick: () => {}, retry: () => void known.done.push('retry') } as never,
    sound: {
      sync: async () => {},
      heardTab: async () => {},
      retry: async () => void known.done.push('recordAgain'),
      ended: async () => void known.done.push('soundEnded'),
    },
    live: { soundSaved: note('soundSaved') },
    seeMeeting: async () => void known.done.push('seeMeeting') as never,
  });
});

const meet = 'https://meet.google.com/abc-defg-hij';
const strangers: MessageSender[] = [
  {},
  { id: 'another', origin: 'chrome-extension://another' },
  { id: 'another', url: meet, frameId: 0, tab: { id: 1 }, origin: 'https://meet.google.com' },
  { url: meet, frameId: 0, tab: { id: 1 } },
  {
    id: 'ours',
    url: 'https://evil.test/',
    frameId: 0,
    tab: { id: 1 },
    origin: 'https://evil.test',
  },
  { id: 'ours', url: 'https://rapport.test.evil/', frameId: 0, tab: { id: 1 }, origin: 'null' },
  { id: 'ours', url: meet, frameId: 7, tab: { id: 1 }, origin: 'https://meet.google.com' },
];
const ownPage: MessageSender = { id: 'ours', origin: globalThis.location.origin };
const newCapture = {
  ...{ tabId: 1, frameId: 0, platform: 'GOOGLE_MEET', meetingKey: 'meet:a', meetingUrl: meet },
  ...{ name: 'Interview', candidateName: null, positionId: null, guideId: null },
  ...{ candidateId: null, scheduledInterviewId: null, consentText: 'Told.', withSound: false },
};

/** The same numbers every time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const scraps: unknown[] = [
  ...[null, undefined, '', 'x'.repeat(300), '\0', -1, 1e300, Number.NaN, true, [], [[]], {}],
  ...['c1', meet, 0, 1, { source: 'rapport-app' }, ['__proto__'], newCapture],
];
const keys = [
  ...['captureId', 'captions', 'message', 'tabId', 'site', 'key', 'url', 'title', 'status'],
  ...['source', 'type', 'id', 'code', 'state', 'noteId', 'text', 'constructor', 'cueId'],
];
const words = [
  ...['connect', 'getVersion', 'openIA', 'exportInterview', 'rapport-app', 'capturing'],
];

function scrap(pick: (below: number) => number, depth: number): unknown {
  if (depth === 0 || pick(3) === 0)
    return pick(4) === 0 ? words[pick(words.length)] : scraps[pick(scraps.length)];
  return Object.fromEntries(
    Array.from({ length: pick(5) }, () => [keys[pick(keys.length)], scrap(pick, depth - 1)]),
  );
}

test('100,000 messages that no part of ours sent do nothing', async () => {
  const pick = numbers(42);
  const types = [...known.handlers.keys()];
  expect(types.length).toBeGreaterThan(15);
  // The refusals are errors, and their stacks would take most of the time.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  onTestFinished(() => void (Error.stackTraceLimit = stackTraceLimit));
  for (let round = 0; round < 100; round += 1)
    await Promise.allSettled(
      Array.from({ length: 1_000 }, () => {
        const sender = strangers[pick(strangers.length)] ?? {};
        const type = types[pick(types.length)] ?? '';
        return tell(type, scrap(pick, 3), sender);
      }),
    );
  expect(known.done).toEqual([]);
});

test('a meeting page tells what it read and commands nothing', async () => {
  const page = {
    id: 'ours',
    url: meet,
    frameId: 0,
    tab: { id: 1 },
    origin: 'https://meet.google.com',
  };
  const pick = numbers(7);
  for (const type of known.handlers.keys())
    for (let count = 0; count < 200; count += 1)
      await tell(type, scrap(pick, 3), page).catch(() => undefined);
  await tell('captionsSeen', { captureId: 'c1', captions: [] }, page);
  expect(new Set(known.done)).toEqual(new Set(['seeCaptions']));
});

test.each([
  ['chooseGuide', { captureId: 'c1', guideId: 7 }],
  ['removeNote', { captureId: 'c1', noteId: '' }],
  ['finishCapture', { captureId: ['c1'] }],
  ['scoreItem', { captureId: 'c1', kind: 'QUESTION', cueId: 'q1', score: 9, itemText: 'Why?' }],
  ['soundEnded', { captureId: 'c1', reason: 'tabLost', detail: 'x'.repeat(1_001) }],
  ['soundEnded', { captureId: 'c1', reason: 'The tab is gone.', detail: '' }],
])('our own page is refused too where its data is wrong: %s', async (type, data) => {
  await expect(tell(type, data, ownPage)).rejects.toThrow();
  expect(known.done).toEqual([]);
});

test('our own panel starts a capture, unless the organization has switched capture off', async () => {
  await tell('startCapture', newCapture, ownPage);
  expect(known.done).toEqual(['start']);
  known.isCaptureOff = true;
  await expect(tell('startCapture', newCapture, ownPage)).rejects.toThrow('switched');
  expect(known.done).toEqual(['start']);
});
