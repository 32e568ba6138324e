import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTone } from '../../../tests/fixtures/audio/speech/writeTone.ts';
import { extractSpeech } from '../media/extractSpeech.ts';
import { probeMedia } from '../media/probeMedia.ts';
import { findSpeech } from './findSpeech.ts';
import { planChunks } from './planChunks.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'find-speech-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function wavOf(name: string): Promise<string> {
  const path = fileURLToPath(new URL(`../../../tests/fixtures/${name}`, import.meta.url));
  const [track] = await extractSpeech(path, join(dir, name), await probeMedia(path));
  return track?.wavPath ?? '';
}

/** Where the four sentences of the fixture lie, from how it was put together. */
const sentences = [
  [0, 5.4],
  [6.5, 11.2],
  [12, 14.2],
  [15.1, 18.5],
];

describe('findSpeech', () => {
  it.each(['auto', 'energy'] as const)('finds four sentences (%s)', async (detector) => {
    const spans = await findSpeech(await wavOf('audio/speech/interview-mono.webm'), { detector });
    expect(spans).toHaveLength(4);
    spans.forEach(({ startMs, endMs }, index) => {
      const [from = 0, to = 0] = sentences[index] ?? [];
      expect(Math.abs(startMs / 1000 - from)).toBeLessThan(0.35);
      expect(Math.abs(endMs / 1000 - to)).toBeLessThan(0.35);
    });
  });

  it.each(['auto', 'energy'] as const)('finds nothing in silence (%s)', async (detector) => {
    expect(await findSpeech(await wavOf('media/silence.webm'), { detector })).toEqual([]);
  });

  it('knows a hum from a voice', async () => {
    const hum = await writeTone(join(dir, 'hum.wav'), [{ startMs: 500, endMs: 3500 }], 4000);
    expect(await findSpeech(hum)).toEqual([]);
  });
});

describe('planChunks', () => {
  const plan = (spans: [number, number][], wavPath: string, lengthMs: number) =>
    planChunks(
      wavPath,
      spans.map(([startMs, endMs]) => ({ startMs, endMs })),
      lengthMs,
    );

  it('joins speech across short pauses and pads into the silence without overlap', async () => {
    const wavPath = await writeTone(join(dir, 'short.wav'), [], 10_000);
    const spans: [number, number][] = [
      [100, 1000],
      [1500, 3000],
      [4100, 5000],
      [9000, 9950],
    ];
    expect(await plan(spans, wavPath, 10_000)).toEqual([
      { startMs: 0, endMs: 3200 },
      { startMs: 3900, endMs: 5200 },
      { startMs: 8800, endMs: 10_000 },
    ]);
  });

  it('cuts long speech at its quietest moment', async () => {
    const talk = [
      { startMs: 0, endMs: 17_000 },
      { startMs: 17_200, endMs: 40_000 },
    ];
    const wavPath = await writeTone(join(dir, 'long.wav'), talk, 40_000);
    const chunks = await plan([[0, 40_000]], wavPath, 40_000);
    expect(chunks).toHaveLength(2);
    expect(chunks[0]?.endMs).toBeGreaterThanOrEqual(17_000);
    expect(chunks[0]?.endMs).toBeLessThanOrEqual(17_200);
    expect(chunks[1]).toEqual({ startMs: chunks[0]?.endMs, endMs: 40_000 });
  });

  it('never gives an engine more than 25 seconds, nor the same sound twice', async () => {
    const wavPath = await writeTone(join(dir, 'endless.wav'), [], 120_000);
    const chunks = await plan([[0, 120_000]], wavPath, 120_000);
    expect(Math.max(...chunks.map(({ startMs, endMs }) => endMs - startMs))).toBeLessThanOrEqual(
      25_000,
    );
    chunks.slice(1).forEach(({ startMs }, index) => {
      expect(startMs).toBeGreaterThanOrEqual(chunks[index]?.endMs ?? Infinity);
    });
  });
});
