// Imported by evaluateNotes.ts and fitMeaning.ts: sentence meaning, kept by text in .cache between runs.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { Meaning } from '#shared/language/meaning.ts';
import { embedSentences } from '../../web/server/language/sentenceMeaning.ts';

const folder = new URL('../../.cache/evaluate-notes/', import.meta.url);
const keysFile = new URL('keys.txt', folder);
const vectorsFile = new URL('vectors.f32', folder);
const size = 512;
const batch = 200;

/** The meaning of these texts; undefined where the model is not installed. Embeds only new texts. */
export async function cachedMeaning(texts: readonly string[]): Promise<Meaning | undefined> {
  mkdirSync(folder, { recursive: true });
  const known = new Set(readKeys());
  const missing = [...new Set(texts)].filter((text) => !known.has(keyOf(text)));
  for (let at = 0; at < missing.length; at += batch) {
    const part = missing.slice(at, at + batch);
    const made = await embedSentences(part);
    if (!made) return undefined;
    appendFileSync(
      vectorsFile,
      Buffer.concat(made.map((item) => Buffer.from(Float32Array.from(item).buffer))),
    );
    appendFileSync(keysFile, part.map((text) => `${keyOf(text)}\n`).join(''));
  }
  const bytes = readFileSync(vectorsFile);
  const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  // Read again: another run may have added rows meanwhile.
  const rowOf = new Map(readKeys().map((key, row) => [key, row]));
  const vectorOf = new Map<string, Float32Array | undefined>();
  return (text) => {
    if (!vectorOf.has(text)) {
      const row = rowOf.get(keyOf(text));
      vectorOf.set(
        text,
        row === undefined ? undefined : numbers.subarray(row * size, (row + 1) * size),
      );
    }
    return vectorOf.get(text);
  };
}

const readKeys = (): string[] =>
  existsSync(keysFile) ? readFileSync(keysFile, 'utf8').split('\n').slice(0, -1) : [];

const keyOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 24);
