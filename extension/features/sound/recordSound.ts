import { reportSound } from '../../platform/soundReports.ts';
import type { SoundWriter } from './createSoundWriter.ts';
import { sampleRate, type OpenSound, type SoundSamples } from './openSound.ts';
import type { SoundEnd } from './soundMessages.ts';
import { watchSignal } from './watchSignal.ts';

const reportEveryMs = 250;
const stereo: AudioEncoderConfig = {
  ...{ codec: 'opus', sampleRate, numberOfChannels: 2, bitrate: 64_000 },
};

interface RecordSoundOptions {
  captureId: string;
  sound: OpenSound;
  writer: SoundWriter;
  /** It ended although nobody stopped it. */
  onEnd(end: SoundEnd): void;
}

export interface Recording {
  /** Resolves when everything up to now is on the disk. */
  stop(): Promise<void>;
}

/** Encodes both channels as they sound, and tells the panels how loud they are. */
export function recordSound({ captureId, sound, writer, onEnd }: RecordSoundOptions): Recording {
  const lifetime = new AbortController();
  const report = reportSound(lifetime.signal);
  const signals = [watchSignal(Date.now()), watchSignal(Date.now())] as const;
  let frames = 0;
  let isOnDisk = false;
  const encoder = new AudioEncoder({
    output: (chunk) => {
      const packet = new Uint8Array(chunk.byteLength);
      chunk.copyTo(packet);
      writer.add(packet);
    },
    error: ({ message }) => void end('encodingStopped', message),
  });
  encoder.configure(stereo);

  const encode = ([left, right]: SoundSamples): void => {
    const data = new Float32Array(left.length * 2);
    data.set(left);
    data.set(right, left.length);
    const piece = new AudioData({
      ...{ format: 'f32-planar', sampleRate, numberOfChannels: 2, data },
      numberOfFrames: left.length,
      timestamp: (frames / sampleRate) * 1_000_000,
    });
    frames += left.length;
    encoder.encode(piece);
    piece.close();
  };
  sound.onSamples((samples) => {
    if (lifetime.signal.aborted || encoder.state !== 'configured') return;
    signals[0].hear(samples[0], Date.now());
    signals[1].hear(samples[1], Date.now());
    encode(samples);
  });
  const timer = setInterval(() => {
    const now = Date.now();
    const [meeting, microphone] = signals.map((signal) => signal.read(now));
    if (!meeting || !microphone) return;
    report({
      captureId,
      meeting: sound.hasMeeting ? meeting : null,
      microphone: sound.hasMicrophone ? microphone : null,
      state: isOnDisk ? 'RECORDING' : 'STARTING',
    });
    if (!isOnDisk) void save();
  }, reportEveryMs);
  const save = () =>
    writer.flush().then(
      (isOpen) => {
        if (!isOpen) return end('recordingClosed');
        isOnDisk = true;
      },
      (error: unknown) => end('storageFailed', String(error)),
    );
  async function close(): Promise<void> {
    clearInterval(timer);
    lifetime.abort();
    if (encoder.state === 'configured') await encoder.flush().catch(() => undefined);
    if (encoder.state !== 'closed') encoder.close();
    await writer.flush().catch(() => undefined);
    await sound.close();
  }
  async function end(reason: SoundEnd['reason'], detail = ''): Promise<void> {
    if (lifetime.signal.aborted) return;
    await close();
    onEnd({ reason, detail });
  }
  const lost = sound.hasMeeting ? 'tabLost' : 'microphoneLost';
  sound.lost.addEventListener('abort', () => void end(lost));
  return { stop: () => (lifetime.signal.aborted ? Promise.resolve() : close()) };
}
