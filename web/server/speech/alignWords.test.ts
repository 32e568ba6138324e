import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTone } from '../../../tests/fixtures/audio/speech/writeTone.ts';
import { extractSpeech } from '../media/extractSpeech.ts';
import { probeMedia } from '../media/probeMedia.ts';
import { alignWords } from './alignWords.ts';
import { findPocketsphinx } from './runPocketsphinx.ts';
import { cutWav } from './wavFile.ts';

interface VoicedTurn {
  speaker: string;
  startMs: number;
  endMs: number;
  words: { text: string; startMs: number; endMs: number }[];
}

const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../tests/fixtures/audio/${name}`, import.meta.url));

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'align-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe.skipIf((await findPocketsphinx()) === null)('alignWords', () => {
  it('finds the start of each word within 60 ms mostly and 200 ms nearly always', async () => {
    const { turns } = JSON.parse(await readFile(fixture('demo-03.json'), 'utf8')) as {
      turns: VoicedTurn[];
    };
    const sound = fixture('demo-03.webm');
    const tracks = await extractSpeech(sound, dir, await probeMedia(sound));
    const errors: number[] = [];
    for (const turn of turns.slice(0, 8)) {
      const track = tracks[turn.speaker === turns[0]?.speaker ? 0 : 1];
      const wavPath = join(dir, 'turn.wav');
      const startMs = Math.max(0, turn.startMs - 200);
      await cutWav(track?.wavPath ?? '', wavPath, { startMs, endMs: turn.endMs + 200 });
      const aligned = await alignWords(
        wavPath,
        turn.words.map(({ text }) => text),
      );
      turn.words.forEach((word, index) => {
        const found = (aligned?.[index]?.startMs ?? Infinity) + startMs;
        errors.push(Math.abs(found - word.startMs));
      });
    }
    errors.sort((a, b) => a - b);
    expect(errors.length).toBeGreaterThan(100);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThanOrEqual(60);
    expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThanOrEqual(200);
  });

  it('gives a sign without a sound the end of the word before it', async () => {
    const sound = fixture('speech/reading.ogg');
    const [track] = await extractSpeech(sound, dir, await probeMedia(sound));
    const words = 'And — Mr. John Dashwood had then leisure to consider'.split(' ');
    const aligned = await alignWords(track?.wavPath ?? '', words);
    expect(aligned?.map(({ text }) => text)).toEqual(words);
    expect(aligned?.[1]?.startMs).toBe(aligned?.[0]?.endMs);
  });

  it('has no times for no words, nor for signs alone', async () => {
    const wavPath = await writeTone(join(dir, 'tone.wav'), [], 500);
    expect(await alignWords(wavPath, [])).toBeNull();
    expect(await alignWords(wavPath, ['—'])).toBeNull();
  });
});
