import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wordErrorRate } from '../../../scripts/wordErrorRate.ts';
import { writeSound } from '../../../tests/fixtures/audio/speech/writeTone.ts';
import { seededRandom } from '../../../tests/fixtures/media/seededRandom.ts';
import { attributeSpeakers } from './attributeSpeakers.ts';
import { chooseSpeechEngine } from './chooseSpeechEngine.ts';
import type { RecognizedWord, SpeechEngine } from './speechEngine.ts';
import { SpeechError } from './speechError.ts';
import { transcribeRecording, type TranscribeOptions } from './transcribeRecording.ts';
import { readWavHeader } from './wavFile.ts';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../tests/fixtures/${name}`, import.meta.url));
const builtIn = chooseSpeechEngine({});
const random = seededRandom(7);
const twoChannels = fixture('audio/speech/interview-two-channels.webm');

let dir: string;
let workDir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'transcribe-'));
});
beforeEach(async () => {
  workDir = await mkdtemp(join(dir, 'work-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** An engine that hears one word in the middle of whatever it is given. */
function fakeEngine(hear?: (wavPath: string, signal: AbortSignal) => Promise<void>) {
  const heard: string[] = [];
  const engine: SpeechEngine = {
    id: 'http',
    name: 'test engine',
    trust: 'good',
    version: async () => '1',
    languages: async () => ['en-US'],
    check: async () => ({ ok: true }),
    async transcribe(wavPath, { signal }) {
      heard.push(basename(wavPath));
      await hear?.(wavPath, signal);
      const { durationMs } = await readWavHeader(wavPath);
      return [
        { text: 'word', startMs: durationMs / 2, endMs: durationMs / 2 + 100, confidence: 1 },
      ];
    },
  };
  return { engine, heard };
}

function transcribe(engine: SpeechEngine, overrides: Partial<TranscribeOptions> = {}) {
  return transcribeRecording({
    mediaPath: twoChannels,
    workDir,
    engine,
    language: 'en-US',
    done: new Map(),
    onChunk: () => undefined,
    signal: new AbortController().signal,
    ...overrides,
  });
}

describe('transcribeRecording', () => {
  it('gives turns of both channels at times of the recording', async () => {
    const { turns, channelCount, durationMs } = await transcribe(fakeEngine().engine);
    expect(channelCount).toBe(2);
    expect(Math.abs(durationMs - 18_540)).toBeLessThan(60);
    expect(turns.map(({ channel }) => channel)).toEqual([0, 1, 0, 1]);
    const places = turns.map(({ words }) => (words[0]?.startMs ?? 0) / 1000);
    [2.8, 8.9, 13.1, 17].forEach((sec, index) => {
      expect(Math.abs((places[index] ?? 0) - sec)).toBeLessThan(0.4);
    });
  });

  it('reports each chunk once, in turn, up to the whole', async () => {
    let reporting = 0;
    const progress: number[] = [];
    await transcribe(fakeEngine().engine, {
      onChunk: async (_key, _words, share) => {
        reporting += 1;
        expect(reporting).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 20));
        progress.push(share);
        reporting -= 1;
      },
    });
    expect(progress).toHaveLength(4);
    expect(progress.toSorted((a, b) => a - b)).toEqual(progress);
    expect(progress.at(-1)).toBe(1);
  });

  it('goes on where a broken run stopped, with the same result', async () => {
    const done = new Map<string, RecognizedWord[]>();
    const keep = (key: string, words: RecognizedWord[]) => void done.set(key, words);
    let calls = 0;
    const dying = fakeEngine(async () => {
      if (++calls > 2) throw new Error('power cut');
    });
    await expect(transcribe(dying.engine, { onChunk: keep })).rejects.toThrow('power cut');
    expect(done.size).toBe(2);
    const second = fakeEngine();
    const resumed = await transcribe(second.engine, { done: new Map(done), onChunk: keep });
    expect(second.heard).toHaveLength(2);
    expect(done.size).toBe(4);
    expect(resumed).toEqual(await transcribe(fakeEngine().engine));
  });

  it('hears two chunks at a time at most', async () => {
    let running = 0;
    let most = 0;
    const { engine } = fakeEngine(async () => {
      most = Math.max(most, ++running);
      // A first one waits for a second, and both long enough for a third to show.
      await expect.poll(() => most).toBeGreaterThan(1);
      await new Promise((resolve) => setTimeout(resolve, 30));
      running -= 1;
    });
    await transcribe(engine);
    expect(most).toBe(2);
  });

  it('asks again after a passing fault and gives up on a lasting one', async () => {
    let faults = 0;
    const busy = fakeEngine(async () => {
      if (faults++ === 0)
        throw new SpeechError('BUSY', 'Busy.', { isRetryable: true, retryAfterMs: 10 });
    });
    expect((await transcribe(busy.engine)).turns).toHaveLength(4);
    const refused = fakeEngine(async () => {
      throw new SpeechError('REFUSED', 'No.');
    });
    await expect(transcribe(refused.engine)).rejects.toMatchObject({ code: 'REFUSED' });
    expect(refused.heard.length).toBeLessThanOrEqual(2);
  });

  it('stops at once when called off and leaves no chunk behind', async () => {
    const stop = new AbortController();
    const { engine } = fakeEngine(async (_wavPath, signal) => {
      stop.abort(new Error('called off'));
      signal.throwIfAborted();
    });
    await expect(transcribe(engine, { signal: stop.signal })).rejects.toThrow('called off');
    expect((await readdir(workDir)).filter((name) => name.startsWith('chunk'))).toEqual([]);
  });

  it('makes no turns of silence and asks no engine about it', async () => {
    const { engine, heard } = fakeEngine();
    const transcript = await transcribe(engine, { mediaPath: fixture('media/silence.webm') });
    expect(transcript.turns).toEqual([]);
    expect(heard).toEqual([]);
    expect(await attributeSpeakers(transcript)).toEqual({ speakers: [], turnSpeaker: [] });
  });

  it('refuses a video without sound', async () => {
    const silent = transcribe(fakeEngine().engine, { mediaPath: fixture('media/no-audio.webm') });
    await expect(silent).rejects.toMatchObject({ code: 'NO_AUDIO' });
  });
});

describe.skipIf(!(await builtIn.check()).ok)('the built-in engine', () => {
  it('writes an interview of two people as it was said, each word where it is said', async () => {
    const { turns } = await transcribe(builtIn);
    expect(turns.map(({ channel }) => channel)).toEqual([0, 1, 0, 1]);
    const words = turns.flatMap((turn) => turn.words);
    const text = words.map((word) => word.text).join(' ');
    const said =
      'Welcome and thank you for coming in today. Please tell me about your last job. I worked in a ' +
      'public library for three years, and I helped people find books. What did you learn from that ' +
      'work? I learned to listen first and to ask simple questions.';
    const { rate } = wordErrorRate(said, text);
    expect(rate).toBeLessThanOrEqual(builtIn.trust === 'good' ? 0.07 : 0.25);
    const library = words.find((word) => /^library/.test(word.text));
    expect(library?.startMs).toBeGreaterThan(7_000);
    expect(library?.endMs).toBeLessThan(9_000);
    for (const turn of turns) {
      for (const { startMs, endMs } of turn.words) {
        expect(startMs).toBeGreaterThanOrEqual(turn.startMs);
        expect(endMs).toBeLessThanOrEqual(turn.endMs);
      }
    }
  });

  it('writes nothing of silence, noise, music and hold tones', async () => {
    const mediaPath = await writeSound(join(dir, 'no-speech.wav'), noSpeech);
    expect((await transcribe(builtIn, { mediaPath })).turns).toEqual([]);
    // Nor where voice activity is wrong about it.
    const { signal } = new AbortController();
    expect(await builtIn.transcribe(mediaPath, { language: 'en', signal })).toEqual([]);
  });
});

/** Four seconds each of silence, noise, a dial tone, a scale and chords with a beat. */
function noSpeech(atSec: number): number {
  const wave = (hertz: number) => Math.sin(2 * Math.PI * hertz * atSec);
  const inNote = atSec % 0.5;
  if (atSec < 4) return 0;
  if (atSec < 8) return 0.3 * (2 * random() - 1);
  if (atSec < 12) return 0.2 * (wave(350) + wave(440));
  const note = 220 * 2 ** (Math.floor(((atSec - 12) * 10) % 12) / 12);
  if (atSec < 16) return 0.4 * Math.exp(-3 * inNote) * (wave(note) + 0.5 * wave(2 * note));
  return 0.15 * Math.exp(-2 * inNote) * (wave(262) + wave(330) + wave(392) + 0.5 * wave(65));
}
