import { acceptedRecordingExtensions } from '#shared/domain/call.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { upload } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { insertCall, type CallDetails } from './insertCall.ts';
import { readConsent } from './readConsent.ts';
import type { UploadRow } from './uploadType.ts';

export interface UploadedCallInput extends CallDetails {
  fileName: string;
  sizeBytes: number;
  fingerprint: string;
  consentText: string;
}

/**
 * Makes the call and the place its recording will arrive in. Ids in the input must be of things the
 * caller has loaded.
 * @throws {UserError} BAD_INPUT for an empty, too large or foreign file, and without the consent of those in it.
 */
export async function addUploadedCall(options: {
  db: Db;
  actor: Actor;
  input: UploadedCallInput;
  maxUploadBytes: number;
}): Promise<{ callId: string; upload: UploadRow }> {
  const { db, actor, input } = options;
  checkFile(input, options.maxUploadBytes);
  const consent = readConsent(input.consentText);
  return db.transaction(async (tx) => {
    const isVideo = /\.(mp4|webm)$/i.test(input.fileName);
    const callId = await insertCall(tx, actor, input, {
      type: isVideo ? 'UPLOAD_VIDEO' : 'UPLOAD_AUDIO',
      fallbackName: withoutExtension(input.fileName),
      consent,
    });
    const [place] = await tx
      .insert(upload)
      .values({
        organizationId: actor.organizationId,
        userId: actor.userId,
        callId,
        fileName: input.fileName.slice(0, 255),
        sizeBytes: input.sizeBytes,
        fingerprint: input.fingerprint.slice(0, 500),
      })
      .returning();
    if (!place) throw new UserError('UNAVAILABLE', 'The upload could not be prepared. Try again.');
    return { callId, upload: place };
  });
}

function checkFile(input: UploadedCallInput, maxUploadBytes: number): void {
  const extension = /\.([a-z0-9]+)$/i.exec(input.fileName)?.[1]?.toLowerCase() ?? '';
  if (!(acceptedRecordingExtensions as readonly string[]).includes(extension))
    throw new UserError(
      'BAD_INPUT',
      'This kind of file cannot be used. Choose an M4A, MP3, MP4, WAV, WEBA or WEBM file.',
    );
  if (!Number.isSafeInteger(input.sizeBytes) || input.sizeBytes <= 0)
    throw new UserError('BAD_INPUT', 'This file is empty. Choose another one.');
  if (input.sizeBytes > maxUploadBytes)
    throw new UserError(
      'BAD_INPUT',
      `This file is larger than the limit of ${Math.floor(maxUploadBytes / 1024 ** 2)} MB. Export it with a lower quality and try again.`,
    );
}

const withoutExtension = (fileName: string): string => fileName.replace(/\.[a-z0-9]+$/i, '');
