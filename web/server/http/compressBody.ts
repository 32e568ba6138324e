import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller answers fit into a few packets: compressing them costs more than it saves. */
const minBytes = 4096;

export type Encoding = keyof typeof compressors;

const compressors = {
  // The lowest quality: on lists of interviews it is smaller than gzip's default in an eighth of its time.
  br: (body: string | Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: string | Buffer) => promisify(gzip)(body, { level: 1 }),
};

/**
 * Encodes text and JSON as the client accepts it and names the encoding; other bodies stay as they are.
 * `known` keeps the encodings of a body that is sent more than once.
 */
export async function compressBody(
  res: ServerResponse,
  body: string | Buffer,
  known?: Map<string, Buffer>,
): Promise<string | Buffer> {
  const isText = /^(text\/|application\/(.+\+)?json)/.test(String(res.getHeader('content-type')));
  if (!isText || body.length < minBytes || res.hasHeader('content-encoding')) return body;
  res.appendHeader('vary', 'accept-encoding');
  const encoding = acceptedEncoding(res.req.headers['accept-encoding']);
  if (!encoding) return body;
  const compressed = known?.get(encoding) ?? (await compressors[encoding](body));
  known?.set(encoding, compressed);
  res.setHeader('content-encoding', encoding);
  return compressed;
}

/** Brotli where the client takes it, else gzip; a coding with `q=0` is refused by the client. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';')[0]?.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}
