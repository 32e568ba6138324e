import type { CallVisibility } from '../../../../shared/domain/visibility.ts';
import { acceptedRecordingExtensions } from '../../../../shared/domain/call.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { application, call, callInterviewer, candidate, upload } from '../../db/tables/schema.ts';
import { UserError } from '../../graphql/userError.ts';
import type { UploadRow } from './uploadType.ts';

export interface UploadedCallInput {
  fileName: string;
  sizeBytes: number;
  fingerprint: string;
  name?: string | null | undefined;
  candidateId?: string | null | undefined;
  newCandidate?:
    { firstName: string; lastName: string; email?: string | null | undefined } | null | undefined;
  positionId?: string | null | undefined;
  interviewStageId?: string | null | undefined;
  callGuideId?: string | null | undefined;
  interviewerIds: readonly string[];
  languageCode: string;
  startTime?: Date | null | undefined;
  visibility?: CallVisibility | null | undefined;
}

/**
 * Makes the call and the place its recording will arrive in. Ids in the input must be of things the
 * caller has loaded.
 * @throws {UserError} BAD_INPUT for an empty, too large or foreign file.
 */
export async function addUploadedCall(given: {
  db: Db;
  actor: Actor;
  input: UploadedCallInput;
  maxUploadBytes: number;
}): Promise<{ callId: string; upload: UploadRow }> {
  const { db, actor, input } = given;
  checkFile(input, given.maxUploadBytes);
  const { organizationId } = actor;
  return db.transaction(async (tx) => {
    let candidateId = input.candidateId ?? null;
    if (!candidateId && input.newCandidate) {
      const person = parseCandidate(input.newCandidate);
      const [added] = await tx
        .insert(candidate)
        .values({ organizationId, ...person })
        .returning({ id: candidate.id });
      candidateId = added?.id ?? null;
      if (candidateId) await recordEvent(tx, actor, 'candidate.added', candidateId);
    }
    if (candidateId && input.positionId)
      await tx
        .insert(application)
        .values({ organizationId, candidateId, positionId: input.positionId })
        .onConflictDoNothing();
    const isVideo = /\.(mp4|webm)$/i.test(input.fileName);
    const [added] = await tx
      .insert(call)
      .values({
        organizationId,
        ownerId: actor.userId,
        name: (input.name?.trim() || withoutExtension(input.fileName)).slice(0, 200),
        type: isVideo ? 'UPLOAD_VIDEO' : 'UPLOAD_AUDIO',
        visibility: input.visibility ?? 'PUBLIC',
        candidateId,
        positionId: input.positionId ?? null,
        interviewStageId: input.interviewStageId ?? null,
        guideId: input.callGuideId ?? null,
        startTime: input.startTime ?? new Date(),
        languageCode: input.languageCode,
      })
      .returning({ id: call.id });
    if (!added) throw new UserError('UNAVAILABLE', 'The interview could not be saved. Try again.');
    if (input.interviewerIds.length > 0)
      await tx
        .insert(callInterviewer)
        .values(
          input.interviewerIds.map((userId) => ({ organizationId, callId: added.id, userId })),
        )
        .onConflictDoNothing();
    const [place] = await tx
      .insert(upload)
      .values({
        organizationId,
        userId: actor.userId,
        callId: added.id,
        fileName: input.fileName.slice(0, 255),
        sizeBytes: input.sizeBytes,
        fingerprint: input.fingerprint.slice(0, 500),
      })
      .returning();
    if (!place) throw new UserError('UNAVAILABLE', 'The upload could not be prepared. Try again.');
    await recordEvent(tx, actor, 'call.added', added.id);
    return { callId: added.id, upload: place };
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

function parseCandidate(person: {
  firstName: string;
  lastName: string;
  email?: string | null | undefined;
}) {
  const firstName = person.firstName.trim().slice(0, 100);
  const lastName = person.lastName.trim().slice(0, 100);
  if (firstName === '' || lastName === '')
    throw new UserError('BAD_INPUT', "Enter the candidate's first and last name.");
  const email = person.email?.trim().toLowerCase() ?? '';
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new UserError('BAD_INPUT', 'Enter an email address');
  return { firstName, lastName, emails: email === '' ? [] : [email] };
}

const withoutExtension = (fileName: string): string => fileName.replace(/\.[a-z0-9]+$/i, '');
