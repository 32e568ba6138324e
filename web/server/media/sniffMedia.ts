import { open, stat } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { MediaError } from './mediaError.ts';

export type MediaContainer = 'mp4' | 'mov' | 'webm' | 'matroska' | 'wav' | 'mp3' | 'ogg' | 'flac';

/** 8 GiB: eight hours of ordinary meeting video. */
export const maxMediaBytes = 8 * 1024 ** 3;

const headBytes = 64 * 1024;

const containerByExtension: Record<string, MediaContainer> = {
  mp4: 'mp4',
  m4a: 'mp4',
  m4b: 'mp4',
  m4v: 'mp4',
  f4a: 'mp4',
  f4v: 'mp4',
  '3gp': 'mp4',
  '3g2': 'mp4',
  mov: 'mov',
  webm: 'webm',
  mkv: 'matroska',
  wav: 'wav',
  mp3: 'mp3',
  ogg: 'ogg',
  oga: 'ogg',
  ogv: 'ogg',
  ogx: 'ogg',
  opus: 'ogg',
  spx: 'ogg',
  flac: 'flac',
};

/**
 * Tells what kind of recording a file is, by its first bytes and never by its name.
 * Throws MediaError `EMPTY`, `NOT_FOUND`, `TOO_LARGE` or `WRONG_TYPE`; nothing it refuses reaches
 * ffmpeg.
 */
export async function sniffMedia(
  path: string,
  { maxBytes = maxMediaBytes }: { maxBytes?: number } = {},
): Promise<MediaContainer> {
  const info = await stat(path).catch(() => null);
  if (!info?.isFile()) throw new MediaError('NOT_FOUND');
  if (info.size === 0) throw new MediaError('EMPTY');
  if (info.size > maxBytes) throw new MediaError('TOO_LARGE', `${info.size} bytes`);
  const head = await readHead(path);
  // A hostile header may confuse the reader of signatures; that is not a recording either.
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  const container = containerByExtension[type?.ext ?? ''] ?? (isBareMp4(head) ? 'mp4' : undefined);
  if (container === undefined) throw new MediaError('WRONG_TYPE', type?.mime ?? 'unknown');
  return container;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(headBytes);
    const { bytesRead } = await file.read(head, 0, headBytes, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Some recorders name a brand that signature lists do not know; the box itself is enough. */
function isBareMp4(head: Buffer): boolean {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brand = head.toString('latin1', 8, 12);
  return /^(iso|mp4|M4|dash|msnv|avc|cmf|qt)/.test(brand);
}
