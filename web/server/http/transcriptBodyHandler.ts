import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, constants, gzip } from 'node:zlib';
import type { Actor } from '../auth/actor.ts';
import type { Database } from '../db/database.ts';
import { UserError } from '../errors/userError.ts';
import { findTranscriptBody } from '../features/transcripts/findTranscriptBody.ts';
import { answer, answerJson } from './answer.ts';
import { acceptedEncoding } from './compressBody.ts';
import type { Route } from './route.ts';

export interface TranscriptBodyOptions {
  database: Database;
  authenticate(request: IncomingMessage): Promise<Actor | null>;
}

type Encoding = 'br' | 'gzip' | 'identity';

export const transcriptBodyPath = /^\/transcripts\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const unpack = promisify(brotliDecompress);
const pack = promisify(gzip);

/**
 * The words of an interview the person may see, at `/transcripts/{callId}`: a `TranscriptBody` as JSON, as
 * it is stored where the browser reads brotli. 304 where the browser has it, 204 while there are none.
 */
export function createTranscriptBodyHandler(options: TranscriptBodyOptions): Route['answer'] {
  const { database, authenticate } = options;
  return async (req, res, url) => {
    if (req.method !== 'GET') {
      const refused = { message: 'A transcript can only be read here.', status: 405 };
      return answerJson(res, 405, refused, { allow: 'GET' });
    }
    const actor = await authenticate(req);
    if (!actor) throw new UserError('UNAUTHENTICATED', 'Sign in to continue.');
    const [, callId = ''] = transcriptBodyPath.exec(url.pathname) ?? [];
    // Browsers leave brotli out over plain HTTP.
    const encoding = acceptedEncoding(req.headers['accept-encoding']) ?? 'identity';
    const db = database.forOrganization(actor.organizationId);
    const found = await findTranscriptBody(db, actor, callId, knownHashes(req, encoding));
    if (!found)
      throw new UserError(
        'NOT_FOUND',
        'This transcript does not exist, or you have no access to it.',
      );
    const { revision, hash, body } = found;
    // Kept by this browser only, and asked for again each time: rights may have changed since.
    const cacheControl = { 'cache-control': 'private, no-cache' };
    if (hash === null) return answer(res, 204, '', cacheControl);
    return answer(res, 200, body ? await encoded(body, encoding) : '', {
      ...cacheControl,
      'content-type': 'application/json; charset=utf-8',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      // A strong tag names the bytes, so each encoding has its own.
      etag: `"${hash}-${encoding}"`,
      'x-transcript-revision': revision,
    });
  };
}

/** Hashes of the bodies that a browser keeps in this encoding. */
const knownHashes = ({ headers }: IncomingMessage, encoding: Encoding): string[] =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((etag) => /^(?:W\/)?"(.+)-(\w+)"$/.exec(etag.trim()))
    .flatMap((match) => (match?.[1] && match[2] === encoding ? [match[1]] : []));

async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return body;
  const json = await unpack(body);
  return encoding === 'gzip' ? pack(json, { level: constants.Z_BEST_SPEED }) : json;
}
