import { reportSound } from '../../platform/soundReports.ts';
import type { SoundWriter } from './createSoundWriter.ts';
import type { OpenSound } from './openSound.ts';
import { watchSignal } from './watchSignal.ts';

const reportEveryMs = 250;
const stereo: AudioEncoderConfig = {
  ...{ codec: 'opus', sampleRate: 48_000, numberOfChannels: 2, bitrate: 64_000 },
};

interface RecordSoundOptions {
  captureId: string;
  sound: OpenSound;
  writer: SoundWriter;
  /** It ended although nobody stopped it; `reason` is for people. */
  onEnd(reason: string): void;
}

export interface Recording {
  /** Resolves when everything up to now is on the disk. */
  stop(): Promise<void>;
}

/** Reads a track in pieces of some milliseconds. Chromium has it, the types do not. */
declare const MediaStreamTrackProcessor: new (options: { track: MediaStreamTrack }) => {
  readable: ReadableStream<AudioData>;
};

/** Encodes both channels as they sound, and tells the panels how loud they are. */
export function recordSound({ captureId, sound, writer, onEnd }: RecordSoundOptions): Recording {
  const lifetime = new AbortController();
  const report = reportSound(lifetime.signal);
  const signals = [watchSignal(Date.now()), watchSignal(Date.now())] as const;
  const reader = new MediaStreamTrackProcessor({ track: sound.both }).readable.getReader();
  let isOnDisk = false;
  const encoder = new AudioEncoder({
    output: (chunk) => {
      const packet = new Uint8Array(chunk.byteLength);
      chunk.copyTo(packet);
      writer.add(packet);
    },
    error: ({ message }) => void end(`The browser stopped encoding: ${message}`),
  });
  encoder.configure(stereo);

  const listen = (data: AudioData): void => {
    const samples = new Float32Array(data.numberOfFrames);
    for (const [channel, signal] of signals.entries()) {
      if (channel >= data.numberOfChannels) continue;
      data.copyTo(samples, { planeIndex: channel, format: 'f32-planar' });
      signal.hear(samples, Date.now());
    }
  };
  async function readAll(): Promise<void> {
    for (;;) {
      const { value, done } = await reader.read();
      if (done || lifetime.signal.aborted) return;
      listen(value);
      encoder.encode(value);
      value.close();
    }
  }
  const timer = setInterval(() => {
    const now = Date.now();
    const [meeting, microphone] = signals.map((signal) => signal.read(now));
    if (!meeting || !microphone) return;
    report({
      ...{ captureId, meeting, microphone: sound.hasMicrophone ? microphone : null },
      state: isOnDisk ? 'RECORDING' : 'STARTING',
    });
    if (!isOnDisk) void save();
  }, reportEveryMs);
  const save = () =>
    writer.flush().then(
      (isOpen) => {
        if (!isOpen) return end('This recording takes nothing more.');
        isOnDisk = true;
      },
      (error: unknown) => end(`The browser’s storage failed: ${String(error)}`),
    );
  async function close(): Promise<void> {
    clearInterval(timer);
    lifetime.abort();
    await reader.cancel().catch(() => undefined);
    if (encoder.state === 'configured') await encoder.flush().catch(() => undefined);
    if (encoder.state !== 'closed') encoder.close();
    await writer.flush().catch(() => undefined);
    await sound.close();
  }
  async function end(reason: string): Promise<void> {
    if (lifetime.signal.aborted) return;
    await close();
    onEnd(reason);
  }
  sound.lost.addEventListener('abort', () => void end('The meeting’s tab can no longer be heard.'));
  readAll().catch((error: unknown) => end(`The sound broke off: ${String(error)}`));
  return { stop: () => (lifetime.signal.aborted ? Promise.resolve() : close()) };
}
