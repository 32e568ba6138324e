import { expect, test, vi } from 'vitest';
import { appMessageSchema } from './appMessages.ts';
import { askExtension, ExtensionNotInstalled } from './askExtension.ts';

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

test.each([
  { source: 'rapport-app', type: 'connect', code: 'c', state: 'short' },
  { source: 'rapport-app', type: 'openAssistant', id: '1', windowHeight: 1e9 },
  { source: 'somebody', type: 'getVersion', id: '1' },
  { source: 'rapport-app', type: 'readToken', id: '1' },
])('what is no message of the app is refused: %j', (message) => {
  expect(appMessageSchema.safeParse(message).success).toBe(false);
});
