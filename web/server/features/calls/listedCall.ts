import { sql } from 'drizzle-orm';
import type { VisibilityFacts } from '../../../../shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
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
  user,
} from '../../db/tables/schema.ts';
import type { CandidateFacts } from '../candidates/candidateLoaders.ts';
import type { InterviewStageFacts, PositionFacts } from '../positions/positionLoaders.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import type { CallRow } from './callLoaders.ts';

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

type ReadInSql = 'organizationId' | 'isDeleted' | 'interviewerIds' | 'startTime' | 'parts';
export type ListedCallJson = Omit<ListedCall, ReadInSql> &
  Omit<CallParts, 'interviewers'> & { startTime: string; interviewers: UserFacts[] | null };

/** One row of a select from `call`, `interview`, `candidate` and `position`. */
export const listedCallJson = sql`json_build_object(
  'id', ${call.id}, 'startTime', ${call.startTime}, 'durationMs', ${call.durationMs},
  'rating', ${call.rating}, 'status', ${call.status}, 'recordingStatus', ${call.recordingStatus},
  'transcriptionStatus', ${call.transcriptionStatus}, 'processingStep', ${call.processingStep},
  'processingProgress', ${call.processingProgress}, 'failureReason', ${call.failureReason},
  'failureCode', ${call.failureCode}, 'name', ${interview.name},
  'visibility', ${interview.visibility}, 'ownerId', ${interview.ownerId},
  'positionId', ${interview.positionId},
  'invitedIds', array(select ${share.userId} from ${share}
    where ${share.interviewId} = ${interview.id} and ${share.userId} is not null
      and (${share.expiresAt} is null or ${share.expiresAt} > now())),
  'interviewers', (select json_agg(json_build_object('id', ${user.id}, 'name', ${user.name},
      'email', ${user.email}, 'image', ${user.image}) order by ${interviewInterviewer.id})
    from ${interviewInterviewer} join ${user} on ${user.id} = ${interviewInterviewer.userId}
    where ${interviewInterviewer.interviewId} = ${interview.id}),
  'candidate', case when ${candidate.id} is not null then json_build_object(
    'id', ${candidate.id}, 'firstName', ${candidate.firstName}, 'lastName', ${candidate.lastName},
    'emails', ${candidate.emails}) end,
  'position', case when ${position.id} is not null then json_build_object(
    'id', ${position.id}, 'title', ${position.title}, 'requisitionId', ${position.requisitionId},
    'locations', ${position.locations}, 'positionGroupId', ${position.positionGroupId}) end,
  'interviewStage', (select json_build_object('id', ${interviewStage.id}, 'title', ${interviewStage.title})
    from ${interviewStage} where ${interviewStage.id} = ${interview.interviewStageId}),
  'sketch', coalesce((select ${recordingPeaks.sketch} from ${recordingPeaks}
    where ${recordingPeaks.callId} = ${call.id}), '{}'),
  'pendingUpload', (select json_build_object('id', ${upload.id}, 'sizeBytes', ${upload.sizeBytes})
    from ${upload} where ${upload.callId} = ${call.id} and ${upload.completedAt} is null))`;

export function toListedCall(json: ListedCallJson, actor: Actor): ListedCall {
  const { candidate, position, interviewStage, sketch, pendingUpload, ...facts } = json;
  const interviewers = json.interviewers ?? [];
  return {
    ...facts,
    startTime: new Date(json.startTime),
    organizationId: actor.organizationId,
    isDeleted: false,
    interviewerIds: interviewers.map(({ id }) => id),
    parts: { candidate, position, interviewStage, interviewers, sketch, pendingUpload },
  };
}
