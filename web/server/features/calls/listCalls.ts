import { and, asc, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { CallType, ProcessingStatus } from '../../../../shared/domain/call.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import {
  call,
  candidate,
  interview,
  interviewInterviewer,
  position,
  user,
} from '../../db/tables/schema.ts';
import { boundedLimit, containsText } from '../../db/textQuery.ts';
import { isUuid } from '../../db/isUuid.ts';
import { ofInterview, selectCalls, toLoadedCall, type LoadedCall } from './callLoaders.ts';
import { visibleCalls } from './visibleCalls.ts';

export interface CallFilter {
  query?: string | null | undefined;
  candidateId?: string | null | undefined;
  positionId?: string | null | undefined;
  interviewerIds?: readonly string[] | null | undefined;
  stageIds?: readonly string[] | null | undefined;
  types?: readonly CallType[] | null | undefined;
  statuses?: readonly ProcessingStatus[] | null | undefined;
  startAfter?: Date | null | undefined;
  startBefore?: Date | null | undefined;
  isMine?: boolean | null | undefined;
}
export type CallOrder = 'NEWEST' | 'OLDEST' | 'CANDIDATE' | 'LONGEST';
export interface CallPageShape {
  results: LoadedCall[];
  totalRows: number;
  page: number;
  limit: number;
}

const orders: Record<CallOrder, SQL[]> = {
  NEWEST: [desc(call.startTime), asc(call.id)],
  OLDEST: [asc(call.startTime), asc(call.id)],
  CANDIDATE: [
    sql`lower(coalesce(${candidate.lastName} || ' ' || ${candidate.firstName}, ${interview.name}))`,
    desc(call.startTime),
    asc(call.id),
  ],
  LONGEST: [sql`${call.durationMs} desc nulls last`, desc(call.startTime), asc(call.id)],
};

/** One page of the calls the actor may see; pages count from 1. Two statements, whatever the rows. */
export async function listCalls(
  db: Db,
  actor: Actor,
  page: number,
  limit: number,
  orderBy: CallOrder,
  filter: CallFilter,
): Promise<CallPageShape> {
  const size = boundedLimit(limit);
  const number = Math.max(1, Math.min(100_000, Math.trunc(page)));
  const where = and(visibleCalls(actor), ...filterConditions(actor, filter));
  const rows = await selectCalls(db)
    .leftJoin(candidate, eq(candidate.id, interview.candidateId))
    .leftJoin(position, eq(position.id, interview.positionId))
    .where(where)
    .orderBy(...orders[orderBy])
    .limit(size)
    .offset((number - 1) * size);
  const [total] = await db
    .select({ rows: count() })
    .from(call)
    .innerJoin(interview, ofInterview)
    .leftJoin(candidate, eq(candidate.id, interview.candidateId))
    .leftJoin(position, eq(position.id, interview.positionId))
    .where(where);
  return {
    results: rows.map(toLoadedCall),
    totalRows: total?.rows ?? 0,
    page: number,
    limit: size,
  };
}

function filterConditions(actor: Actor, filter: CallFilter): (SQL | undefined)[] {
  const byInterviewers = (ids: readonly string[]): SQL =>
    sql`exists (select from ${interviewInterviewer} where ${interviewInterviewer.interviewId} = ${interview.id} and ${inArray(interviewInterviewer.userId, uuids(ids))})`;
  return [
    filter.query
      ? containsText(filter.query, [
          interview.name,
          sql`(${candidate.firstName} || ' ' || ${candidate.lastName})`,
          position.title,
          sql`(select string_agg(${user.name}, ' ') from ${interviewInterviewer} join ${user} on ${user.id} = ${interviewInterviewer.userId} where ${interviewInterviewer.interviewId} = ${interview.id})`,
        ])
      : undefined,
    filter.candidateId ? inArray(interview.candidateId, uuids([filter.candidateId])) : undefined,
    filter.positionId ? inArray(interview.positionId, uuids([filter.positionId])) : undefined,
    filter.interviewerIds?.length ? byInterviewers(filter.interviewerIds) : undefined,
    filter.stageIds?.length
      ? inArray(interview.interviewStageId, uuids(filter.stageIds))
      : undefined,
    filter.types?.length ? inArray(call.type, [...filter.types]) : undefined,
    filter.statuses?.length ? inArray(call.transcriptionStatus, [...filter.statuses]) : undefined,
    filter.startAfter ? gte(call.startTime, filter.startAfter) : undefined,
    filter.startBefore ? lt(call.startTime, filter.startBefore) : undefined,
    filter.isMine
      ? sql`(${interview.ownerId} = ${actor.userId} or ${byInterviewers([actor.userId])})`
      : undefined,
  ];
}

/** What is no id matches nothing rather than failing. */
const uuids = (ids: readonly string[]): string[] =>
  ids.map((id) => (isUuid(id) ? id : '00000000-0000-0000-0000-000000000000'));
