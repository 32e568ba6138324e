import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { StoredFile } from './storage.ts';

/** Passes bytes on and counts and hashes them; `measured` is known once all have passed. */
export function measuredStream(): { stream: Transform; measured: () => StoredFile } {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, measured: () => ({ sizeBytes, sha256: hash.digest('hex') }) };
}
