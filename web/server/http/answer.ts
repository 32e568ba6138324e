import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../errors/refusal.ts';
import { compressBody } from './compressBody.ts';

export type Headers = Record<string, string | number>;

/**
 * Sends a whole answer, compressed where that pays. Nothing is stored by browsers or proxies unless
 * `headers` say so. With an `ETag`, a client that has this version gets 304 and no body. `encoded` keeps the
 * encodings of a body that is sent more than once.
 */
export async function answer(
  res: ServerResponse,
  status: number,
  body: string | Buffer = '',
  headers: Headers = {},
  encoded?: Map<string, Buffer>,
): Promise<void> {
  if (res.headersSent || res.destroyed) return;
  for (const [name, value] of Object.entries({ 'cache-control': 'no-store', ...lower(headers) }))
    res.setHeader(name, value);
  const etag = res.getHeader('etag');
  if (typeof etag === 'string' && status === 200 && matchesEtag(res.req, etag)) {
    res.writeHead(304).end();
    return;
  }
  const sent = await compressBody(res, body, encoded);
  // A refused body may have gigabytes to go. It is not read to its end, so the connection ends here.
  if (status >= 400 && !res.req.complete) res.setHeader('connection', 'close');
  if (status !== 204) res.setHeader('content-length', Buffer.byteLength(sent));
  res.writeHead(status).end(res.req.method === 'HEAD' ? undefined : sent);
}

export const answerText = (res: ServerResponse, status: number, text: string, headers?: Headers) =>
  answer(res, status, `${text}\n`, { 'content-type': 'text/plain; charset=utf-8', ...headers });

export const answerJson = (
  res: ServerResponse,
  status: number,
  value: unknown,
  headers?: Headers,
) =>
  answer(res, status, JSON.stringify(value), {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  });

/** The whole body in memory. @throws {Refusal} 413 beyond `maxBytes` */
export async function readBody(
  req: IncomingMessage,
  maxBytes: number,
  tooLarge = 'This request is too large.',
): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw new Refusal(413, tooLarge);
  const parts: Buffer[] = [];
  let size = 0;
  // Without destroying: the refusal below still has to be answered.
  for await (const part of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new Refusal(413, tooLarge);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The body as JSON; undefined when it is none. @throws {Refusal} 413 beyond `maxBytes` */
export async function readJson(req: IncomingMessage, maxBytes: number): Promise<unknown> {
  const body = await readBody(req, maxBytes);
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether `If-None-Match` names this version (RFC 9110 §13.1.2). */
export function matchesEtag(req: IncomingMessage, etag: string): boolean {
  const header = req.headers['if-none-match'];
  const opaque = etag.replace(/^W\//, '');
  return (
    header === '*' ||
    (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === opaque)
  );
}

const lower = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
