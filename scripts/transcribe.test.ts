import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('./transcribe.ts', import.meta.url));
const fixture = (name: string) =>
  fileURLToPath(new URL(`../tests/fixtures/${name}`, import.meta.url));

/** A speech service that hears the same two words in everything. */
const service = createServer((request, response) => {
  request.resume().on('end', () => {
    const words = [
      { word: 'good', start: 0.3, end: 0.6, probability: 0.9 },
      { word: 'day', start: 0.6, end: 0.9, probability: 0.8 },
    ];
    response.end(JSON.stringify({ words }));
  });
});
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(() => service.close());

async function run(...args: string[]) {
  const { port } = service.address() as AddressInfo;
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, SPEECH_URL: `http://127.0.0.1:${port}`, SPEECH_MODEL: 'small' },
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { stdout, stderr, exitCode: exitCode as number };
}

describe('transcribe', () => {
  it('prints a transcript as JSON', async () => {
    const file = fixture('audio/speech/interview-two-channels.webm');
    const { stdout, stderr, exitCode } = await run(file, '--language', 'en-GB');
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({
      file,
      language: 'en-GB',
      engine: { id: 'http', version: 'small', trust: 'good' },
      speakers: [
        { key: 'channel-0', label: 'Speaker 1', basis: 'channel' },
        { key: 'channel-1', label: 'Speaker 2', basis: 'channel' },
      ],
    });
    expect(report.segments.map((segment: { speaker: string }) => segment.speaker)).toEqual([
      ...['channel-0', 'channel-1', 'channel-0', 'channel-1'],
    ]);
    expect(report.segments[0]).toMatchObject({
      text: 'good day',
      words: [
        { text: 'good', startMs: 300, endMs: 600, confidence: 0.9 },
        { text: 'day', startMs: 600, endMs: 900, confidence: 0.8 },
      ],
    });
  });

  it('says in one plain line what is wrong', async () => {
    const wrong = await run(script);
    expect(wrong).toMatchObject({ exitCode: 1, stdout: '' });
    expect(wrong.stderr).toMatch(/^This file is damaged, or not a recording[^\n]*\n$/);
    const unknown = await run(fixture('media/voice.wav'), '--language', 'tlh');
    expect(unknown.exitCode).toBe(1);
    expect(unknown.stderr).toMatch(/^The speech engine does not know the language tlh[^\n]*\n$/);
  });

  it('shows its usage when called wrongly', async () => {
    for (const args of [[], ['one', 'two'], ['--wrong']]) {
      const { exitCode, stderr } = await run(...args);
      expect(exitCode).toBe(2);
      expect(stderr).toMatch(/^Usage: /);
    }
  });
});
