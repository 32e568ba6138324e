import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { browserPlayback } from './browserPlayback.ts';
import { measureDuration } from './measureDuration.ts';
import { MediaError } from './mediaError.ts';
import { describeFailure, inputArgs, runFfmpeg } from './runFfmpeg.ts';
import { runTool } from './runTool.ts';
import { sniffMedia, type MediaContainer } from './sniffMedia.ts';

export interface AudioTrack {
  codec: string;
  channels: number;
  sampleRate: number;
}

export interface VideoTrack {
  codec: string;
  width: number;
  height: number;
  pixelFormat: string;
}

export interface MediaProbe {
  container: MediaContainer;
  /** What can really be played, counted packet by packet: headers lie, or say nothing. */
  durationMs: number;
  audio: AudioTrack | null;
  video: VideoTrack | null;
  /** Whether Chromium plays the codecs as they are (the container may still want an index). */
  isPlayable: boolean;
  mimeType: string;
  /** The header promises more than the file holds: the upload or the recording was cut. */
  isCutShort: boolean;
}

export interface ProbeOptions {
  signal?: AbortSignal | undefined;
  /** Longest recording accepted, milliseconds. */
  maxDurationMs?: number;
}

/** Twelve hours. */
export const maxMediaDurationMs = 12 * 3_600_000;

const streamSchema = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().default('unknown'),
  channels: z.number().int().optional(),
  sample_rate: z.coerce.number().int().optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  pix_fmt: z.string().optional(),
  disposition: z.object({ attached_pic: z.number().optional() }).optional(),
});
const reportSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z.object({ duration: z.coerce.number().optional() }).default({}),
});
type Stream = z.infer<typeof streamSchema>;

/**
 * What a recording holds and how long it really is. Reads the whole file once (about a second a
 * gigabyte) without decoding it. Throws MediaError when it is not a usable recording.
 */
export async function probeMedia(path: string, options: ProbeOptions = {}): Promise<MediaProbe> {
  const { signal, maxDurationMs = maxMediaDurationMs } = options;
  const container = await sniffMedia(path);
  const timeoutMs = await probeTimeMs(path);
  const report = await readHeaders(path, container, { signal, timeoutMs });
  const audio = audioOf(report.streams);
  const video = videoOf(report.streams);
  if (!audio && !video) throw new MediaError('NOT_MEDIA', 'no audio or video stream');
  const [countedMs] = await Promise.all([
    measureDuration(path, container, audio !== null, { signal, timeoutMs }),
    checkDecodes(path, container, audio ? 'a' : 'v', { signal, timeoutMs }),
  ]);
  if (countedMs <= 0) throw new MediaError('TRUNCATED', 'no packets');
  const claimedMs = container === 'mp3' ? 0 : (report.format.duration ?? 0) * 1000;
  // Counting misses the length of the last packet, which a header that otherwise agrees knows.
  const agrees = claimedMs > 0 && Math.abs(claimedMs - countedMs) <= 500;
  const durationMs = agrees ? Math.round(claimedMs) : countedMs;
  if (durationMs > maxDurationMs) throw new MediaError('TOO_LONG', `${durationMs} ms`);
  return {
    container,
    durationMs,
    audio,
    video,
    ...browserPlayback(container, audio, video),
    isCutShort: claimedMs > durationMs * 1.02 + 1000,
  };
}

interface Running {
  signal: AbortSignal | undefined;
  timeoutMs: number;
}

async function readHeaders(path: string, container: MediaContainer, running: Running) {
  const result = await runTool(
    'ffprobe',
    [
      ...['-hide_banner', '-v', 'error', '-of', 'json'],
      ...['-show_entries', 'format=duration:stream=codec_type,codec_name,channels,sample_rate'],
      ...['-show_entries', 'stream=width,height,pix_fmt:stream_disposition=attached_pic'],
      ...inputArgs(resolve(path), container),
    ],
    running,
  );
  if (result.exitCode !== 0) throw describeFailure(result.stderr);
  try {
    return reportSchema.parse(JSON.parse(result.stdout));
  } catch {
    throw new MediaError('NOT_MEDIA', 'unreadable probe report');
  }
}

function audioOf(streams: Stream[]): AudioTrack | null {
  const stream = streams.find(({ codec_type }) => codec_type === 'audio');
  if (!stream?.channels || !stream.sample_rate) return null;
  return { codec: stream.codec_name, channels: stream.channels, sampleRate: stream.sample_rate };
}

/** The first moving picture: cover art in an MP3 or M4A is not one. */
function videoOf(streams: Stream[]): VideoTrack | null {
  const stream = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );
  if (!stream?.width || !stream.height) return null;
  return {
    codec: stream.codec_name,
    width: stream.width,
    height: stream.height,
    pixelFormat: stream.pix_fmt ?? 'unknown',
  };
}

/** Noise with a good header has packets too; only what decodes is a recording. */
async function checkDecodes(
  path: string,
  container: MediaContainer,
  kind: 'a' | 'v',
  running: Running,
): Promise<void> {
  let decodedBytes = 0;
  const toSmallRaw =
    kind === 'a'
      ? ['-map', '0:a:0', '-t', '5', '-ac', '1', '-ar', '8000', '-f', 's16le']
      : ['-map', '0:v:0', '-frames:v', '1', '-vf', 'scale=16:16', '-f', 'rawvideo'];
  await runFfmpeg([...inputArgs(path, container), ...toSmallRaw, 'pipe:1'], {
    ...running,
    onOutput: (piece) => (decodedBytes += piece.length),
  });
  if (decodedBytes === 0) throw new MediaError('NOT_MEDIA', 'nothing decodes');
}

async function probeTimeMs(path: string): Promise<number> {
  const { size } = await stat(path);
  return 30_000 + (size / (20 * 1024 ** 2)) * 1000;
}
