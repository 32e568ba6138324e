import { and, asc, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { VisibilityFacts } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db, Tx } from '../../db/database.ts';
import {
  call,
  callMetric,
  interview,
  interviewInterviewer,
  liveCapture,
  task,
  recordingFile,
  recordingPeaks,
  share,
  upload,
} from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { ofInterview, visibleCalls } from '../../auth/visibleCalls.ts';

export type CallRow = typeof call.$inferSelect;
type InterviewRow = typeof interview.$inferSelect;
/** A call with what it has of its interview and what its policy needs. */
export type LoadedCall = CallRow &
  VisibilityFacts &
  Pick<InterviewRow, 'name' | 'candidateId' | 'interviewStageId' | 'guideId'>;

/** Of a row of `interview`; its name is written out because Drizzle leaves it away in a select without a join. */
export const interviewerIdsOf = sql<string[]>`array(
    select i.user_id::text from ${interviewInterviewer} i
    where i.interview_id = "interview"."id" order by i.id)`;
/** People invited to a row of `interview` whose invitation has not expired. */
export const invitedIdsOf = sql<string[]>`array(
    select s.user_id::text from ${share} s
    where s.interview_id = "interview"."id" and s.user_id is not null
      and (s.expires_at is null or s.expires_at > now()))`;

export const loadedCallColumns = {
  ...getTableColumns(call),
  name: interview.name,
  visibility: interview.visibility,
  candidateId: interview.candidateId,
  positionId: interview.positionId,
  interviewStageId: interview.interviewStageId,
  guideId: interview.guideId,
  // An interview with a call is not planned, and only a planned one has no owner.
  ownerId: sql<string>`${interview.ownerId}`,
  interviewerIds: interviewerIdsOf,
  invitedIds: invitedIdsOf,
};

/** A select of calls with their interviews; `toLoadedCall` finishes each row. */
export const selectCalls = (db: Tx) =>
  db.select(loadedCallColumns).from(call).innerJoin(interview, ofInterview);

export const toLoadedCall = (row: Omit<LoadedCall, 'isDeleted'>): LoadedCall => ({
  ...row,
  isDeleted: row.deletedAt !== null,
});

/** What decides who sees a loaded call, without the rest of it. */
export const visibilityFactsOf = (loaded: LoadedCall): VisibilityFacts => ({
  organizationId: loaded.organizationId,
  visibility: loaded.visibility,
  ownerId: loaded.ownerId,
  positionId: loaded.positionId,
  interviewerIds: loaded.interviewerIds,
  invitedIds: loaded.invitedIds,
  isDeleted: loaded.isDeleted,
});

/** The calls of these ids that the actor may see, in no order. */
export async function findVisibleCalls(
  db: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<LoadedCall[]> {
  const rows = await selectCalls(db).where(and(anyOf(call.id, ids), visibleCalls(actor)));
  return rows.map(toLoadedCall);
}

/** What a page shows of work on a call; its result is for the next task. */
export const shownTaskColumns = {
  callId: task.callId,
  name: task.name,
  status: task.status,
  progress: task.progress,
  attempts: task.attempts,
  failureReason: task.failureReason,
  startedAt: task.startedAt,
  finishedAt: task.finishedAt,
};

export const callLoaders = (db: Db, actor: Actor) => ({
  callById: new ById('interview', (ids) => findVisibleCalls(db, actor, ids)),
  /** Ask only with ids of interviews the actor was shown. The first recording first. */
  callsByInterviewId: new ManyBy(
    (ids) =>
      db
        .select({ id: call.id, interviewId: call.interviewId })
        .from(call)
        .where(and(anyOf(call.interviewId, ids), isNull(call.deletedAt)))
        .orderBy(asc(call.startTime), asc(call.id)),
    (row) => row.interviewId,
  ),
  stepsByCallId: new ManyBy(
    (ids) => db.select(shownTaskColumns).from(task).where(anyOf(task.callId, ids)),
    (row) => row.callId,
  ),
  metricByCallId: new ManyBy(
    (ids) => db.select().from(callMetric).where(anyOf(callMetric.callId, ids)),
    (row) => row.callId,
  ),
  captureByCallId: new ManyBy(
    (ids) => db.select().from(liveCapture).where(anyOf(liveCapture.callId, ids)),
    (row) => row.callId,
  ),
  uploadByCallId: new ManyBy(
    (ids) => db.select().from(upload).where(anyOf(upload.callId, ids)),
    (row) => row.callId,
  ),
  filesByCallId: new ManyBy(
    (ids) => db.select().from(recordingFile).where(anyOf(recordingFile.callId, ids)),
    (row) => row.callId,
  ),
  /** The sketch alone, so that a list of 200 rows does not read 200 whole wave forms. */
  sketchByCallId: new ManyBy(
    (ids) =>
      db
        .select({ callId: recordingPeaks.callId, sketch: recordingPeaks.sketch })
        .from(recordingPeaks)
        .where(anyOf(recordingPeaks.callId, ids)),
    (row) => row.callId,
  ),
  peaksByCallId: new ManyBy(
    (ids) => db.select().from(recordingPeaks).where(anyOf(recordingPeaks.callId, ids)),
    (row) => row.callId,
  ),
});
