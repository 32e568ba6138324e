import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from '@tus/server';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { upload } from '../db/tables/schema.ts';
import { serverFull, uploadNotFound } from '../features/recordings/uploadFault.ts';
import { UploadLocker } from '../features/recordings/uploadLocker.ts';
import type { Uploads } from '../features/recordings/uploads.ts';
import type { Settings } from '../settings/settings.ts';
import { answer, answerText } from './answer.ts';
import type { Route } from './route.ts';

export interface UploadHandlerOptions {
  database: Database;
  settings: Settings;
  uploads: Uploads;
  authenticate(
    request: IncomingMessage,
  ): Promise<{ userId: string; organizationId: string } | null>;
}

const path = '/files';
const uploadPath = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;
const protocol = { 'tus-resumable': '1.0.0' };
/** A connection that died without a word keeps its upload from nobody, but it keeps a socket. */
const silenceMs = 120_000;
const methods = 'HEAD, PATCH, DELETE, OPTIONS';

/**
 * Resumable uploads by tus 1.0 at `/files/{upload id}`. An upload comes into being by the mutation
 * `addUploadedCall`, so there is no POST, and only the person who began one can see or continue it.
 */
export function createUploadHandler({
  database,
  settings,
  uploads,
  authenticate,
}: UploadHandlerOptions): Route['answer'] {
  const tus = new Server({
    path,
    datastore: uploads.store,
    locker: new UploadLocker(),
    maxSize: settings.MAX_UPLOAD_BYTES,
    allowedOrigins: [],
    lockDrainTimeout: 500,
    onUploadFinish: async (_request, { id }) => {
      await uploads.arrived(id);
      return {};
    },
    onResponseError: (_request, error) => plainAnswer(error),
  });

  return async (request, response, url) => {
    if (request.method === 'OPTIONS') return tus.handle(request, response);
    const actor = await authenticate(request);
    if (!actor) return answerText(response, 401, 'Sign in to continue this upload.', protocol);
    if (!['HEAD', 'PATCH', 'DELETE'].includes(request.method ?? ''))
      return answerText(response, 405, 'Begin an upload by adding the interview.', {
        ...protocol,
        allow: methods,
      });
    const uploadId = uploadPath.exec(url.pathname)?.[1];
    const row = uploadId ? await findOwnUpload(database, actor, uploadId) : undefined;
    if (!row) return answer(response, 404, uploadNotFound.body, protocol);
    request.url = `${path}/${row.id}`; // The library takes the end of the address for the id.
    request.setTimeout(silenceMs, () => request.destroy());
    if (!request.headers['tus-resumable']) return tus.handle(request, response);
    if (request.method === 'DELETE') {
      if (await uploads.cancel({ actor, call: { id: row.callId } }))
        return answer(response, 204, '', protocol);
      return answerText(
        response,
        409,
        'This recording has arrived. Delete the interview instead.',
        protocol,
      );
    }
    if (row.completedAt) return answerArrived(response, row.sizeBytes);
    if (request.method === 'HEAD' && (await uploads.receivedBytes(row.id)) === row.sizeBytes)
      await uploads.arrived(row.id); // The first telling may have been lost with the process.
    return tus.handle(request, response);
  };
}

const findOwnUpload = async (
  database: Database,
  actor: { userId: string; organizationId: string },
  uploadId: string,
) =>
  (
    await database
      .forOrganization(actor.organizationId)
      .select()
      .from(upload)
      .where(and(eq(upload.id, uploadId), eq(upload.userId, actor.userId)))
  )[0];

/** The bytes have left the upload store for good, but a browser that missed the last answer still asks. */
function answerArrived(response: ServerResponse, sizeBytes: number): Promise<void> {
  if (response.req.method === 'HEAD')
    return answer(response, 200, '', {
      ...protocol,
      'upload-offset': sizeBytes,
      'upload-length': sizeBytes,
    });
  return answerText(response, 409, 'This recording has already arrived whole.', protocol);
}

/** The library's faults in plain words; what it does not know stays out of the answer. */
function plainAnswer(error: Error | { status_code: number; body: string }) {
  if (!('status_code' in error))
    return { status_code: 500, body: 'The upload was interrupted. It can be resumed.\n' };
  if (error.status_code === 409)
    return {
      status_code: 409,
      body: 'The upload stands at another place. Ask for it, then go on.\n',
    };
  if (error.status_code === 413)
    return {
      status_code: 413,
      body: 'More bytes came than the file has. Choose the file again.\n',
    };
  return error.status_code === 507 ? serverFull : error;
}
