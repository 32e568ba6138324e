import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { VisibilityFacts } from '../../../../shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import {
  call,
  callInterviewer,
  callMetric,
  callShare,
  processingStep,
  recordingFile,
  recordingPeaks,
  upload,
} from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { visibleCalls } from './visibleCalls.ts';

export type CallRow = typeof call.$inferSelect;
/** A call with what its policy needs. */
export type LoadedCall = CallRow & VisibilityFacts;

/**
 * The columns of a loaded call, for any select from `call`. The inner queries name the outer table
 * themselves: Drizzle leaves the table's name away where a query has no join, and a bare "id" would then
 * be the inner table's.
 */
export const loadedCallColumns = {
  ...getTableColumns(call),
  interviewerIds: sql<string[]>`array(
    select i.user_id::text from ${callInterviewer} i where i.call_id = "call"."id" order by i.id)`,
  invitedIds: sql<string[]>`array(
    select s.shared_to_id::text from ${callShare} s
    where s.call_id = "call"."id" and (s.expires_at is null or s.expires_at > now()))`,
};

export const toLoadedCall = (
  row: CallRow & { interviewerIds: string[]; invitedIds: string[] },
): LoadedCall => ({ ...row, isDeleted: row.deletedAt !== null });

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
  const rows = await db
    .select(loadedCallColumns)
    .from(call)
    .where(and(inArray(call.id, [...ids]), visibleCalls(actor)));
  return rows.map(toLoadedCall);
}

export const callLoaders = (db: Db, actor: Actor) => ({
  callById: new ById('interview', (ids) => findVisibleCalls(db, actor, ids)),
  stepsByCallId: new ManyBy(
    (ids) => db.select().from(processingStep).where(inArray(processingStep.callId, ids)),
    (row) => row.callId,
  ),
  metricByCallId: new ManyBy(
    (ids) => db.select().from(callMetric).where(inArray(callMetric.callId, ids)),
    (row) => row.callId,
  ),
  uploadByCallId: new ManyBy(
    (ids) => db.select().from(upload).where(inArray(upload.callId, ids)),
    (row) => row.callId,
  ),
  filesByCallId: new ManyBy(
    (ids) => db.select().from(recordingFile).where(inArray(recordingFile.callId, ids)),
    (row) => row.callId,
  ),
  /** The sketch alone, so that a list of 200 rows does not read 200 whole wave forms. */
  sketchByCallId: new ManyBy(
    (ids) =>
      db
        .select({ callId: recordingPeaks.callId, sketch: recordingPeaks.sketch })
        .from(recordingPeaks)
        .where(inArray(recordingPeaks.callId, ids)),
    (row) => row.callId,
  ),
  peaksByCallId: new ManyBy(
    (ids) => db.select().from(recordingPeaks).where(inArray(recordingPeaks.callId, ids)),
    (row) => row.callId,
  ),
});
