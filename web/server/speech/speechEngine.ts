/** One word heard, with times relative to the sound given to the engine. */
export interface RecognizedWord {
  text: string;
  startMs: number;
  endMs: number;
  /** 0..1, or null when the engine does not say. */
  confidence: number | null;
}

/** A stretch of time in a recording, milliseconds. */
export interface TimeSpan {
  startMs: number;
  endMs: number;
}

/** Something that turns a short WAV (16 kHz, mono, 16 bit) into words. */
export interface SpeechEngine {
  id: 'moonshine-base' | 'moonshine-tiny' | 'pocketsphinx' | 'http' | 'sherpa-onnx';
  /** For people: "built-in engine (Moonshine base)". */
  name: string;
  /** How far a reader may rely on the words; the page says so for `rough`. */
  trust: 'rough' | 'good';
  version(): Promise<string>;
  /** BCP-47 codes the engine really has, best known first. */
  languages(): Promise<string[]>;
  /** Whether it can work now; `reason` is a sentence for the readiness page. */
  check(): Promise<{ ok: true } | { ok: false; reason: string }>;
  /** Throws SpeechError, or the signal's reason. */
  transcribe(wavPath: string, options: HearingOptions): Promise<RecognizedWord[]>;
}

export interface HearingOptions {
  language: string;
  signal: AbortSignal;
  /** People read the words while they speak: they do not wait behind recordings. */
  isLive?: boolean;
  /** The words alone are wanted: an engine that would have to look for their times spreads them over the sound. */
  withoutTimes?: boolean;
}
