import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  exportFormats,
  type ExportFormat,
} from '../../../shared/domain/transcripts/writeTranscript.ts';
import type { Actor } from '../auth/actor.ts';
import { uploadPolicy } from '../features/calls/callPolicy.ts';
import { exportTranscript } from '../features/transcripts/exportTranscript.ts';
import { maxImportBytes } from '../features/transcripts/keptImports.ts';
import { previewImport } from '../features/transcripts/previewImport.ts';
import type { Services } from '../graphql/context.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { UserError, type UserErrorCode } from '../errors/userError.ts';
import { contentDisposition } from './contentDisposition.ts';

export interface TranscriptHandlerOptions {
  services: Services;
  authenticate(request: IncomingMessage): Promise<Actor | null>;
}

const exportUrl = /^\/transcripts\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]+)$/;
const importRule = { name: 'transcript-import', points: 60, perSec: 600 };
const statuses: Partial<Record<UserErrorCode, number>> = {
  ...{ UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404, CONFLICT: 409 },
  ...{ BAD_INPUT: 422, RATE_LIMITED: 429 },
};
const tooLarge = 'The file is larger than 10 MB. Split it and add the parts.';
const unseen = 'This transcript does not exist, or you have no access to it.';

/**
 * Transcripts as files. `POST /transcripts/imports?name=FILE` with the file as body answers its preview
 * and keeps it for the mutation `importTranscript`. `GET /transcripts/{callId}.{format}` answers the
 * transcript of a call the person may see, with `times`, `speakers` and `notes` as 0 or 1.
 */
export function createTranscriptHandler({
  services,
  authenticate,
}: TranscriptHandlerOptions): (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<void> {
  const takeFile = async (actor: Actor, request: IncomingMessage, url: URL) => {
    uploadPolicy.authorize(actor, 'create', null);
    await services.rateLimit(importRule, actor.userId);
    const content = await readBody(request);
    const fileName = url.searchParams.get('name') || 'transcript.txt';
    const db = services.database.forOrganization(actor.organizationId);
    return previewImport({ db, actor, fileName, content });
  };
  const giveFile = async (actor: Actor, url: URL) => {
    const [, callId = '', extension = ''] = exportUrl.exec(url.pathname) ?? [];
    const db = services.database.forOrganization(actor.organizationId);
    const loaders = createLoaders(db, actor);
    const call = isFormat(extension) ? await loaders.callById.load(callId) : null;
    const options = {
      times: url.searchParams.get('times') !== '0',
      speakers: url.searchParams.get('speakers') !== '0',
      notes: url.searchParams.get('notes') === '1',
    };
    return call && isFormat(extension)
      ? exportTranscript({ db, actor, loaders }, call, { ...options, format: extension })
      : null;
  };
  return async (request, response, url) => {
    const isImport = url.pathname === '/transcripts/imports';
    const method = isImport ? 'POST' : 'GET';
    if (request.method !== method) return refuse(response, 405, 'Not allowed.', { Allow: method });
    const actor = await authenticate(request);
    if (!actor) return refuse(response, 401, 'Sign in to continue.');
    try {
      if (isImport) return sendJson(response, await takeFile(actor, request, url));
      const file = await giveFile(actor, url);
      if (!file) return refuse(response, 404, unseen);
      response.writeHead(200, {
        'Content-Type': file.mimeType,
        'Content-Length': file.bytes.length,
        'Content-Disposition': contentDisposition(file.fileName),
        'Cache-Control': 'private, no-store',
      });
      response.end(file.bytes);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refuse(response, statuses[error.code] ?? 400, error.message);
    }
  };
}

const isFormat = (text: string): text is ExportFormat =>
  (exportFormats as readonly string[]).includes(text);

/** The whole body in memory, and not a byte more than the limit. @throws {UserError} BAD_INPUT */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxImportBytes)
    throw new UserError('BAD_INPUT', tooLarge);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxImportBytes) throw new UserError('BAD_INPUT', tooLarge);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(value));
}

/** A refused body is not read to its end, so the connection ends with the answer. */
function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
  });
  response.end(`${message}\n`);
}
