import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { recordingFile } from '../db/tables/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { StorageError } from '../storage/storageError.ts';
import { answer, answerText, matchesEtag } from './answer.ts';
import { byteRange } from './byteRange.ts';
import { contentDisposition } from './contentDisposition.ts';
import type { Route } from './route.ts';

export interface MediaHandlerOptions<
  Actor extends { organizationId: string },
  Call extends { id: string; name: string },
> {
  database: Database;
  storage: Storage;
  authenticate(request: IncomingMessage): Promise<Actor | null>;
  /** Null for a call that is not there as much as for one the person may not see. */
  findVisibleCall(actor: Actor, callId: string): Promise<Call | null | undefined>;
  canDownload(actor: Actor, call: Call): boolean;
}

type RecordingFile = typeof recordingFile.$inferSelect;

const mediaUrl =
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(playback|thumbnail|original)$/;
const kinds = { playback: 'PLAYBACK', thumbnail: 'THUMBNAIL', original: 'ORIGINAL' } as const;

/**
 * Serves recordings at `/media/{callId}/{playback|thumbnail|original}`, any part of them, and asks for
 * every request whether the person may see the call. The original, and anything with `?download=1`, is
 * for those who may download.
 */
export function createMediaHandler<
  Actor extends { organizationId: string },
  Call extends { id: string; name: string },
>(options: MediaHandlerOptions<Actor, Call>): Route['answer'] {
  const { database, storage, authenticate, findVisibleCall, canDownload } = options;
  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerText(response, 405, 'Recordings can only be read.', { allow: 'GET, HEAD' });
    const actor = await authenticate(request);
    if (!actor) return answerText(response, 401, 'Sign in to open this recording.');
    const [, callId = '', part = ''] = mediaUrl.exec(url.pathname) ?? [];
    const kind = kinds[part as keyof typeof kinds];
    const call = kind ? await findVisibleCall(actor, callId) : null;
    const isDownload = kind === 'ORIGINAL' || url.searchParams.get('download') === '1';
    if (!kind || !call || (isDownload && !canDownload(actor, call))) return refuseUnseen(response);
    const [file] = await database
      .forOrganization(actor.organizationId)
      .select()
      .from(recordingFile)
      .where(and(eq(recordingFile.callId, call.id), eq(recordingFile.kind, kind)));
    if (!file) return refuseUnseen(response);
    const name = isDownload ? `${call.name}.${extensionOf(file.storageKey)}` : null;
    await sendFile(storage, file, name, response);
  };
}

async function sendFile(
  storage: Storage,
  { sizeBytes, storageKey, mimeType, sha256 }: RecordingFile,
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

const extensionOf = (storageKey: string): string => storageKey.split('.').at(-1) ?? 'bin';

/** One answer for what is not there and for what is not yours. */
const refuseUnseen = (response: ServerResponse) =>
  answerText(response, 404, 'This recording does not exist, or you have no access to it.');
