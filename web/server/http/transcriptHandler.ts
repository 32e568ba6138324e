import type { IncomingMessage } from 'node:http';
import { exportFormats, type ExportFormat } from '#shared/domain/transcripts/writeTranscript.ts';
import type { Actor } from '../auth/actor.ts';
import { uploadPolicy } from '../features/calls/callPolicy.ts';
import { exportTranscript } from '../features/transcripts/exportTranscript.ts';
import { maxImportBytes } from '../features/transcripts/keptImports.ts';
import { previewImport } from '../features/transcripts/previewImport.ts';
import type { Services } from '../graphql/context.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { answer, answerJson, answerText, readBody } from './answer.ts';
import { contentDisposition } from './contentDisposition.ts';
import type { Route } from './route.ts';

export interface TranscriptHandlerOptions {
  services: Services;
  authenticate(request: IncomingMessage): Promise<Actor | null>;
}

const exportUrl = /^\/transcripts\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]+)$/;
const importRule = { name: 'transcript-import', points: 60, perSec: 600 };
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
}: TranscriptHandlerOptions): Route['answer'] {
  const previewFile = async (actor: Actor, request: IncomingMessage, url: URL) => {
    uploadPolicy.authorize(actor, 'create', null);
    await services.rateLimit(importRule, actor.userId);
    const content = await readBody(request, maxImportBytes, tooLarge);
    const fileName = url.searchParams.get('name') || 'transcript.txt';
    const db = services.database.forOrganization(actor.organizationId);
    return previewImport({ db, actor, fileName, content });
  };
  const exportFile = async (actor: Actor, url: URL) => {
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
    if (request.method !== method)
      return answerText(response, 405, 'Not allowed.', { allow: method });
    const actor = await authenticate(request);
    if (!actor) return answerText(response, 401, 'Sign in to continue.');
    if (isImport) return answerJson(response, 200, await previewFile(actor, request, url));
    const file = await exportFile(actor, url);
    if (!file) return answerText(response, 404, unseen);
    return answer(response, 200, Buffer.from(file.bytes), {
      'content-type': file.mimeType,
      'content-disposition': contentDisposition(file.fileName),
      'cache-control': 'private, no-store',
    });
  };
}

const isFormat = (text: string): text is ExportFormat =>
  (exportFormats as readonly string[]).includes(text);
