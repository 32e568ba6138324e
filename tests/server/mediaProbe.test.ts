import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeMedia } from '../../web/server/media/probeMedia.ts';
import { sniffMedia } from '../../web/server/media/sniffMedia.ts';

const fixture = (name: string) =>
  fileURLToPath(new URL(`../fixtures/media/${name}`, import.meta.url));
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-probe-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('sniffMedia', () => {
  it('goes by content, not by name', async () => {
    const path = join(dir, 'holiday.png');
    await writeFile(path, await readFile(fixture('voice.m4a')));
    expect(await sniffMedia(path)).toBe('mp4');
  });

  it('names what is wrong with a file that is empty, missing, too large or no recording', async () => {
    const empty = join(dir, 'empty.mp3');
    await writeFile(empty, '');
    const letter = join(dir, 'letter.mp3');
    await writeFile(letter, 'Dear all, this is text.');
    await expect(sniffMedia(empty)).rejects.toMatchObject({ code: 'EMPTY' });
    await expect(sniffMedia(letter)).rejects.toMatchObject({ code: 'WRONG_TYPE' });
    await expect(sniffMedia(join(dir, 'gone'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sniffMedia(dir)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sniffMedia(fixture('voice.wav'), { maxBytes: 1000 })).rejects.toMatchObject({
      code: 'TOO_LARGE',
    });
  });
});

describe('probeMedia', () => {
  it.each([
    ['voice.m4a', 'audio/mp4', 'aac', 6000],
    ['voice.mp3', 'audio/mpeg', 'mp3', 6000],
    ['voice.wav', 'audio/wav', 'pcm_s16le', 3000],
    ['voice.weba', 'audio/webm', 'opus', 6000],
    ['video.mp4', 'video/mp4', 'aac', 5000],
    ['recorder.webm', 'video/webm', 'opus', 5000],
  ])('reads %s', async (name, mimeType, codec, durationMs) => {
    const probe = await probeMedia(fixture(name));
    expect(probe).toMatchObject({ mimeType, audio: { codec }, isPlayable: true });
    expect(Math.abs(probe.durationMs - durationMs)).toBeLessThanOrEqual(60);
    expect(probe.isCutShort).toBe(false);
  });

  it('counts an MP3 of varying bit rate whose header does not give its length', async () => {
    const { durationMs } = await probeMedia(fixture('vbr-no-header.mp3'));
    expect(Math.abs(durationMs - 6000)).toBeLessThanOrEqual(80);
  });

  it('tells sound from picture', async () => {
    expect(await probeMedia(fixture('no-audio.webm'))).toMatchObject({
      audio: null,
      video: { codec: 'vp8', width: 320, height: 180 },
    });
    expect(await probeMedia(fixture('voice.m4a'))).toMatchObject({ video: null });
  });

  it('knows a codec that browsers do not play', async () => {
    expect(await probeMedia(fixture('lossless.mov'))).toMatchObject({
      audio: { codec: 'alac' },
      isPlayable: false,
    });
  });

  it('gives a cut recording its real length and says that it was cut', async () => {
    const whole = await readFile(fixture('two-channels.webm'));
    const path = join(dir, 'cut.webm');
    await writeFile(path, whole.subarray(0, whole.length / 2));
    const probe = await probeMedia(path);
    expect(probe.isCutShort).toBe(true);
    expect(probe.durationMs).toBeGreaterThan(5_000);
    expect(probe.durationMs).toBeLessThan(13_000);
  });

  it('says that the end is missing when a cut file cannot be played', async () => {
    const whole = await readFile(fixture('video.mp4'));
    const path = join(dir, 'cut.mp4');
    await writeFile(path, whole.subarray(0, whole.length / 2));
    await expect(probeMedia(path)).rejects.toMatchObject({ code: 'TRUNCATED' });
  });

  it('refuses a recording longer than the limit', async () => {
    await expect(probeMedia(fixture('voice.wav'), { maxDurationMs: 1000 })).rejects.toMatchObject({
      code: 'TOO_LONG',
    });
  });

  it('says that ffmpeg is missing, in plain words', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = dir;
    try {
      await expect(probeMedia(fixture('voice.wav'))).rejects.toMatchObject({
        code: 'TOOL_MISSING',
        message: expect.stringContaining('ffmpeg is not installed'),
      });
    } finally {
      process.env['PATH'] = path;
    }
  });

  it('stops when it is called off', async () => {
    const stop = new AbortController();
    const probing = probeMedia(fixture('video.mp4'), { signal: stop.signal });
    stop.abort(new Error('called off'));
    await expect(probing).rejects.toThrow('called off');
  });
});
