import { z } from 'zod';
import type { RecognizedWord } from './speechEngine.ts';

/** One utterance as PocketSphinx 5 prints it: begin and duration in seconds, probability, text. */
const utteranceSchema = z.object({
  w: z.array(z.object({ b: z.number(), d: z.number(), p: z.number(), t: z.string() })),
});

/**
 * Words from what PocketSphinx prints: lines "word start end probability" in seconds (0.8, Debian
 * 12) or one JSON object an utterance (5). Silence and noise marks and the numbers of spelling
 * variants are dropped; lines that are neither are skipped.
 */
export function parsePocketsphinx(output: string): RecognizedWord[] {
  const words: RecognizedWord[] = [];
  for (const line of output.split('\n')) {
    if (line.startsWith('{')) {
      for (const { t, b, d, p } of parseUtterance(line)) add(t, b, b + d, p);
    } else {
      const match = /^(\S+) (\d+\.\d+) (\d+\.\d+) (\d+\.\d+)\s*$/.exec(line);
      if (match) add(match[1] ?? '', Number(match[2]), Number(match[3]), Number(match[4]));
    }
  }
  return words;

  function add(token: string, startSec: number, endSec: number, probability: number): void {
    if (/^[<[(+]/.test(token)) return;
    words.push({
      text: token.replace(/\(\d+\)$/, ''),
      startMs: Math.round(startSec * 1000),
      endMs: Math.round(endSec * 1000),
      // Its logarithms are quantized, so certainty comes out as 1.0003.
      confidence: Math.round(Math.min(1, probability) * 1000) / 1000,
    });
  }
}

function parseUtterance(line: string): { t: string; b: number; d: number; p: number }[] {
  try {
    return utteranceSchema.parse(JSON.parse(line)).w;
  } catch {
    return [];
  }
}
