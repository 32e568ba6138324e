import { sql } from 'drizzle-orm';
import type { VisibilityFacts } from '../../../../shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import type { RowOf } from '../../db/jsonRow.ts';
import {
  call,
  candidate,
  interview,
  interviewInterviewer,
  interviewStage,
  position,
  recordingPeaks,
  share,
  upload,
} from '../../db/tables/schema.ts';
import type { CandidateFacts } from '../candidates/candidateLoaders.ts';
import type { InterviewStageFacts, PositionFacts } from '../positions/positionLoaders.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { ofInterview, type CallRow } from './callLoaders.ts';

/** What a row of a list shows of a call beside its own columns, read together with it. */
export interface CallParts {
  candidate: CandidateFacts | null;
  position: PositionFacts | null;
  interviewStage: InterviewStageFacts | null;
  interviewers: UserFacts[];
  sketch: string[];
  /** A file that has not arrived whole. */
  pendingUpload: { id: string; sizeBytes: number } | null;
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
  interviewerIds: sql<string[]>`array(select ${interviewInterviewer.userId}
    from ${interviewInterviewer} where ${interviewInterviewer.interviewId} = ${interview.id}
    order by ${interviewInterviewer.id})`,
  invitedIds: sql<string[]>`array(select ${share.userId} from ${share}
    where ${share.interviewId} = ${interview.id} and ${share.userId} is not null
      and (${share.expiresAt} is null or ${share.expiresAt} > now()))`,
};

/** `call` and what a row of a list shows of other tables; each has one row of it at most. */
export const listedCallTables = sql`${call} join ${interview} on ${ofInterview}
  left join ${candidate} on ${candidate.id} = ${interview.candidateId}
  left join ${position} on ${position.id} = ${interview.positionId}
  left join ${interviewStage} on ${interviewStage.id} = ${interview.interviewStageId}
  left join ${recordingPeaks} on ${recordingPeaks.callId} = ${call.id}
  left join ${upload} on ${upload.callId} = ${call.id} and ${upload.completedAt} is null`;

export function toListedCall(
  row: RowOf<typeof listedCallColumns>,
  actor: Actor,
  people: ReadonlyMap<string, UserFacts>,
): ListedCall {
  const { candidateId, firstName, lastName, emails, stageId, stageTitle, ...rest } = row;
  const { positionTitle, requisitionId, locations, positionGroupId, ...others } = rest;
  const { sketch, uploadId, uploadBytes, ...facts } = others;
  const { positionId: id } = facts;
  return {
    ...facts,
    organizationId: actor.organizationId,
    isDeleted: false,
    parts: {
      candidate: candidateId ? { id: candidateId, firstName, lastName, emails } : null,
      position: id ? { id, title: positionTitle, requisitionId, locations, positionGroupId } : null,
      interviewStage: stageId ? { id: stageId, title: stageTitle } : null,
      interviewers: facts.interviewerIds.flatMap((userId) => people.get(userId) ?? []),
      sketch: sketch ?? [],
      pendingUpload: uploadId ? { id: uploadId, sizeBytes: uploadBytes } : null,
    },
  };
}
