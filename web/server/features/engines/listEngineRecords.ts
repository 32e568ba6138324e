import { and, desc, eq, gte, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { ofInterview, visibleCalls } from '../../auth/visibleCalls.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import {
  call,
  candidate,
  engineRecord,
  interview,
  sentenceReport,
  transcriptEdit,
  user,
} from '../../db/tables/schema.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import { UserError } from '../../errors/userError.ts';

export interface EngineRecordFilter {
  task?: string | null | undefined;
  since?: Date | null | undefined;
  /** Excluded. */
  until?: Date | null | undefined;
  /** Only what people changed or reported. */
  isChanged?: boolean | null | undefined;
}

// Corrections of a transcript are kept with the call, those of sentences with the record.
const editCount = sql<number>`(jsonb_array_length(${engineRecord.changes})
  + case when ${call.transcriptEngineRecordId} = ${engineRecord.id} then
      (select count(*) from ${transcriptEdit} e
        where e.call_id = ${engineRecord.callId} and e.undone_at is null) else 0 end)::int`;
const reportCount = sql<number>`(select count(*) from ${sentenceReport} r
  where r.engine_record_id = ${engineRecord.id})::int`;

const recordColumns = {
  id: engineRecord.id,
  createdAt: engineRecord.createdAt,
  task: engineRecord.task,
  engineName: engineRecord.engineName,
  engineVersion: engineRecord.engineVersion,
  trust: engineRecord.trust,
  languageCode: engineRecord.languageCode,
  inputHash: engineRecord.inputHash,
  callId: call.id,
  isDeleted: sql<boolean>`${call.deletedAt} is not null`,
  interviewName: interview.name,
  candidateName: sql<string | null>`${candidate.firstName} || ' ' || ${candidate.lastName}`,
  actorName: user.name,
  editCount,
  reportCount,
};

/** Cells of spreadsheets hold little more. */
const longestOutput = 20_000;
const exportColumns = {
  ...recordColumns,
  output: sql<string>`left(${engineRecord.output}::text, ${sql.raw(String(longestOutput))})`,
  changes: sql<string>`left(${engineRecord.changes}::text, ${sql.raw(String(longestOutput))})`,
};

/**
 * Records about people: of interviews that the actor may see, and of deleted ones, whose words are gone while it
 * stays known that an engine worked on them.
 */
const isShown = (actor: Actor, filter: EngineRecordFilter, before?: SQL): SQL | undefined =>
  and(
    ...[eq(engineRecord.organizationId, actor.organizationId), before],
    or(visibleCalls(actor), isNotNull(call.deletedAt)),
    filter.task ? eq(engineRecord.task, filter.task) : undefined,
    filter.since ? gte(engineRecord.createdAt, filter.since) : undefined,
    filter.until ? lt(engineRecord.createdAt, filter.until) : undefined,
    filter.isChanged ? sql`(${editCount} > 0 or ${reportCount} > 0)` : undefined,
  );

const findRecords = (db: Db, actor: Actor, filter: EngineRecordFilter, before?: SQL) =>
  db
    .select(recordColumns)
    .from(engineRecord)
    .innerJoin(call, eq(call.id, engineRecord.callId))
    .innerJoin(interview, ofInterview)
    .leftJoin(candidate, eq(candidate.id, interview.candidateId))
    .leftJoin(user, eq(user.id, engineRecord.actorId))
    .where(isShown(actor, filter, before))
    .orderBy(desc(engineRecord.createdAt), desc(engineRecord.id));
export type EngineRecordRow = Awaited<ReturnType<typeof findRecords>>[number];

/** A page of the records, newest first, and where the next one begins; null at the end. */
export async function listEngineRecords(
  db: Db,
  actor: Actor,
  { filter, after, limit }: { filter: EngineRecordFilter; after: string | null; limit: number },
): Promise<{ results: EngineRecordRow[]; nextCursor: string | null }> {
  const size = boundedLimit(limit);
  const before = after === null ? undefined : beforeCursor(after);
  const rows = await findRecords(db, actor, filter, before).limit(size + 1);
  const results = rows.slice(0, size);
  const last = results.at(-1);
  const nextCursor =
    rows.length > size && last ? `${last.createdAt.toISOString()}/${last.id}` : null;
  return { results, nextCursor };
}

/** As many as one file holds; a shorter time has the others. */
export const mostExported = 2000;

/** The newest records that a filter finds with their outputs and changes, for a file. */
export const exportedRecords = (db: Db, actor: Actor, filter: EngineRecordFilter) =>
  db
    .select(exportColumns)
    .from(engineRecord)
    .innerJoin(call, eq(call.id, engineRecord.callId))
    .innerJoin(interview, ofInterview)
    .leftJoin(candidate, eq(candidate.id, interview.candidateId))
    .leftJoin(user, eq(user.id, engineRecord.actorId))
    .where(isShown(actor, filter))
    .orderBy(desc(engineRecord.createdAt), desc(engineRecord.id))
    .limit(mostExported);
export type ExportedRecord = Awaited<ReturnType<typeof exportedRecords>>[number];

/** @throws {UserError} BAD_INPUT for a cursor that no page gave. */
function beforeCursor(cursor: string): SQL | undefined {
  const [time = '', id = ''] = cursor.split('/');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !isUuid(id))
    throw new UserError('BAD_INPUT', 'This page does not exist. Open the list again.');
  return or(
    lt(engineRecord.createdAt, at),
    and(eq(engineRecord.createdAt, at), lt(engineRecord.id, id)),
  );
}
