import { and, desc, eq, isNull } from 'drizzle-orm';
import { callTypeName, type CallType } from '#shared/domain/call.ts';
import type { CapturePlatform } from '#shared/domain/captions.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call, interview, liveCapture, user } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { SendJob } from '../../jobs/job.ts';
import { ofInterview } from '../../auth/visibleCalls.ts';
import { insertCall, type CallDetails } from '../calls/insertCall.ts';
import { readConsent } from '../calls/readConsent.ts';
import { candidateNamed } from './candidateNamed.ts';
import { silenceMs, watchCaptureQueue } from './captureQueues.ts';
import { withoutQuery } from './withoutQuery.ts';

export interface AddCallInput extends Pick<
  CallDetails,
  'name' | 'candidateId' | 'positionId' | 'callGuideId'
> {
  captureId: string;
  platform: CapturePlatform;
  startedAt: Date;
  consentText: string;
  meetingUrl?: string | null | undefined;
  candidateName?: string | null | undefined;
  scheduledInterviewId?: string | null | undefined;
  iaVersion?: string | null | undefined;
}

/**
 * Makes the call of a meeting that has begun, of its scheduled interview where there is one. Sent twice with the
 * same `captureId`, it starts once and answers the same id. Ids in the input must be of things the caller has loaded.
 */
export async function addCall(options: {
  db: Db;
  actor: Actor;
  input: AddCallInput;
  send: SendJob;
}): Promise<{ callId: string }> {
  const { db, actor, input, send } = options;
  const { organizationId, userId } = actor;
  if (!isUuid(input.captureId)) throw new UserError('BAD_INPUT', 'A capture is named by a UUID.');
  const consent = readConsent(input.consentText);
  return db.transaction(async (tx) => {
    // The row of the person holds two starts of the same capture apart.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
    const [known] = await tx
      .select({ callId: liveCapture.callId })
      .from(liveCapture)
      .where(and(eq(liveCapture.userId, userId), eq(liveCapture.captureId, input.captureId)));
    if (known) return known;
    const type = callTypeOf[input.platform];
    const candidateName = input.candidateName?.trim() ?? '';
    const callId = await insertCall(
      tx,
      actor,
      {
        name: input.name,
        candidateId:
          input.candidateId ??
          (candidateName === '' ? null : await candidateNamed(tx, actor, candidateName)),
        positionId: input.positionId,
        callGuideId: input.callGuideId,
        interviewerIds: [userId],
        languageCode: await usualLanguage(tx, userId),
        startTime: input.startedAt,
      },
      {
        ...{ type, fallbackName: candidateName || `${callTypeName(type)} interview` },
        scheduledId: input.scheduledInterviewId,
        consent,
      },
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
    // Who saw the text is the actor; the entry is part of the log's chain.
    await recordEvent(tx, actor, 'call.captureStarted', callId, consent);
    await send(watchCaptureQueue, { organizationId, callId }, { tx, delaySec: silenceMs / 1000 });
    return { callId };
  });
}

const callTypeOf = {
  GOOGLE_MEET: 'GOOGLE_MEET',
  ZOOM: 'ZOOM',
  TEAMS: 'TEAMS_NOTETAKER',
} as const satisfies Record<CapturePlatform, CallType>;

/** A meeting does not say what is spoken in it: the language of the person's latest interview. */
async function usualLanguage(tx: Tx, userId: string): Promise<string> {
  const [latest] = await tx
    .select({ languageCode: call.languageCode })
    .from(call)
    .innerJoin(interview, ofInterview)
    .where(and(eq(interview.ownerId, userId), isNull(call.deletedAt)))
    .orderBy(desc(call.startTime))
    .limit(1);
  return latest?.languageCode ?? 'en-US';
}
