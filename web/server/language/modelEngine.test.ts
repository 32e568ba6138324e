import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startModelService, type ModelService } from '../../../tests/harness/modelService.ts';
import { chooseLanguageEngine } from './chooseLanguageEngine.ts';
import type { LanguageTask } from './languageEngine.ts';
import { LanguageError, type LanguageErrorCode } from './languageError.ts';
import { modelEngine } from './modelEngine.ts';

let service: ModelService;
beforeAll(async () => {
  service = await startModelService();
});
beforeEach(() => {
  service.asked.length = 0;
});
afterAll(() => service.stop());

const count: LanguageTask<{ words: string }, { count: number }> = {
  name: 'count',
  version: '1',
  input: z.object({ words: z.string() }),
  output: z.object({ count: z.int() }),
  instructions: 'Count the words.',
  prompt: ({ words }) => words,
  builtIn: ({ words }) => ({ count: words.split(' ').length }),
};

const engine = (timeoutMs?: number) =>
  modelEngine({
    service: { protocol: 'openai', url: `${service.url}/v1/`, apiKey: 'the key' },
    ...{ model: 'tiny', timeoutMs },
  });
const run = (timeoutMs?: number, signal = new AbortController().signal) =>
  engine(timeoutMs).run(count, { words: 'one two' }, { signal });
const failure = async (timeoutMs?: number): Promise<LanguageError> => {
  const error: unknown = await run(timeoutMs).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof LanguageError)) throw new Error(`Not a language error: ${String(error)}`);
  return error;
};

test('an answer that matches the schema is the output, with who gave it and of what', async () => {
  service.answer = () => ({ text: 'Here you are:\n```json\n{"count": 2}\n```' });
  const result = await run();
  expect(result.output).toEqual({ count: 2 });
  expect(result.engine).toEqual({
    kind: 'model',
    name: `tiny at ${new URL(service.url).host}`,
    version: 'tiny',
  });
  expect(result.inputHash).toMatch(/^[0-9a-f]{64}$/);
  const [asked] = service.asked;
  expect(asked).toMatchObject({
    path: '/v1/chat/completions',
    authorization: 'Bearer the key',
    model: 'tiny',
  });
  expect(asked?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(asked?.messages[0]?.content).toMatch(/Count the words[^]*JSON Schema[^]*"count"/);
  expect(asked?.messages[1]?.content).toContain('one two');
});

test.each([
  ['truncated JSON', '{"count": 2, "more": "and'],
  ['another schema', '{"count": "two"}'],
  ['no JSON at all', 'There are two words.'],
  ['nothing', ''],
])('%s is asked for once more, with what was wrong', async (_name, text) => {
  service.answer = (_asked, number) => (number === 1 ? { text } : { text: '{"count": 2}' });
  expect((await run()).output).toEqual({ count: 2 });
  expect(service.asked).toHaveLength(2);
  expect(service.asked[1]?.messages.at(-1)?.content).toMatch(/Answer again/);

  service.asked.length = 0;
  service.answer = () => ({ text, finishReason: 'length' });
  const error = await failure();
  expect(error).toMatchObject({ code: 'BAD_OUTPUT' });
  expect(error.message).toMatch(/cannot be used/);
  expect(service.asked).toHaveLength(2);
});

test('a busy model is waited for as long as it asks, a little while', async () => {
  service.answer = (_asked, number) =>
    number === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { text: '{"count": 2}' };
  const startedAt = performance.now();
  expect((await run()).output).toEqual({ count: 2 });
  expect(performance.now() - startedAt).toBeGreaterThan(950);
});

test('a model that asks for a long wait is left alone, and the wait is told', async () => {
  service.answer = () => ({ status: 429, headers: { 'retry-after': '90' } });
  expect(await failure()).toMatchObject({ code: 'RATE_LIMITED', retryAfterMs: 90_000 });
  expect(service.asked).toHaveLength(1);
});

test('a reply of ten megabytes is cut off after two', async () => {
  let sent = 0;
  const piece = Buffer.alloc(64 * 1024, 'a');
  service.answer = () => (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = () => {
      while (sent < 10 * 1024 ** 2 && !response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) return void response.once('drain', write);
      }
      response.end();
    };
    write();
  };
  const error = await failure();
  expect(error).toMatchObject({ code: 'BAD_OUTPUT' });
  expect(error.message).toMatch(/far too large/);
  expect(service.asked).toHaveLength(1);
  expect(sent).toBeLessThan(8 * 1024 ** 2);
});

test.each<[string, number, LanguageErrorCode, RegExp]>([
  ['a refused key', 401, 'UNAVAILABLE', /refused the key/],
  ['an unknown model', 404, 'UNAVAILABLE', /refused the request \(404\)/],
  ['a fault of its own', 500, 'UNAVAILABLE', /fault of its own \(500\)/],
])('%s says what to do', async (_name, status, code, words) => {
  service.answer = () => ({ status });
  const error = await failure();
  expect(error).toMatchObject({ code });
  expect(error.message).toMatch(words);
  expect(error.message).not.toContain('the key ');
});

test('a redirect is not followed, for it would carry the key elsewhere', async () => {
  const other = await startModelService();
  service.answer = () => ({
    status: 307,
    headers: { location: `${other.url}/v1/chat/completions` },
  });
  expect(await failure()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(other.asked).toEqual([]);
  await other.stop();
});

test('an answer that is no protocol is bad output', async () => {
  service.answer = () => ({ status: 200, body: '<html>sign in</html>' });
  expect(await failure()).toMatchObject({ code: 'BAD_OUTPUT' });
});

test('a model that does not answer in time is given up', async () => {
  service.answer = () => () => {};
  const error = await failure(300);
  expect(error).toMatchObject({ code: 'TIMEOUT' });
});

test('a service that is not there is unavailable', async () => {
  const gone = await startModelService();
  await gone.stop();
  const nobody = modelEngine({ service: { protocol: 'openai', url: gone.url }, model: 'tiny' });
  const asked = nobody.run(count, { words: '' }, { signal: new AbortController().signal });
  await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('whoever gives up asking is told so, not that the model failed', async () => {
  service.answer = () => () => {};
  const stop = new AbortController();
  const asked = run(10_000, stop.signal);
  setTimeout(() => stop.abort(new Error('stopped by order')), 100);
  await expect(asked).rejects.toThrow('stopped by order');
});

test('Anthropic is asked in its own protocol', async () => {
  service.answer = () => ({
    status: 200,
    body: JSON.stringify({
      ...{ type: 'message', id: 'x', role: 'assistant', model: 'm', stop_reason: 'end_turn' },
      content: [{ type: 'text', text: '{"count": 3}' }],
      usage: { input_tokens: 1, output_tokens: 1 },
    }),
  });
  const anthropic = modelEngine({
    service: { protocol: 'anthropic', apiKey: 'key', url: `${service.url}/v1` },
    model: 'm',
  });
  const { output } = await anthropic.run(
    count,
    { words: 'a b c' },
    { signal: new AbortController().signal },
  );
  expect(output).toEqual({ count: 3 });
  expect(service.asked[0]?.path).toBe('/v1/messages');
});

test('without a named model the built-in engine is chosen, whatever keys there are', async () => {
  const chosen = await chooseLanguageEngine({ ANTHROPIC_API_KEY: 'key', LANGUAGE_TIMEOUT_SEC: 1 });
  expect(chosen.identity).toMatchObject({ kind: 'built-in', name: 'Rapport built-in' });
  const model = await chooseLanguageEngine({
    ...{ LANGUAGE_URL: service.url, LANGUAGE_MODEL: 'tiny', LANGUAGE_TIMEOUT_SEC: 1 },
  });
  expect(model.identity.kind).toBe('model');
});

test('a model that answers is ready; one that is not there is told with its address', async () => {
  service.answer = () => ({ status: 404 });
  expect(await engine().check?.()).toEqual({ ok: true });
  service.answer = () => ({ status: 401 });
  expect(await engine().check?.()).toMatchObject({ ok: false });
  const gone = modelEngine({
    service: { protocol: 'openai', url: 'http://127.0.0.1:1' },
    model: 'tiny',
  });
  expect(await gone.check?.()).toEqual({
    ok: false,
    reason:
      'The language model at 127.0.0.1:1 cannot be reached. Check its address and that it runs.',
  });
});
