import { embedSentences } from './sentenceMeaning.ts';

/** Sentence meaning by text; undefined where it is not installed or not needed. */
export async function vectorsOf(
  texts: readonly string[],
): Promise<Map<string, Float32Array> | undefined> {
  if (texts.length === 0) return undefined;
  const vectors = await embedSentences(texts);
  return vectors && new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
}
