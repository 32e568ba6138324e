import type { AudioTrack, VideoTrack } from './probeMedia.ts';
import type { MediaContainer } from './sniffMedia.ts';

const playableAudio: Record<MediaContainer, readonly string[]> = {
  mp4: ['aac', 'mp3', 'flac', 'opus'],
  mov: ['aac', 'mp3', 'flac', 'opus'],
  webm: ['opus', 'vorbis'],
  matroska: ['opus', 'vorbis', 'aac', 'mp3', 'flac'],
  wav: ['pcm_u8', 'pcm_s16le', 'pcm_s24le', 'pcm_s32le', 'pcm_f32le', 'pcm_mulaw', 'pcm_alaw'],
  mp3: ['mp3'],
  ogg: ['opus', 'vorbis', 'flac'],
  flac: ['flac'],
};

const eightBit420 = ['yuv420p', 'yuvj420p'];

/** Whether Chromium decodes this picture. H.264 only in the 8-bit 4:2:0 form it carries. */
export function isPlayableVideo({ codec, pixelFormat }: VideoTrack): boolean {
  if (codec === 'h264') return eightBit420.includes(pixelFormat);
  return codec === 'vp8' || codec === 'vp9' || codec === 'av1';
}

/** Whether Chromium decodes this sound in some container it reads. */
export function isPlayableAudio(container: MediaContainer, { codec }: AudioTrack): boolean {
  return playableAudio[container].includes(codec);
}

/** What a browser is told about a recording, and whether it can decode it. */
export function browserPlayback(
  container: MediaContainer,
  audio: AudioTrack | null,
  video: VideoTrack | null,
): { isPlayable: boolean; mimeType: string } {
  const kind = video ? 'video' : 'audio';
  return {
    isPlayable: (!audio || isPlayableAudio(container, audio)) && (!video || isPlayableVideo(video)),
    mimeType: `${kind}/${subtype(container)}`,
  };
}

function subtype(container: MediaContainer): string {
  if (container === 'mov') return 'quicktime';
  if (container === 'matroska') return 'x-matroska';
  return container === 'mp3' ? 'mpeg' : container;
}
