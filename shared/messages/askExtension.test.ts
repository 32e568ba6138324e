import { expect, test, vi } from 'vitest';
import { readAnswer } from './appAnswers.ts';
import { appMessageSchema } from './appMessages.ts';
import { askExtension, ExtensionNotInstalled, ExtensionNotSupported } from './askExtension.ts';

/** As much of a window as messages need. */
function fakePage(origin = 'https://rapport.test') {
  const target = new EventTarget();
  const posted: Record<string, unknown>[] = [];
  const page = Object.assign(target, {
    location: { origin },
    postMessage: (data: Record<string, unknown>) => posted.push(data),
  }) as unknown as Window;
  const answer = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    target.dispatchEvent(
      Object.assign(new Event('message'), { origin, source: page, data, ...from }),
    );
  return { page, posted, answer };
}

test('the answer to this very question is taken', async () => {
  const { page, posted, answer } = fakePage();
  const version = askExtension(page, 'getVersion', {});
  const [question] = posted;
  expect(appMessageSchema.safeParse(question).success).toBe(true);
  answer({ source: 'rapport-extension', id: 'another', data: { version: '0' } });
  answer({ source: 'rapport-extension', id: question?.['id'], data: { version: '1.4.0' } });
  await expect(version).resolves.toEqual({ version: '1.4.0' });
});

test('an answer from a frame or another origin is not listened to', async () => {
  vi.useFakeTimers();
  const { page, posted, answer } = fakePage();
  const asked = askExtension(page, 'hideModal', {}, 500).catch((error: unknown) => error);
  const data = { source: 'rapport-extension', id: posted[0]?.['id'], data: { isOpen: false } };
  answer(data, { origin: 'https://evil.test' });
  answer(data, { source: null });
  await vi.advanceTimersByTimeAsync(500);
  const error = await asked;
  expect(error).toBeInstanceOf(ExtensionNotInstalled);
  expect(error).toMatchObject({ code: 'EXTENSION_NOT_INSTALLED' });
  vi.useRealTimers();
});

test('while a person decides in the extension, the answer is waited for', async () => {
  vi.useFakeTimers();
  const { page, posted, answer } = fakePage();
  const asked = askExtension(page, 'hideModal', {}, 500);
  const id = posted[0]?.['id'];
  answer({ source: 'rapport-extension', type: 'pending', id });
  await vi.advanceTimersByTimeAsync(60_000);
  answer({ source: 'rapport-extension', type: 'answer', id, data: { isOpen: false } });
  await expect(asked).resolves.toEqual({ isOpen: false });
  vi.useRealTimers();
});

test('an answer that is none of this version is told from silence', async () => {
  const { page, posted, answer } = fakePage();
  const asked = askExtension(page, 'getAtsContext', {}).catch((error: unknown) => error);
  answer({ source: 'rapport-extension', id: posted[0]?.['id'], data: { ats: 7 } });
  expect(await asked).toBeInstanceOf(ExtensionNotSupported);
});

test('a text for the applicant tracking system goes out whole, and what became of it comes back', async () => {
  const { page, posted, answer } = fakePage();
  const questions = ['Why this ward?', 'When could you begin?'];
  const asked = askExtension(page, 'exportInterview', { interviewName: 'Screen', questions });
  expect(appMessageSchema.parse(posted[0])).toMatchObject({ interviewName: 'Screen', questions });
  answer({
    source: 'rapport-extension',
    id: posted[0]?.['id'],
    data: { ats: 'Greenhouse', isInserted: false, reason: 'NO_FIELD' },
  });
  expect(await asked).toEqual({ ats: 'Greenhouse', isInserted: false, reason: 'NO_FIELD' });
});

test.each([
  ['getAtsContext', { ats: null }, { ats: null }],
  ['getAtsContext', { ats: '' }, null],
  ['getAtsContext', { ats: 'x'.repeat(81) }, null],
  ['getVersion', { version: '1.4.0' }, { version: '1.4.0' }],
  ['getVersion', { version: '<b>' }, null],
  ['exportInterview', { ats: 'Lever', isInserted: 'yes' }, null],
  [
    'exportJobDescription',
    { ats: 'Lever', isInserted: false, reason: 'A_NEW_ONE' },
    { ats: 'Lever', isInserted: false, reason: undefined },
  ],
  ['hideModal', undefined, null],
] as const)('an answer to %s is read: %j', (type, answer, read) => {
  expect(readAnswer(type, answer)).toEqual(read);
});

test.each([
  { source: 'rapport-app', type: 'exportInterview', id: '1', interviewName: 'A', questions: [] },
  { source: 'rapport-app', type: 'exportInterview', id: '1', interviewName: 'A', questions: [''] },
  { source: 'rapport-app', type: 'exportJobDescription', id: '1', text: '', html: '' },
  { source: 'rapport-app', type: 'exportJobDescription', id: '1', text: 'A' },
  { source: 'rapport-app', type: 'connect', code: 'c', state: 'short' },
  { source: 'rapport-app', type: 'openIA', id: '1', windowHeight: 1e9 },
  { source: 'somebody', type: 'getVersion', id: '1' },
  { source: 'rapport-app', type: 'readToken', id: '1' },
])('what is no message of the app is refused: %j', (message) => {
  expect(appMessageSchema.safeParse(message).success).toBe(false);
});
