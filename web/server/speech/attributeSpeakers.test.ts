import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/fixtures/media/seededRandom.ts';
import { extractSpeech } from '../media/extractSpeech.ts';
import { probeMedia } from '../media/probeMedia.ts';
import { attributeSpeakers } from './attributeSpeakers.ts';
import { clusterInTwo } from './clusterInTwo.ts';
import { estimatePitch, pitchFrameSamples } from './estimatePitch.ts';
import { findSpeech } from './findSpeech.ts';

let dir: string;
let wavPath: string;
let turns: { channel: number; startMs: number; endMs: number; words: [] }[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'speakers-'));
  const path = fileURLToPath(
    new URL('../../../tests/fixtures/audio/speech/interview-mono.webm', import.meta.url),
  );
  const [track] = await extractSpeech(path, dir, await probeMedia(path));
  wavPath = track?.wavPath ?? '';
  turns = (await findSpeech(wavPath)).map((span) => ({ channel: 0, ...span, words: [] }));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('attributeSpeakers', () => {
  it('takes two channels as two speakers, numbered as they are first heard', async () => {
    const [first, second] = turns;
    const two = [
      { ...first, channel: 1 },
      { ...second, channel: 0 },
    ] as typeof turns;
    expect(await attributeSpeakers({ channelCount: 2, turns: two })).toEqual({
      speakers: [
        { key: 'channel-1', label: 'Speaker 1', basis: 'channel' },
        { key: 'channel-0', label: 'Speaker 2', basis: 'channel' },
      ],
      turnSpeaker: ['channel-1', 'channel-0'],
    });
  });

  it('tells two plainly different voices in one channel apart and says it is by voice', async () => {
    const { speakers, turnSpeaker } = await attributeSpeakers(
      { channelCount: 1, turns },
      { wavPath },
    );
    expect(speakers.map(({ label, basis }) => [label, basis])).toEqual([
      ['Speaker 1', 'voice'],
      ['Speaker 2', 'voice'],
    ]);
    const [asker, answerer] = speakers.map(({ key }) => key);
    expect(turnSpeaker).toEqual([asker, answerer, asker, answerer]);
  });

  it('claims nothing of one voice', async () => {
    const answers = turns.flatMap((turn, index) => {
      if (index % 2 === 0) return [];
      const middle = (turn.startMs + turn.endMs) / 2;
      return [
        { ...turn, endMs: middle },
        { ...turn, startMs: middle },
      ];
    });
    const { speakers, turnSpeaker } = await attributeSpeakers(
      { channelCount: 1, turns: answers },
      { wavPath },
    );
    expect(speakers.map(({ basis }) => basis)).toEqual(['none']);
    expect(new Set(turnSpeaker).size).toBe(1);
    expect(turnSpeaker).toHaveLength(4);
  });

  it('claims nothing without the sound', async () => {
    const { speakers } = await attributeSpeakers({ channelCount: 1, turns });
    expect(speakers.map(({ basis }) => basis)).toEqual(['none']);
  });

  it('gives a turn too short to tell to whoever spoke before it', async () => {
    const [first, ...rest] = turns;
    const short = { channel: 0, startMs: 5_350, endMs: 5_450, words: [] as [] };
    const withShort = [first, short, ...rest].filter((turn) => turn !== undefined);
    const { turnSpeaker } = await attributeSpeakers(
      { channelCount: 1, turns: withShort },
      { wavPath },
    );
    expect(turnSpeaker[1]).toBe(turnSpeaker[0]);
    expect(turnSpeaker[2]).not.toBe(turnSpeaker[0]);
  });
});

describe('estimatePitch', () => {
  const frame = (hertz: number) =>
    Float32Array.from({ length: pitchFrameSamples }, (_, i) => {
      const turn = (2 * Math.PI * hertz * i) / 16_000;
      return 0.3 * Math.sin(turn) + 0.2 * Math.sin(2 * turn) + 0.1 * Math.sin(3 * turn);
    });

  it.each([80, 110, 165, 220, 330])('hears %i Hz', (hertz) => {
    expect(Math.abs((estimatePitch(frame(hertz)) ?? 0) / hertz - 1)).toBeLessThan(0.02);
  });

  it('hears none in silence or noise', () => {
    expect(estimatePitch(new Float32Array(pitchFrameSamples))).toBeNull();
    const random = seededRandom(7);
    const noise = Float32Array.from({ length: pitchFrameSamples }, () => random() - 0.5);
    expect(estimatePitch(noise)).toBeNull();
  });
});

describe('clusterInTwo', () => {
  it('parts two heaps and says how clear it is', () => {
    const heaps = clusterInTwo([[0], [0.1], [5], [5.1], [0.2]]);
    expect(heaps?.side).toEqual([0, 0, 1, 1, 0]);
    expect(heaps?.silhouette).toBeGreaterThan(0.9);
    const line = clusterInTwo([[0], [1], [2], [3], [4], [5]]);
    expect(line?.silhouette).toBeLessThan(0.6);
  });

  it('says nothing of three points, or of points all alike', () => {
    expect(clusterInTwo([[0], [1], [9]])).toBeNull();
    expect(clusterInTwo([[1], [1], [1], [1]])?.silhouette).toBeLessThanOrEqual(0);
  });
});
