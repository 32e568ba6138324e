import { z } from 'zod';
import type { RecognizedWord } from './speechEngine.ts';

/** One utterance as PocketSphinx 5 prints it: begin and duration in seconds, probability, text. */
const utteranceSchema = z.object({
  w: z.array(z.object({ b: z.number(), d: z.number(), p: z.number(), t: z.string() })),
});

/**
 * Words from what PocketSphinx prints: lines "word start end probability" in seconds
 * (pocketsphinx_continuous 0.8) or one JSON object an utterance (version 5). Lines that are neither
 * are skipped, as are silence and noise.
 */
export function parsePocketsphinx(output: string): RecognizedWord[] {
  return output.split('\n').flatMap((line) => {
    if (line.startsWith('{'))
      return parseUtterance(line).flatMap(({ t, b, d, p }) => toWord(t, b, b + d, p));
    const match = /^(\S+) (\d+\.\d+) (\d+\.\d+) (\d+\.\d+)\s*$/.exec(line);
    return match
      ? toWord(match[1] ?? '', Number(match[2]), Number(match[3]), Number(match[4]))
      : [];
  });
}

/** Words from a CTM file: "utterance channel start duration word probability", in seconds. */
export function parseCtm(content: string): RecognizedWord[] {
  return content.split('\n').flatMap((line) => {
    const [, , start, duration, token, probability] = line.trim().split(/\s+/);
    if (token === undefined || !Number.isFinite(Number(start))) return [];
    return toWord(token, Number(start), Number(start) + Number(duration), Number(probability));
  });
}

/** One word, without the number of its spelling variant; none for marks of silence and noise. */
function toWord(token: string, startSec: number, endSec: number, probability: number) {
  if (/^[<[(+]/.test(token)) return [];
  const word: RecognizedWord = {
    text: token.replace(/\(\d+\)$/, ''),
    startMs: Math.round(startSec * 1000),
    endMs: Math.round(endSec * 1000),
    // Its logarithms are quantized, so certainty comes out as 1.0003.
    confidence: Number.isFinite(probability)
      ? Math.round(Math.min(1, probability) * 1000) / 1000
      : null,
  };
  return [word];
}

function parseUtterance(line: string): { t: string; b: number; d: number; p: number }[] {
  try {
    return utteranceSchema.parse(JSON.parse(line)).w;
  } catch {
    return [];
  }
}
