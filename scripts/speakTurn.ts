// Used by voiceDemo.ts: speaks one turn with flite, with the time of every word.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { alignPhones, parsePhones } from './alignPhones.ts';

const run = promisify(execFile);

/** flite's rate for its `slt` and `rms` voices. */
export const SAMPLE_RATE = 16_000;

export type Voice = 'slt' | 'rms';

export interface TimedWord {
  text: string;
  startMs: number;
  endMs: number;
}

/** Sound of one turn (16 kHz, mono) that begins and ends with speech; word times count from its start. */
export interface SpokenTurn {
  samples: Int16Array;
  words: TimedWord[];
}

/** Silence kept on each side of a sentence, so that no sound is cut. */
export const BREATH_SEC = 0.06;
const BETWEEN_SENTENCES_SEC = 0.2;
const phonesByWord = new Map<string, Promise<string[]>>();

/**
 * Speaks one turn with flite, sentence by sentence, and says when each word is heard.
 * Throws when flite is not installed.
 */
export async function speakTurn(text: string, voice: Voice, workDir: string): Promise<SpokenTurn> {
  const parts: Int16Array[] = [];
  const words: TimedWord[] = [];
  let lengthSamples = 0;
  for (const sentence of splitSentences(text)) {
    const spoken = await speakSentence(sentence, voice, workDir);
    if (parts.length > 0) {
      const pause = new Int16Array(Math.round(BETWEEN_SENTENCES_SEC * SAMPLE_RATE));
      parts.push(pause);
      lengthSamples += pause.length;
    }
    const offsetMs = (lengthSamples / SAMPLE_RATE) * 1000;
    for (const word of spoken.words) {
      words.push({
        text: word.text,
        startMs: Math.round(word.startMs + offsetMs),
        endMs: Math.round(word.endMs + offsetMs),
      });
    }
    parts.push(spoken.samples);
    lengthSamples += spoken.samples.length;
  }
  const samples = new Int16Array(lengthSamples);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, words };
}

/** "One. Two? Three!" as three strings; a point inside a number or an address does not split. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

async function speakSentence(sentence: string, voice: Voice, workDir: string): Promise<SpokenTurn> {
  const wavPath = join(workDir, `${voice}.wav`);
  const { stdout } = await run('flite', ['-voice', voice, '-psdur', '-t', sentence, '-o', wavPath]);
  const phones = parsePhones(stdout);
  const tokens = sentence.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
  const wordPhones = await Promise.all(tokens.map((token) => phonesOfWord(token, voice)));
  const spans = alignPhones(phones, wordPhones);
  // flite opens and closes with silence; the mix decides the pauses, so only a breath of it stays.
  const fromSec = Math.max(0, (spans[0]?.startSec ?? 0) - BREATH_SEC);
  const toSec = (spans.at(-1)?.endSec ?? fromSec) + BREATH_SEC;
  const all = readSamples(await readFile(wavPath));
  return {
    samples: all.slice(Math.round(fromSec * SAMPLE_RATE), Math.round(toSec * SAMPLE_RATE)),
    words: tokens.map((text, i) => ({
      text,
      startMs: ((spans[i]?.startSec ?? fromSec) - fromSec) * 1000,
      endMs: ((spans[i]?.endSec ?? fromSec) - fromSec) * 1000,
    })),
  };
}

function phonesOfWord(word: string, voice: Voice): Promise<string[]> {
  const key = `${voice} ${word}`;
  const known = phonesByWord.get(key);
  if (known) return known;
  const asked = run('flite', ['-voice', voice, '-ps', '-t', word, 'none']).then(({ stdout }) =>
    stdout
      .trim()
      .split(/\s+/)
      .filter((name) => name !== '' && name !== 'pau'),
  );
  phonesByWord.set(key, asked);
  return asked;
}

function readSamples(wav: Buffer): Int16Array {
  const dataAt = wav.indexOf('data', 12, 'latin1') + 8;
  const count = Math.floor((wav.length - dataAt) / 2);
  return Int16Array.from({ length: count }, (_, i) => wav.readInt16LE(dataAt + i * 2));
}
