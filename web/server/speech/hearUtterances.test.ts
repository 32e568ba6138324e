import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeEngine } from '../../../tests/harness/fakeEngine.ts';
import { firstMark, type ChannelMark, type HeardUtterance } from '#shared/domain/heardSound.ts';
import { planSpeech } from './soundProcess.ts';
import type { SpeechEngine } from './speechEngine.ts';
import { hearUtterances } from './hearUtterances.ts';
import { cutWav } from './wavFile.ts';

let dir: string;
let wav: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hear-'));
  const path = fileURLToPath(
    new URL('../../../tests/fixtures/audio/speech/interview-mono.webm', import.meta.url),
  );
  wav = join(dir, 'interview.wav');
  // Nobody speaks at the end.
  const format = ['-af', 'apad=pad_dur=3', '-ar', '16000', '-ac', '1', '-c:a', 'pcm_s16le'];
  execFileSync('ffmpeg', ['-v', 'error', '-i', path, ...format, wav]);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Hears the fixture as it grows, each piece from the mark on. */
async function hearGrowing(stepMs: number, engine: SpeechEngine = fakeEngine()) {
  const revisions: HeardUtterance[] = [];
  const marks: ChannelMark[] = [firstMark];
  for (let endMs = stepMs; endMs <= 20_000; endMs += stepMs) {
    const mark = marks.at(-1) ?? firstMark;
    const startMs = Math.floor(mark.heardMs / 2_000) * 2_000;
    const wavPath = join(dir, `piece-${endMs}.wav`);
    await cutWav(wav, wavPath, { startMs, endMs });
    const heard = await hearUtterances(
      { wavPath, channel: 1, startMs, mark },
      { engine, language: 'en-US', signal: new AbortController().signal },
    );
    revisions.push(...heard.utterances);
    marks.push(heard.mark);
  }
  const last = new Map(revisions.map((revision) => [revision.utteranceId, revision]));
  return { revisions, marks, lines: [...last.values()] };
}

test('four sentences that grow piece by piece are four utterances, each final at its end', async () => {
  const { revisions, marks, lines } = await hearGrowing(4_000);
  expect(lines.map(({ isFinal }) => isFinal)).toEqual([true, true, true, true]);
  const starts = lines.map(({ startMs }) => startMs / 1000);
  [0, 6.5, 12, 15.1].forEach((expected, at) =>
    expect(Math.abs((starts[at] ?? -9) - expected)).toBeLessThan(0.5),
  );
  // Shown while it is spoken, under the same id, and never again after it is final.
  expect(revisions.length).toBeGreaterThan(lines.length);
  const closed = new Set<string>();
  for (const { utteranceId, isFinal } of revisions) {
    expect(closed).not.toContain(utteranceId);
    if (isFinal) closed.add(utteranceId);
  }
  expect(marks.map(({ heardMs }) => heardMs)).toEqual(
    marks.map(({ heardMs }) => heardMs).toSorted((a, b) => a - b),
  );
});

test('only where a long sentence is cut are the times of its words looked for', async () => {
  const asked: boolean[] = [];
  const fake = fakeEngine();
  const engine: SpeechEngine = {
    ...fake,
    transcribe: (path, options) => {
      expect(options.isLive).toBe(true);
      asked.push(options.withoutTimes === true);
      return fake.transcribe(path, options);
    },
  };
  await hearGrowing(4_000, engine);
  expect(asked.filter((isWithout) => !isWithout)).toEqual([]);
  // One sentence without a pause, longer than a line may be.
  const wavPath = join(dir, 'endless.wav');
  const repeat = ['-stream_loop', '4', '-i', join(dir, 'spoken.wav'), '-t', '14'];
  await cutWav(wav, join(dir, 'spoken.wav'), { startMs: 300, endMs: 3_300 });
  execFileSync('ffmpeg', ['-v', 'error', ...repeat, '-c:a', 'pcm_s16le', wavPath]);
  const { signal } = new AbortController();
  await hearUtterances(
    { wavPath, channel: 0, startMs: 0, mark: firstMark },
    { engine, language: 'en-US', signal },
  );
  expect(asked.at(-1)).toBe(false);
});

test('sound in which no word is heard leaves no line and is not heard again', async () => {
  const engine = { ...fakeEngine(), transcribe: async () => [] };
  const { lines, marks } = await hearGrowing(10_000, engine);
  expect(lines).toEqual([]);
  expect(marks.at(-1)).toEqual({ heardMs: 19_500, openMs: null });
});

test('requests that are given up in the middle leave the process alive', async () => {
  for (let waitMs = 0; waitMs < 300; waitMs += 30) {
    const lifetime = new AbortController();
    const planned = planSpeech(wav, 21_500, lifetime.signal);
    const input = planned.catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    lifetime.abort(new Error('They left.'));
    expect(await input).toSatisfy((end) => end instanceof Error || 'speech' in (end as object));
  }
  expect((await planSpeech(wav, 21_500)).speech).toHaveLength(4);
});
