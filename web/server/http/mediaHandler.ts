import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { recordingFile } from '../db/tables/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { StorageError } from '../storage/storageError.ts';
import { byteRange } from './byteRange.ts';
import { contentDisposition } from './contentDisposition.ts';

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
>(
  options: MediaHandlerOptions<Actor, Call>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { database, storage, authenticate, findVisibleCall, canDownload } = options;
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Recordings can only be read.\n', { Allow: 'GET, HEAD' });
    const actor = await authenticate(request);
    if (!actor) return refuse(response, 401, 'Sign in to open this recording.\n');
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, callId = '', name = ''] = mediaUrl.exec(url.pathname) ?? [];
    const kind = kinds[name as keyof typeof kinds];
    const call = kind ? await findVisibleCall(actor, callId) : null;
    const isDownload = kind === 'ORIGINAL' || url.searchParams.get('download') === '1';
    if (!kind || !call || (isDownload && !canDownload(actor, call))) return refuseUnseen(response);
    const [file] = await database
      .forOrganization(actor.organizationId)
      .select()
      .from(recordingFile)
      .where(and(eq(recordingFile.callId, call.id), eq(recordingFile.kind, kind)));
    if (!file) return refuseUnseen(response);
    if (isDownload)
      response.setHeader(
        'Content-Disposition',
        contentDisposition(`${call.name}.${extensionOf(file.storageKey)}`),
      );
    await sendFile(storage, file, request, response);
  };
}

async function sendFile(
  storage: Storage,
  file: RecordingFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { sizeBytes, storageKey, mimeType } = file;
  const etag = `"${file.sha256}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  // Kept by this browser only, and asked for again each time: rights may have changed since.
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (matches(request.headers['if-none-match'], etag)) return void response.writeHead(304).end();
  const ifRange = request.headers['if-range'];
  const isSameFile = ifRange === undefined || ifRange === etag;
  const range = byteRange(isSameFile ? request.headers.range : undefined, sizeBytes);
  if (range === 'unsatisfiable')
    return refuse(response, 416, '', { 'Content-Range': `bytes */${sizeBytes}` });

  const { start, end } = range === 'all' ? { start: 0, end: sizeBytes - 1 } : range;
  const headers = {
    'Content-Type': mimeType,
    'Content-Length': end - start + 1,
    ...(range !== 'all' && { 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` }),
  };
  if (request.method === 'HEAD' || sizeBytes === 0)
    return void response.writeHead(range === 'all' ? 200 : 206, headers).end();
  try {
    const content = await storage.readRange(storageKey, start, end);
    response.writeHead(range === 'all' ? 200 : 206, headers);
    await pipeline(content, response);
  } catch (error) {
    if (error instanceof StorageError && !response.headersSent) return refuseUnseen(response);
    // Players break off all the time, at every jump; there is nobody left to tell.
    if (!response.destroyed && !request.destroyed) throw error;
  }
}

const matches = (header: string | undefined, etag: string): boolean =>
  header === '*' ||
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

const extensionOf = (storageKey: string): string => storageKey.split('.').at(-1) ?? 'bin';

/** One answer for what is not there and for what is not yours. */
const refuseUnseen = (response: ServerResponse): void =>
  refuse(response, 404, 'This recording does not exist, or you have no access to it.\n');

function refuse(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  for (const name of ['ETag', 'Content-Disposition']) response.removeHeader(name);
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(body && { 'Content-Type': 'text/plain; charset=utf-8' }),
    ...headers,
  });
  response.end(body);
}
