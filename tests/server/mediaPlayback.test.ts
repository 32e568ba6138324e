import { execFile } from 'node:child_process';
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPeaks } from '../../web/server/media/drawPeaks.ts';
import { drawThumbnail } from '../../web/server/media/drawThumbnail.ts';
import { extractSpeech } from '../../web/server/media/extractSpeech.ts';
import { probeMedia } from '../../web/server/media/probeMedia.ts';
import { remuxForPlayback } from '../../web/server/media/remuxForPlayback.ts';

const run = promisify(execFile);
const fixture = (name: string) =>
  fileURLToPath(new URL(`../fixtures/media/${name}`, import.meta.url));
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-playback-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function remux(input: string) {
  const output = join(dir, `${input}.out`);
  const file = await remuxForPlayback(fixture(input), output, await probeMedia(fixture(input)));
  return { file, output };
}

/** A stereo recording made for one test: `filter` shapes two flat voices into its channels. */
async function makeStereo(name: string, filter: string): Promise<string> {
  const path = join(dir, name);
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-i', fixture('two-channels.webm')],
    ...['-af', filter, path],
  ]);
  return path;
}

describe('remuxForPlayback', () => {
  it('gives a browser recording its length and an index before the first picture', async () => {
    const { file, output } = await remux('recorder.webm');
    expect(file).toEqual({ mimeType: 'video/webm', extension: 'webm', isTranscoded: false });
    const bytes = await readFile(output);
    const cuesId = Buffer.from('1c53bb6b', 'hex');
    // The table of contents names the index first; the index itself comes after it.
    const index = bytes.indexOf(cuesId, bytes.indexOf(cuesId) + 4);
    const firstCluster = bytes.indexOf(Buffer.from('1f43b675', 'hex'));
    expect(index).toBeGreaterThan(0);
    expect(index).toBeLessThan(firstCluster);
    const { stdout } = await run('ffprobe', [
      ...['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', output],
    ]);
    expect(Number(stdout)).toBeCloseTo(5, 1);
  });

  it('puts the index of an MP4 first', async () => {
    const { output } = await remux('video.mp4');
    const bytes = await readFile(output);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect((await readFile(fixture('video.mp4'))).indexOf('moov')).toBeGreaterThan(
      (await readFile(fixture('video.mp4'))).indexOf('mdat'),
    );
  });

  it('drops the title and the place where it was recorded', async () => {
    expect((await readFile(fixture('voice.m4a'))).includes('Private title')).toBe(true);
    const { output } = await remux('voice.m4a');
    const bytes = await readFile(output);
    expect(bytes.includes('Private title')).toBe(false);
    expect(bytes.includes('+48.1')).toBe(false);
  });

  it('converts only what browsers cannot play', async () => {
    const { file, output } = await remux('lossless.mov');
    expect(file).toEqual({ mimeType: 'audio/mp4', extension: 'm4a', isTranscoded: true });
    expect(await probeMedia(output)).toMatchObject({ audio: { codec: 'aac' }, isPlayable: true });
  });

  it('converts a picture browsers cannot play and keeps its sound', async () => {
    const input = join(dir, 'old.mov');
    await run('ffmpeg', [
      ...['-v', 'error', '-y', '-i', fixture('video.mp4'), '-t', '1'],
      ...['-c:v', 'mpeg4', '-c:a', 'copy', input],
    ]);
    const probe = await probeMedia(input);
    expect(probe.isPlayable).toBe(false);
    const output = join(dir, 'old.out');
    const file = await remuxForPlayback(input, output, probe);
    expect(file).toMatchObject({ mimeType: 'video/mp4', isTranscoded: true });
    expect(await probeMedia(output)).toMatchObject({
      video: { codec: 'h264' },
      audio: { codec: 'aac' },
      isPlayable: true,
    });
  });
});

describe('drawPeaks', () => {
  it('draws a lane for each of two voices and one for the same sound twice', async () => {
    const [two, same] = [fixture('two-channels.webm'), fixture('dual-mono.webm')];
    const twoLanes = await drawPeaks(two, await probeMedia(two));
    expect(twoLanes.channels).toHaveLength(2);
    expect((await drawPeaks(same, await probeMedia(same))).channels).toHaveLength(1);
  });

  it('stays within 2,000 points between 0 and 1, in place', async () => {
    const path = fixture('two-channels.webm');
    const probe = await probeMedia(path);
    const { channels, perSecond } = await drawPeaks(path, probe);
    const [left = [], right = []] = channels;
    expect(left.length).toBeLessThanOrEqual(2000);
    expect(left.length / perSecond).toBeCloseTo(probe.durationMs / 1000, 0);
    expect(left.every((level) => level >= 0 && level <= 1)).toBe(true);
    // The right voice answers after six seconds, when the left one is silent.
    const loudest = (lane: number[], from: number, to: number) =>
      Math.max(...lane.slice(from * perSecond, to * perSecond));
    expect(loudest(left, 1, 4)).toBeGreaterThan(0.1);
    expect(loudest(right, 1, 4)).toBeLessThan(0.02);
    expect(loudest(right, 7, 10)).toBeGreaterThan(0.1);
  });

  it('refuses a recording without sound', async () => {
    const path = fixture('no-audio.webm');
    await expect(drawPeaks(path, await probeMedia(path))).rejects.toMatchObject({
      code: 'NO_AUDIO',
    });
  });
});

describe('drawThumbnail', () => {
  it('writes a JPEG 480 wide that is not the black the video opens with', async () => {
    const input = join(dir, 'opens-black.webm');
    await run('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=10:d=4'],
      ...['-vf', "drawbox=c=black:t=fill:enable='lt(t,2)'", '-c:v', 'libvpx', input],
    ]);
    const output = join(dir, 'thumb.jpg');
    await drawThumbnail(input, output, await probeMedia(input));
    const { stdout: size } = await run('ffprobe', [
      ...['-v', 'error', '-show_entries', 'stream=codec_name,width,height', '-of', 'csv=p=0'],
      output,
    ]);
    expect(size.trim()).toBe('mjpeg,480,270');
    const { stdout: raw } = await run(
      'ffmpeg',
      ['-v', 'error', '-i', output, '-vf', 'scale=1:1', '-pix_fmt', 'gray', '-f', 'rawvideo', '-'],
      { encoding: 'buffer' },
    );
    expect(raw[0]).toBeGreaterThan(40);
  });

  it('still gives a picture of a video that is black throughout', async () => {
    const input = join(dir, 'black.webm');
    await run('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'color=black:s=320x180:r=10:d=1'],
      ...['-c:v', 'libvpx', input],
    ]);
    const output = join(dir, 'black.jpg');
    await drawThumbnail(input, output, await probeMedia(input));
    expect((await stat(output)).size).toBeGreaterThan(200);
  });

  it('says that a sound recording has no picture', async () => {
    const path = fixture('voice.wav');
    const drawing = drawThumbnail(path, join(dir, 'none.jpg'), await probeMedia(path));
    await expect(drawing).rejects.toMatchObject({ code: 'NO_VIDEO' });
  });
});

describe('extractSpeech', () => {
  const channelsOf = async (path: string) =>
    (await extractSpeech(path, join(dir, 'speech'), await probeMedia(path))).length;

  it('writes 16 kHz mono sound as long as the recording', async () => {
    const path = fixture('voice.m4a');
    const [track] = await extractSpeech(path, join(dir, 'mono'), await probeMedia(path));
    const file = await open(track?.wavPath ?? '');
    const header = Buffer.alloc(44);
    await file.read(header);
    const { size } = await file.stat();
    await file.close();
    expect(header.readUInt16LE(22)).toBe(1);
    expect(header.readUInt32LE(24)).toBe(16_000);
    expect((size - 44) / 32).toBeCloseTo(6000, -2);
  });

  it('parts two people recorded on a channel each', async () => {
    expect(await channelsOf(fixture('two-channels.webm'))).toBe(2);
  });

  it('still parts them when each microphone faintly hears the other', async () => {
    const spill = 'pan=stereo|c0=c0+0.1*c1|c1=c1+0.1*c0';
    expect(await channelsOf(await makeStereo('spill.webm', spill))).toBe(2);
  });

  it('keeps one channel for the same sound twice, at any balance', async () => {
    expect(await channelsOf(fixture('dual-mono.webm'))).toBe(1);
    const leaning = 'pan=stereo|c0=0.7*c0+0.7*c1|c1=0.07*c0+0.07*c1';
    expect(await channelsOf(await makeStereo('leaning.webm', leaning))).toBe(1);
  });

  it('keeps one channel for two people in one room', async () => {
    const room = 'pan=stereo|c0=c0+0.6*c1|c1=0.6*c0+c1,adelay=0|7';
    expect(await channelsOf(await makeStereo('room.webm', room))).toBe(1);
  });

  it('keeps one channel when the other is silent', async () => {
    expect(await channelsOf(await makeStereo('half.webm', 'pan=stereo|c0=c0+c1|c1=0*c0'))).toBe(1);
  });

  it('fills the time before a late sound track, so that words stay at their place', async () => {
    const late = join(dir, 'late.mkv');
    await run('ffmpeg', [
      ...['-v', 'error', '-y', '-i', fixture('no-audio.webm'), '-itsoffset', '2'],
      ...['-i', fixture('voice.wav'), '-c:v', 'copy', '-c:a', 'libopus', late],
    ]);
    const [track] = await extractSpeech(late, join(dir, 'late'), await probeMedia(late));
    const { size } = await stat(track?.wavPath ?? '');
    expect((size - 44) / 32).toBeGreaterThan(4900);
  });
});
