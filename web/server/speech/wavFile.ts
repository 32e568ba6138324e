import { open, type FileHandle } from 'node:fs/promises';
import { SpeechError } from './speechError.ts';

/** Sample rate of all sound handed to engines, hertz. */
export const speechRate = 16_000;

export interface WavHeader {
  dataStart: number;
  dataBytes: number;
  durationMs: number;
}

/**
 * Finds the samples of a 16 kHz mono 16-bit WAV. A length field that is wrong, as in a file still
 * being written, gives way to the file's own size. Throws SpeechError for any other file.
 */
export async function readWavHeader(path: string): Promise<WavHeader> {
  const file = await openWav(path);
  try {
    return await readHeader(file);
  } finally {
    await file.close();
  }
}

/** Gives the samples between two times as pieces of at most `pieceSamples`; memory stays flat. */
export async function* readSamples(
  path: string,
  {
    startMs = 0,
    endMs = Infinity,
    pieceSamples = speechRate,
  }: { startMs?: number; endMs?: number; pieceSamples?: number } = {},
): AsyncGenerator<Int16Array> {
  const file = await openWav(path);
  try {
    const { dataStart, dataBytes } = await readHeader(file);
    let at = Math.min(dataBytes, msToBytes(startMs));
    const end = Math.min(dataBytes, endMs === Infinity ? dataBytes : msToBytes(endMs));
    while (at < end) {
      const bytes = new Uint8Array(Math.min(pieceSamples * 2, end - at));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, dataStart + at);
      if (bytesRead < 2) return;
      at += bytesRead;
      yield new Int16Array(bytes.buffer, 0, Math.floor(bytesRead / 2));
    }
  } finally {
    await file.close();
  }
}

/** All samples between two times, at once. */
export async function readStretch(
  path: string,
  span: { startMs?: number; endMs?: number } = {},
): Promise<Int16Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of readSamples(path, span))
    pieces.push(new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength));
  const bytes = Uint8Array.from(Buffer.concat(pieces));
  return new Int16Array(bytes.buffer);
}

/** Writes the sound between two times as a WAV of its own. */
export async function cutWav(
  path: string,
  output: string,
  span: { startMs: number; endMs: number },
): Promise<void> {
  const data = new Uint8Array((await readStretch(path, span)).buffer);
  const file = await open(output, 'w');
  try {
    await file.writev([wavHeader(data.length), data]);
  } finally {
    await file.close();
  }
}

function wavHeader(dataBytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // integer samples
  header.writeUInt16LE(1, 22); // one channel
  header.writeUInt32LE(speechRate, 24);
  header.writeUInt32LE(speechRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

async function openWav(path: string): Promise<FileHandle> {
  return open(path, 'r').catch((cause: unknown) => {
    throw new SpeechError('FAILED', 'The sound to transcribe is no longer there.', { cause });
  });
}

async function readHeader(file: FileHandle): Promise<WavHeader> {
  const { size } = await file.stat();
  const head = Buffer.alloc(Math.min(size, 4096));
  await file.read(head, 0, head.length, 0);
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE')
    throw notSpeechWav();
  let isSpeechFormat = false;
  for (let at = 12; at + 8 <= head.length;) {
    const name = head.toString('latin1', at, at + 4);
    const length = head.readUInt32LE(at + 4);
    if (name === 'fmt ' && at + 24 <= head.length)
      isSpeechFormat =
        head.readUInt16LE(at + 10) === 1 &&
        head.readUInt32LE(at + 12) === speechRate &&
        head.readUInt16LE(at + 22) === 16;
    if (name === 'data' && isSpeechFormat) {
      const dataStart = at + 8;
      const dataBytes = Math.min(length, size - dataStart) & ~1;
      return { dataStart, dataBytes, durationMs: Math.round(dataBytes / 2 / (speechRate / 1000)) };
    }
    at += 8 + length + (length % 2);
  }
  throw notSpeechWav();
}

function msToBytes(ms: number): number {
  return Math.max(0, Math.round((ms * speechRate) / 1000)) * 2;
}

function notSpeechWav(): SpeechError {
  return new SpeechError('FAILED', 'The sound to transcribe is not a 16 kHz mono WAV file.');
}
