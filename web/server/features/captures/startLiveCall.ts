import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call, liveCapture, user } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { SendJob } from '../../jobs/job.ts';
import { insertCall } from '../calls/insertCall.ts';
import { silenceMs, watchCaptureQueue } from './captureQueues.ts';

export interface StartLiveCallInput {
  captureId: string;
  platform: 'GOOGLE_MEET';
  meetingUrl?: string | null | undefined;
  name?: string | null | undefined;
  startedAt: Date;
  candidateId?: string | null | undefined;
  candidateName?: string | null | undefined;
  positionId?: string | null | undefined;
  callGuideId?: string | null | undefined;
  iaVersion?: string | null | undefined;
}

/**
 * Makes the call of a meeting that has begun. Sent twice with the same `captureId`, it starts once and
 * answers the same id. Ids in the input must be of things the caller has loaded.
 */
export async function startLiveCall(given: {
  db: Db;
  actor: Actor;
  input: StartLiveCallInput;
  send: SendJob;
}): Promise<{ callId: string }> {
  const { db, actor, input, send } = given;
  const { organizationId, userId } = actor;
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(input.captureId))
    throw new UserError('BAD_INPUT', 'A capture is named by a UUID.');
  return db.transaction(async (tx) => {
    // The row of the person holds two starts of the same capture apart.
    const [owner] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
    const [known] = await tx
      .select({ callId: liveCapture.callId })
      .from(liveCapture)
      .where(and(eq(liveCapture.userId, userId), eq(liveCapture.captureId, input.captureId)));
    if (known) return known;
    const candidateName = input.candidateName?.trim() ?? '';
    const callId = await insertCall(
      tx,
      actor,
      {
        name: input.name,
        candidateId: input.candidateId,
        newCandidate: candidateName === '' ? null : parseName(candidateName),
        positionId: input.positionId,
        callGuideId: input.callGuideId,
        interviewerIds: [userId],
        languageCode: 'en-US',
        startTime: input.startedAt,
        visibility: owner?.defaultCallVisibility,
      },
      { type: 'GOOGLE_MEET', fallbackName: candidateName || 'Google Meet interview' },
    );
    await tx
      .update(call)
      .set({ status: 'LIVE', transcriptionStatus: 'IN_PROGRESS' })
      .where(eq(call.id, callId));
    await tx.insert(liveCapture).values({
      ...{ callId, organizationId, userId, captureId: input.captureId },
      platform: input.platform,
      meetingUrl: withoutQuery(input.meetingUrl),
      extensionVersion: input.iaVersion?.slice(0, 40) ?? null,
    });
    await recordEvent(tx, actor, 'call.captureStarted', callId);
    await send(watchCaptureQueue, { organizationId, callId }, { tx, delaySec: silenceMs / 1000 });
    return { callId };
  });
}

/** The last word is the family name; one word alone stands for both. */
function parseName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : name;
  return { firstName: words.slice(0, -1).join(' ') || name, lastName };
}

/** A meeting's address may carry secrets in its query; the place itself is enough. */
function withoutQuery(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return (origin + pathname).slice(0, 500);
}
