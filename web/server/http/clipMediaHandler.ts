import type { IncomingMessage } from 'node:http';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../auth/actor.ts';
import type { Database } from '../db/database.ts';
import { recordingFile } from '../db/tables/schema.ts';
import type { ClipFiles } from '../features/clips/clipFiles.ts';
import { clipPolicy } from '../features/clips/clipPolicy.ts';
import { createLoaders } from '../graphql/loaders.ts';
import type { Storage } from '../storage/storage.ts';
import { answerText } from './answer.ts';
import type { Route } from './route.ts';
import { refuseUnseen, sendStoredFile } from './sendStoredFile.ts';

export interface ClipMediaHandlerOptions {
  database: Database;
  storage: Storage;
  clipFiles: ClipFiles;
  authenticate(request: IncomingMessage): Promise<Actor | null>;
}

export const clipMediaPath = /^\/media\/clips\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Serves the passage of a clip at `/media/clips/{clipId}` and nothing else of its recording. Each request
 * is authorized; `?download=1` is for those who may download.
 */
export function createClipMediaHandler(options: ClipMediaHandlerOptions): Route['answer'] {
  const { database, storage, clipFiles, authenticate } = options;
  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerText(response, 405, 'Clips can only be read.', { allow: 'GET, HEAD' });
    const actor = await authenticate(request);
    if (!actor) return answerText(response, 401, 'Sign in to open this clip.');
    const [, clipId = ''] = clipMediaPath.exec(url.pathname) ?? [];
    const db = database.forOrganization(actor.organizationId);
    const clip = await createLoaders(db, actor).clipById.load(clipId);
    const isDownload = url.searchParams.get('download') === '1';
    if (!clip || (isDownload && !clipPolicy.can(actor, 'download', clip)))
      return refuseUnseen(response);
    const [recording] = await db
      .select()
      .from(recordingFile)
      .where(and(eq(recordingFile.callId, clip.callId), eq(recordingFile.kind, 'PLAYBACK')));
    if (!recording) return refuseUnseen(response);
    const file = await clipFiles.open(clip, recording);
    const extension = recording.hasVideo ? 'mp4' : 'm4a';
    await sendStoredFile(storage, file, isDownload ? `${clip.name}.${extension}` : null, response);
  };
}
