import { isPlayableAudio, isPlayableVideo } from './browserPlayback.ts';
import type { MediaProbe } from './probeMedia.ts';
import { inputArgs, outputFile, readingTimeMs, runFfmpeg } from './runFfmpeg.ts';

export interface PlaybackFile {
  mimeType: string;
  /** Without the dot. */
  extension: string;
  isTranscoded: boolean;
}

interface Target extends PlaybackFile {
  args: string[];
}

type Wrapper = 'mp4' | 'webm' | 'mp3' | 'flac' | 'wav';

const wrapperArgs: Record<Wrapper, string[]> = {
  mp4: ['-movflags', '+faststart', '-f', 'mp4'],
  webm: ['-cues_to_front', '1', '-f', 'webm'],
  mp3: ['-write_xing', '1', '-id3v2_version', '0', '-f', 'mp3'],
  flac: ['-f', 'flac'],
  wav: ['-rf64', 'auto', '-f', 'wav'],
};

/**
 * Writes a copy a browser can play and seek in at once: index at the front, no title, place or
 * other metadata. Streams are copied; only a codec Chromium cannot decode is converted.
 * Throws MediaError.
 */
export async function remuxForPlayback(
  input: string,
  output: string,
  probe: MediaProbe,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<PlaybackFile> {
  const { args, ...file } = chooseTarget(probe);
  const isSlow = args.includes('libx264');
  await runFfmpeg(
    [
      // A picture of hostile size would take all memory to convert; copies are not decoded.
      ...(isSlow ? ['-max_pixels', String(8192 * 8192)] : []),
      ...inputArgs(input, probe.container),
      ...(probe.video ? ['-map', '0:V:0'] : []),
      ...(probe.audio ? ['-map', '0:a:0'] : []),
      ...['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'],
      ...['-flags:v', '+bitexact', '-flags:a', '+bitexact', '-avoid_negative_ts', 'make_zero'],
      ...args,
      outputFile(output),
    ],
    { signal, timeoutMs: isSlow ? 60_000 + probe.durationMs * 3 : readingTimeMs(probe.durationMs) },
  );
  return file;
}

/** The lightest container that carries these codecs, and the conversions it takes. */
function chooseTarget({ container, audio, video }: MediaProbe): Target {
  if (video) {
    const copiesVideo = isPlayableVideo(video);
    const fitsWebm = video.codec === 'vp8' || (video.codec !== 'h264' && isFree(audio?.codec));
    const wrapper: Wrapper = copiesVideo && fitsWebm ? 'webm' : 'mp4';
    const soundFits = wrapper === 'webm' ? ['opus', 'vorbis'] : ['aac', 'mp3', 'opus', 'flac'];
    const copiesAudio = !audio || soundFits.includes(audio.codec);
    return {
      mimeType: `video/${wrapper}`,
      extension: wrapper,
      isTranscoded: !copiesVideo || !copiesAudio,
      args: [
        ...(copiesVideo ? ['-c:v', 'copy'] : h264),
        ...(copiesAudio ? ['-c:a', 'copy'] : wrapper === 'webm' ? opus : aac),
        ...wrapperArgs[wrapper],
      ],
    };
  }
  const codec = audio?.codec ?? '';
  if (!audio || !isPlayableAudio(container, audio))
    return soundIn('mp4', 'm4a', 'audio/mp4', [...aac, ...wrapperArgs.mp4]);
  if (isFree(codec)) return soundIn('webm', 'weba', 'audio/webm');
  if (codec === 'aac') return soundIn('mp4', 'm4a', 'audio/mp4');
  if (codec === 'mp3') return soundIn('mp3', 'mp3', 'audio/mpeg');
  if (codec === 'flac') return soundIn('flac', 'flac', 'audio/flac');
  return soundIn('wav', 'wav', 'audio/wav');
}

function soundIn(wrapper: Wrapper, extension: string, mimeType: string, converting?: string[]) {
  const args = converting ?? ['-c:a', 'copy', ...wrapperArgs[wrapper]];
  return { mimeType, extension, isTranscoded: converting !== undefined, args };
}

function isFree(codec: string | undefined): boolean {
  return codec === undefined || codec === 'opus' || codec === 'vorbis';
}

const aac = ['-c:a', 'aac', '-b:a', '128k'];
const opus = ['-c:a', 'libopus', '-b:a', '96k'];
const h264 = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'],
  ...['-vf', "scale='trunc(min(1920,iw)/2)*2':-2"],
];
