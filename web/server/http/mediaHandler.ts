import type { IncomingMessage } from 'node:http';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { recordingFile } from '../db/tables/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { answerText } from './answer.ts';
import type { Route } from './route.ts';
import { refuseUnseen, sendStoredFile } from './sendStoredFile.ts';

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
    if (!file || file.isWithheld) return refuseUnseen(response);
    const name = isDownload ? `${call.name}.${extensionOf(file.storageKey)}` : null;
    await sendStoredFile(storage, file, name, response);
  };
}

const extensionOf = (storageKey: string): string => storageKey.split('.').at(-1) ?? 'bin';
