import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { EnergyDetector } from './energyDetector.ts';
import type { TimeSpan } from './speechEngine.ts';
import { readSamples, speechRate } from './wavFile.ts';

/** Pauses shorter than this belong to the speech around them, milliseconds. */
const shortestPauseMs = 300;
const windowSamples = 512;

interface VoiceDetector {
  /** Exactly 512 samples, -1..1. */
  accept(samples: Float32Array): void;
  /** Spans finished since last asked, in order. */
  take(): TimeSpan[];
  finish(): void;
}

/**
 * Where somebody speaks in a 16 kHz mono WAV, in order and apart by 300 ms at least. Reads the file
 * in small pieces. Uses the Silero model, or loudness alone where the native module cannot load.
 */
export async function findSpeech(
  wavPath: string,
  { detector = 'auto' }: { detector?: 'auto' | 'energy' } = {},
): Promise<TimeSpan[]> {
  const voice = (detector === 'auto' ? createSileroDetector() : null) ?? new EnergyDetector();
  const window = new Float32Array(windowSamples);
  const spans: TimeSpan[] = [];
  let filled = 0;
  let samplesSeen = 0;
  for await (const piece of readSamples(wavPath, { pieceSamples: windowSamples * 32 })) {
    samplesSeen += piece.length;
    for (const sample of piece) {
      window[filled++] = sample / 32768;
      if (filled === windowSamples) {
        voice.accept(window);
        filled = 0;
      }
    }
    for (const span of voice.take()) addSpan(spans, span);
  }
  if (filled > 0) voice.accept(window.fill(0, filled));
  voice.finish();
  for (const span of voice.take()) addSpan(spans, span);
  const lengthMs = Math.round((samplesSeen * 1000) / speechRate);
  return spans
    .map(({ startMs, endMs }) => ({ startMs, endMs: Math.min(endMs, lengthMs) }))
    .filter(({ startMs, endMs }) => endMs > startMs);
}

function addSpan(spans: TimeSpan[], span: TimeSpan): void {
  const last = spans.at(-1);
  if (last && span.startMs - last.endMs < shortestPauseMs)
    last.endMs = Math.max(last.endMs, span.endMs);
  else spans.push({ ...span });
}

interface SherpaVad {
  acceptWaveform(samples: Float32Array): void;
  isEmpty(): boolean;
  front(isExternal: boolean): { start: number; samples: Float32Array };
  pop(): void;
  flush(): void;
}

function createSileroDetector(): VoiceDetector | null {
  let vad: SherpaVad;
  const model = fileURLToPath(new URL('./models/silero_vad.onnx', import.meta.url));
  // The native library ends the whole process when its model is missing.
  if (!existsSync(model)) return null;
  try {
    // Loaded late: the native part is missing on some machines, and then loudness must do.
    const sherpa = createRequire(import.meta.url)('sherpa-onnx-node') as {
      Vad: new (config: object, bufferSec: number) => SherpaVad;
    };
    vad = new sherpa.Vad(
      {
        sileroVad: {
          model,
          threshold: 0.5,
          minSilenceDuration: 0.25,
          minSpeechDuration: 0.1,
          maxSpeechDuration: 20,
          windowSize: windowSamples,
        },
        sampleRate: speechRate,
        numThreads: 1,
        provider: 'cpu',
        debug: 0,
      },
      60,
    );
  } catch {
    return null;
  }
  return {
    accept: (samples) => vad.acceptWaveform(samples),
    finish: () => vad.flush(),
    take() {
      const spans: TimeSpan[] = [];
      for (; !vad.isEmpty(); vad.pop()) {
        const { start, samples } = vad.front(false);
        const toMs = (sample: number) => Math.round((sample * 1000) / speechRate);
        spans.push({ startMs: toMs(start), endMs: toMs(start + samples.length) });
      }
      return spans;
    },
  };
}
