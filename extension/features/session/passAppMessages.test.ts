import { beforeEach, expect, test, vi } from 'vitest';
import { passAppMessages } from './passAppMessages.ts';

const asked = vi.hoisted(() => [] as unknown[]);
vi.mock('../../platform/browserParts.ts', () => ({ ownOrigin: () => 'moz-extension://ours' }));
vi.mock('../../platform/messages.ts', () => ({
  sendMessage: async (_type: string, data: unknown) => {
    asked.push(data);
    return { source: 'rapport-extension', type: 'answer' };
  },
}));
beforeEach(() => void asked.splice(0));

/** A page of the app as its window's messages see it, alone or in somebody's frame. */
function openPage({ isFramed = false, isActive = true } = {}) {
  const target = new EventTarget();
  const posted: [unknown, string][] = [];
  const around = { postMessage: (...input: [unknown, string]) => posted.push(input) };
  const replies: unknown[] = [];
  const page = Object.assign(target, {
    location: { origin: 'https://rapport.test' },
    navigator: { userActivation: { isActive } },
    postMessage: (data: unknown) => replies.push(data),
  }) as unknown as Window;
  Object.assign(page, { parent: isFramed ? around : page });
  const say = async (data: unknown, source: unknown = page, origin = 'https://rapport.test') => {
    target.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  passAppMessages(page);
  return { page, say, posted, replies, around };
}
const question = (type: string) => ({ source: 'rapport-app', type, id: '1' });

test('what the app asks reaches the background, and the answer the page', async () => {
  const { say, replies } = openPage();
  await say(question('getVersion'));
  expect(asked).toEqual([{ message: question('getVersion') }]);
  expect(replies).toHaveLength(1);
});

test('messages of other windows, other origins and other kinds are not passed on', async () => {
  const { say, page } = openPage();
  await say(question('getVersion'), {});
  await say(question('getVersion'), page, 'https://evil.test');
  for (const data of [null, 'rapport-app', { source: 'rapport' }, { type: 'connect' }, []])
    await say(data);
  expect(asked).toEqual([]);
});

test('without a click no window is opened', async () => {
  const { say } = openPage({ isActive: false });
  await say(question('openIA'));
  expect(asked).toEqual([]);
});

test('the panel around is known by its answer, and gets what it answers itself', async () => {
  const { say, posted, around } = openPage({ isFramed: true });
  expect(posted).toEqual([['rapport?', 'moz-extension://ours']]);
  await say('rapport?', around, 'moz-extension://ours');
  await say(question('exportInterview'));
  expect(posted[1]).toEqual([question('exportInterview'), 'moz-extension://ours']);
  await say(question('getVersion'));
  expect(asked).toEqual([{ message: question('getVersion') }]);
});

test('a frame of another page that claims to be the panel gets nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { say, posted, around } = openPage({ isFramed: true });
  await say('rapport?', around, 'https://evil.test');
  await say(question('exportInterview'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(posted).toHaveLength(1);
  expect(asked).toEqual([{ message: question('exportInterview') }]);
  vi.useRealTimers();
});
