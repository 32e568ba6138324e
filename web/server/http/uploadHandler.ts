import type { IncomingMessage, ServerResponse } from 'node:http';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { upload } from '../db/tables/schema.ts';
import { Refusal } from '../errors/refusal.ts';
import { uploadNotFound } from '../features/recordings/uploadFault.ts';
import { UploadLocks } from '../features/recordings/uploadLocks.ts';
import type { Uploads } from '../features/recordings/uploads.ts';
import type { Settings } from '../settings/settings.ts';
import { answer, answerText } from './answer.ts';
import { refusalOf } from './refusalOf.ts';
import type { Route } from './route.ts';

export interface UploadHandlerOptions {
  database: Database;
  settings: Pick<Settings, 'MAX_UPLOAD_BYTES'>;
  uploads: Uploads;
  /** `connectionId` names the extension that acts for the person. */
  authenticate(
    request: IncomingMessage,
  ): Promise<{ userId: string; organizationId: string; connectionId?: string | null } | null>;
}

type UploadRow = typeof upload.$inferSelect;

const uploadPath = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;
/** A connection that died without a word keeps its upload from nobody, but it keeps a socket. */
const silenceMs = 120_000;

/**
 * Resumable uploads by tus 1.0 (https://tus.io/protocols/resumable-upload) at `/files/{upload id}`. An
 * upload comes into being by the mutation `addUploadedCall`, so there is no POST, and only the person who
 * began one can see or continue it.
 */
export function createUploadHandler(options: UploadHandlerOptions): Route['answer'] {
  const { database, settings, uploads, authenticate } = options;
  const locks = new UploadLocks();

  const methods: Record<
    string,
    (req: IncomingMessage, res: ServerResponse, row: UploadRow) => Promise<void>
  > = {
    async HEAD(_req, res, row) {
      const offset = row.completedAt
        ? row.sizeBytes
        : await locks.run(row.id, () => uploads.store.durableBytes(row.id));
      // The word that all bytes are here may have been lost with the process.
      if (!row.completedAt && offset === row.sizeBytes) await uploads.arrived(row.id);
      await answer(res, 200, '', { 'upload-offset': offset, 'upload-length': row.sizeBytes });
    },
    async PATCH(req, res, row) {
      if (row.completedAt) throw new Refusal(409, 'This recording has already arrived whole.');
      const offset = await locks.run(row.id, (signal) => receive(req, row, signal));
      if (offset === row.sizeBytes) await uploads.arrived(row.id);
      await answer(res, 204, '', { 'upload-offset': offset });
    },
    async DELETE(_req, res, row) {
      if (!(await uploads.cancel({ actor: row, call: { id: row.callId } })))
        throw new Refusal(409, 'This recording has arrived. Delete the interview instead.');
      await answer(res, 204);
    },
  };

  async function receive(req: IncomingMessage, row: UploadRow, signal: AbortSignal) {
    const offset = Number(req.headers['upload-offset'] ?? NaN);
    if (req.headers['content-type'] !== 'application/offset+octet-stream')
      throw new Refusal(415, 'Send the bytes as application/offset+octet-stream.');
    if (!Number.isSafeInteger(offset) || offset < 0)
      throw new Refusal(400, 'Upload-Offset must say where the bytes belong.');
    if (offset !== (await uploads.store.durableBytes(row.id)))
      throw new Refusal(409, 'The upload stands at another place. Ask for it, then go on.');
    const room = row.sizeBytes - offset;
    if (Number(req.headers['content-length'] ?? 0) > room) throw tooManyBytes();
    return uploads.store.write(bytesOf(req, room, signal), row.id, offset);
  }

  const serve: Route['answer'] = async (req, res, url) => {
    if (req.method === 'OPTIONS')
      return answer(res, 204, '', {
        'tus-version': '1.0.0',
        'tus-extension': 'termination',
        'tus-max-size': settings.MAX_UPLOAD_BYTES,
      });
    const actor = await authenticate(req);
    if (!actor) throw new Refusal(401, 'Sign in to continue this upload.');
    // Its token removes nothing; see `extensionOperations`.
    if (actor.connectionId && req.method === 'DELETE')
      throw new Refusal(403, 'The browser extension may not do this.');
    const method = methods[req.method ?? ''];
    if (!method) {
      res.setHeader('allow', ['OPTIONS', ...Object.keys(methods)].join(', '));
      throw new Refusal(405, 'Begin an upload by adding the interview.');
    }
    const uploadId = uploadPath.exec(url.pathname)?.[1];
    const row = uploadId ? await findOwnUpload(database, actor, uploadId) : undefined;
    if (!row) throw uploadNotFound();
    if (req.headers['tus-resumable'] !== '1.0.0') {
      res.setHeader('tus-version', '1.0.0');
      throw new Refusal(412, 'This server speaks tus 1.0.0: say so by Tus-Resumable.');
    }
    req.setTimeout(silenceMs, () => req.destroy());
    await method(req, res, row);
  };

  return async (req, res, url) => {
    res.setHeader('tus-resumable', '1.0.0');
    try {
      await serve(req, res, url);
    } catch (error) {
      // Whoever sent it has gone or has come back by another request; what arrived is kept.
      if (req.destroyed && !req.complete) return;
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      await answerText(res, refusal.status, refusal.message);
    }
  };
}

/** The body, as long as nobody else continues the upload. @throws {Refusal} 413 beyond `room` */
async function* bytesOf(
  req: IncomingMessage,
  room: number,
  signal: AbortSignal,
): AsyncGenerator<Buffer, void> {
  const stop = () => req.destroy();
  signal.addEventListener('abort', stop, { once: true });
  let left = room;
  // Without destroying: a refusal in the middle still has to be answered.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    left -= chunk.length;
    if (left < 0) throw tooManyBytes();
    yield chunk;
  }
}

const tooManyBytes = () =>
  new Refusal(413, 'More bytes came than the file has. Choose the file again.');

const findOwnUpload = async (
  database: Database,
  actor: { userId: string; organizationId: string },
  uploadId: string,
): Promise<UploadRow | undefined> =>
  (
    await database
      .forOrganization(actor.organizationId)
      .select()
      .from(upload)
      .where(and(eq(upload.id, uploadId), eq(upload.userId, actor.userId)))
  )[0];
