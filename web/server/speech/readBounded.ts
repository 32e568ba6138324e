import { SpeechError } from './speechError.ts';

/** A reply's text; its `request` is aborted as soon as it is larger than `maxBytes`. Throws SpeechError. */
export async function readBounded(
  response: Response,
  maxBytes: number,
  request: AbortController,
): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const read = await reader?.read();
    if (!read || read.done) break;
    size += read.value.length;
    if (size > maxBytes) {
      request.abort();
      throw new SpeechError('BAD_REPLY', 'The speech service sent an answer far too large.');
    }
    pieces.push(read.value);
  }
  return Buffer.concat(pieces).toString('utf8');
}
