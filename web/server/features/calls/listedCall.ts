import { sql } from 'drizzle-orm';
import type { VisibilityFacts } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { actorPlaceholders } from '../../auth/actorSql.ts';
import type { RowOf } from '../../db/jsonRow.ts';
import {
  call,
  candidate,
  interview,
  interviewInterviewer,
  interviewStage,
  noteMention,
  position,
  recordingPeaks,
  share,
  upload,
} from '../../db/tables/schema.ts';
import type { CandidateFacts } from '../candidates/candidateLoaders.ts';
import type { InterviewStageFacts, PositionFacts } from '../positions/positionLoaders.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { ofInterview } from '../../auth/visibleCalls.ts';
import { type CallRow } from './callLoaders.ts';

/** What a row of a list shows of a call beside its own columns, read together with it. */
export interface CallParts {
  candidate: CandidateFacts | null;
  position: PositionFacts | null;
  interviewStage: InterviewStageFacts | null;
  interviewers: UserFacts[];
  sketch: string[];
  /** A file that has not arrived whole. */
  pendingUpload: { id: string; sizeBytes: number } | null;
  unreadMentions: number;
}

/** A call as lists read it: what they show and what the policy needs. A loaded call is one as well. */
export interface ListedCall
  extends
    VisibilityFacts,
    Pick<
      CallRow,
      | 'id'
      | 'startTime'
      | 'durationMs'
      | 'rating'
      | 'status'
      | 'recordingStatus'
      | 'transcriptionStatus'
      | 'processingStep'
      | 'processingProgress'
      | 'failureReason'
      | 'failureCode'
    > {
  name: string;
  parts?: CallParts;
}

/** Columns of one row of `listedCallTables`. */
export const listedCallColumns = {
  id: call.id,
  startTime: call.startTime,
  durationMs: call.durationMs,
  rating: call.rating,
  status: call.status,
  recordingStatus: call.recordingStatus,
  transcriptionStatus: call.transcriptionStatus,
  processingStep: call.processingStep,
  processingProgress: call.processingProgress,
  failureReason: call.failureReason,
  failureCode: call.failureCode,
  name: interview.name,
  visibility: interview.visibility,
  // An interview with a call is not planned, and only a planned one has no owner.
  ownerId: sql<string>`${interview.ownerId}`,
  positionId: interview.positionId,
  positionTitle: position.title,
  requisitionId: position.requisitionId,
  locations: position.locations,
  positionGroupId: position.positionGroupId,
  candidateId: interview.candidateId,
  firstName: candidate.firstName,
  lastName: candidate.lastName,
  emails: candidate.emails,
  stageId: interview.interviewStageId,
  stageTitle: interviewStage.title,
  sketch: sql<string[] | null>`${recordingPeaks.sketch}`,
  uploadId: sql<string | null>`${upload.id}`,
  uploadBytes: upload.sizeBytes,
  unreadMentions: sql<number>`coalesce(mentioned.count, 0)::int`,
  interviewerIds: sql<string[]>`coalesce(team.user_ids, '{}')`,
  invitedIds: sql<string[]>`coalesce(invited.user_ids, '{}')`,
};

/**
 * `call` and what a row of a list shows of other tables; each has one row of it at most. `page` names the
 * rows by `call_id` and `interview_id`. People are gathered for the whole page: a sub-select for each row
 * takes three times as long as all the rest.
 */
export const listedCallTables = sql`page join ${call} on ${call.id} = page.call_id
  join ${interview} on ${ofInterview}
  left join team on team.interview_id = page.interview_id
  left join (
    select ${share.interviewId}, array_agg(${share.userId}) as user_ids
    from page join ${share} on ${share.interviewId} = page.interview_id
    where ${share.userId} is not null and (${share.expiresAt} is null or ${share.expiresAt} > now())
    group by ${share.interviewId}
  ) invited on invited.interview_id = page.interview_id
  left join (
    select ${noteMention.callId}, count(*) from page join ${noteMention}
      on ${noteMention.callId} = page.call_id and ${noteMention.userId} = ${actorPlaceholders.userId}
      and ${noteMention.readAt} is null
    group by ${noteMention.callId}
  ) mentioned on mentioned.call_id = page.call_id
  left join ${candidate} on ${candidate.id} = ${interview.candidateId}
  left join ${position} on ${position.id} = ${interview.positionId}
  left join ${interviewStage} on ${interviewStage.id} = ${interview.interviewStageId}
  left join ${recordingPeaks} on ${recordingPeaks.callId} = ${call.id}
  left join ${upload} on ${upload.callId} = ${call.id} and ${upload.completedAt} is null`;

/** The interviewers of each interview of `page` that has any. */
export const teamOfPage = sql`select ${interviewInterviewer.interviewId},
    array_agg(${interviewInterviewer.userId} order by ${interviewInterviewer.id}) as user_ids
  from page join ${interviewInterviewer} on ${interviewInterviewer.interviewId} = page.interview_id
  group by ${interviewInterviewer.interviewId}`;

export function toListedCall(
  row: RowOf<typeof listedCallColumns>,
  actor: Actor,
  people: ReadonlyMap<string, UserFacts>,
): ListedCall {
  const { positionId, candidateId, stageId, uploadId } = row;
  // Every property by name: copying the rest of a row this wide took half the time of a list of 200.
  return {
    id: row.id,
    startTime: row.startTime,
    durationMs: row.durationMs,
    rating: row.rating,
    status: row.status,
    recordingStatus: row.recordingStatus,
    transcriptionStatus: row.transcriptionStatus,
    processingStep: row.processingStep,
    processingProgress: row.processingProgress,
    failureReason: row.failureReason,
    failureCode: row.failureCode,
    name: row.name,
    visibility: row.visibility,
    ownerId: row.ownerId,
    positionId,
    interviewerIds: row.interviewerIds,
    invitedIds: row.invitedIds,
    organizationId: actor.organizationId,
    isDeleted: false,
    parts: {
      candidate: candidateId
        ? {
            id: candidateId,
            firstName: row.firstName,
            lastName: row.lastName,
            emails: row.emails,
          }
        : null,
      position: positionId
        ? {
            id: positionId,
            title: row.positionTitle,
            requisitionId: row.requisitionId,
            locations: row.locations,
            positionGroupId: row.positionGroupId,
          }
        : null,
      interviewStage: stageId ? { id: stageId, title: row.stageTitle } : null,
      interviewers: row.interviewerIds.flatMap((userId) => people.get(userId) ?? []),
      sketch: row.sketch ?? [],
      unreadMentions: row.unreadMentions,
      pendingUpload: uploadId ? { id: uploadId, sizeBytes: row.uploadBytes } : null,
    },
  };
}
