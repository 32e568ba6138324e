import { stat } from 'node:fs/promises';
import type { RecognizedWord, SpeechEngine } from '../../web/server/speech/speechEngine.ts';

export interface FakeEngine extends SpeechEngine {
  /** How many stretches of sound it was given. */
  heard: number;
  /** Runs before each one; may throw. */
  onTranscribe: (language: string) => Promise<void> | void;
  /** Said over and over instead of "word". */
  words: string[];
}

/** Hears "word" twice a second in whatever it is given, at once. */
export function fakeEngine(): FakeEngine {
  const engine: FakeEngine = {
    id: 'http',
    name: 'test engine',
    trust: 'good',
    heard: 0,
    onTranscribe: () => {},
    words: [],
    version: async () => '1',
    languages: async () => ['en-US', 'de-DE'],
    check: async () => ({ ok: true }),
    async transcribe(wavPath, { language }) {
      await engine.onTranscribe(language);
      engine.heard += 1;
      const durationMs = ((await stat(wavPath)).size - 44) / 32;
      const words: RecognizedWord[] = [];
      for (let startMs = 0; startMs + 400 <= durationMs; startMs += 500)
        words.push({
          text: engine.words[words.length % engine.words.length] ?? `word-${language}`,
          startMs,
          endMs: startMs + 400,
          confidence: 0.9,
        });
      return words;
    },
  };
  return engine;
}
