import { findLoop, trimLoops } from './findLoop.ts';
import { quietestMoment } from './quietestMoment.ts';
import { speechRate } from './wavFile.ts';

/** Fast speech has six tokens a second. A model that has lost its way writes on to its limit. */
const mostTokensPerSec = 6;
const spareTokens = 8;
/** Sound is not cut below twice this. */
const shortestPartSec = 2;

interface FreeText {
  text: string;
  tokens?: string[];
}

/**
 * The words of some sound by a model that writes free text. Text too long for its sound, or one
 * phrase over and over, means that the model lost its way, mostly for what came before: the sound is
 * cut at its quietest moment and both parts are decoded. What is still repeated then is written once.
 * `decoded` is what the model wrote for the whole, where that is known.
 */
export async function recognizeText(
  samples: Float32Array,
  decode: (samples: Float32Array) => Promise<FreeText>,
  decoded?: FreeText,
): Promise<string[]> {
  const { text, tokens = [] } = decoded ?? (await decode(samples));
  const words = text.split(/\s+/).filter((word) => word !== '');
  const seconds = samples.length / speechRate;
  const isTooLong = tokens.length > mostTokensPerSec * seconds + spareTokens;
  if (!isTooLong && findLoop(words) === null) return words;
  if (seconds < 2 * shortestPartSec)
    return trimLoops(words).slice(0, Math.ceil(mostTokensPerSec * seconds));
  const margin = shortestPartSec * speechRate;
  const cut = margin + quietestMoment(samples.subarray(margin, samples.length - margin));
  return [
    ...(await recognizeText(samples.slice(0, cut), decode)),
    ...(await recognizeText(samples.slice(cut), decode)),
  ];
}
