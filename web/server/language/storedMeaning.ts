import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Vectors of the library's texts, so that the first plan need not wait half a minute for them. */
export const storedMeaningFile = fileURLToPath(new URL('./libraryMeaning.bin', import.meta.url));

const numbers = 512;
const keyBytes = 8;
/** A key, the largest number of the vector, and its numbers as parts of 127 of that. */
const rowBytes = keyBytes + 4 + numbers;

let rows: Map<string, Buffer> | undefined;

const keyOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * keyBytes);

/** The meaning of a text of the library; undefined for any other text. */
export function storedMeaning(text: string): Float32Array | undefined {
  const row = (rows ??= readRows()).get(keyOf(text));
  if (!row) return undefined;
  const unit = row.readFloatLE(keyBytes) / 127;
  return Float32Array.from({ length: numbers }, (_, at) => row.readInt8(keyBytes + 4 + at) * unit);
}

/** The file's content for these texts and vectors. */
export function storedRows(vectors: ReadonlyMap<string, Float32Array>): Buffer {
  return Buffer.concat([...vectors].map(([text, vector]) => storedRow(text, vector)));
}

function storedRow(text: string, vector: Float32Array): Buffer {
  const row = Buffer.alloc(rowBytes);
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  row.write(keyOf(text), 'hex');
  row.writeFloatLE(largest, keyBytes);
  vector.forEach((value, at) => {
    row.writeInt8(Math.round((127 * value) / largest), keyBytes + 4 + at);
  });
  return row;
}

function readRows(): Map<string, Buffer> {
  const file = existsSync(storedMeaningFile) ? readFileSync(storedMeaningFile) : Buffer.alloc(0);
  const found = new Map<string, Buffer>();
  for (let at = 0; at + rowBytes <= file.length; at += rowBytes) {
    const row = file.subarray(at, at + rowBytes);
    found.set(row.toString('hex', 0, keyBytes), row);
  }
  return found;
}
