import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../storage/storage.ts';
import { StorageError } from '../storage/storageError.ts';
import { answer, answerText, matchesEtag } from './answer.ts';
import { byteRange } from './byteRange.ts';
import { contentDisposition } from './contentDisposition.ts';

export interface SentFile {
  storageKey: string;
  sizeBytes: number;
  mimeType: string;
  /** Names the content: the same hash is the same bytes. */
  sha256: string;
}

/**
 * Answers with a stored file or the part of it that was asked for; with a name it is saved, not played.
 * The caller has checked that the person may have it.
 */
export async function sendStoredFile(
  storage: Storage,
  { sizeBytes, storageKey, mimeType, sha256 }: SentFile,
  downloadName: string | null,
  response: ServerResponse,
): Promise<void> {
  const request = response.req;
  const etag = `"${sha256}"`;
  const common = {
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // Kept by this browser only, and asked for again each time: rights may have changed since.
    'cache-control': 'private, no-cache',
    'content-type': mimeType,
    ...(downloadName !== null && { 'content-disposition': contentDisposition(downloadName) }),
  };
  if (matchesEtag(request, etag)) return void response.writeHead(304, common).end();
  const ifRange = request.headers['if-range'];
  const isSameFile = ifRange === undefined || ifRange === etag;
  const range = byteRange(isSameFile ? request.headers.range : undefined, sizeBytes);
  if (range === 'unsatisfiable')
    return answer(response, 416, '', { 'content-range': `bytes */${sizeBytes}` });

  const { start, end } = range === 'all' ? { start: 0, end: sizeBytes - 1 } : range;
  const status = range === 'all' ? 200 : 206;
  const headers = {
    ...common,
    'content-length': end - start + 1,
    ...(range !== 'all' && { 'content-range': `bytes ${start}-${end}/${sizeBytes}` }),
  };
  if (request.method === 'HEAD' || sizeBytes === 0)
    return void response.writeHead(status, headers).end();
  try {
    const content = await storage.readRange(storageKey, start, end);
    response.writeHead(status, headers);
    await pipeline(content, response);
  } catch (error) {
    if (error instanceof StorageError && !response.headersSent) return refuseUnseen(response);
    // Players break off all the time, at every jump; there is nobody left to tell.
    if (!response.destroyed && !request.destroyed) throw error;
  }
}

/** One answer for what is not there and for what is not yours. */
export const refuseUnseen = (response: ServerResponse) =>
  answerText(response, 404, 'This recording does not exist, or you have no access to it.');
