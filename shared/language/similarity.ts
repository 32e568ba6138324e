/**
 * How near two sentences are in meaning, from -1 to 1: the cosine of their vectors, which have length 1.
 * Unrelated sentences of one interview lie about 0.3, paraphrases above 0.6.
 */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
