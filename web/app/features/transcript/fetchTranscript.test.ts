import { afterEach, expect, test, vi } from 'vitest';
import { fetchTranscript, preloadTranscript } from './fetchTranscript.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Answers every request when it is told to. */
function slowServer() {
  const answers: (() => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) =>
        answers.push(() => resolve(new Response(null, { status: 204, headers: {} }))),
      ),
  );
  return answers;
}
const passMs = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

test('words that are still on their way after a long time are waited for, not asked for again', async () => {
  const answers = slowServer();
  preloadTranscript('slow');
  passMs(20_000);
  preloadTranscript('slow');
  const words = fetchTranscript('slow');
  expect(answers).toHaveLength(1);
  answers[0]?.();
  expect(await words).toEqual({ revision: 0, segments: null });
});

test('words that came a while ago are asked for again', async () => {
  const answers = slowServer();
  preloadTranscript('old');
  answers[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  passMs(6000);
  void fetchTranscript('old');
  expect(answers).toHaveLength(2);
});
