import { and, asc, desc, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { CallType, ProcessingStatus } from '../../../../shared/domain/call.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
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
import { jsonColumns, readJsonColumns } from '../../db/jsonColumns.ts';
import { runNamed } from '../../db/runNamed.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { ofInterview } from './callLoaders.ts';
import {
  listedCallColumns,
  listedCallTables,
  toListedCall,
  type ListedCall,
} from './listedCall.ts';
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
  results: ListedCall[];
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

/** One page of the calls the actor may see; pages count from 1. One statement, whatever the rows. */
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
  const from = sql`${call} join ${interview} on ${ofInterview}
    left join ${candidate} on ${candidate.id} = ${interview.candidateId}
    left join ${position} on ${position.id} = ${interview.positionId}`;
  const order = sql.join(orders[orderBy], sql`, `);
  const [found] = await runNamed<{ total: number; people: UserFacts[] | null }>(
    db,
    sql`with page as materialized (
      select ${call.id} as call_id, ${interview.id} as interview_id from ${from} where ${where}
      order by ${order} limit ${inline(size)} offset ${inline((number - 1) * size)}
    )
    select (select count(*) from ${from} where ${where}) as total,
      (select json_agg(json_build_object('id', ${user.id}, 'name', ${user.name},
          'email', ${user.email}, 'image', ${user.image})) from ${user}
        where ${user.id} in (select ${interviewInterviewer.userId} from page
          join ${interviewInterviewer} on ${interviewInterviewer.interviewId} = page.interview_id)
      ) as people, shown.*
    from ${jsonColumns(
      listedCallColumns,
      sql`page join ${listedCallTables} on ${call.id} = page.call_id order by ${order}`,
    )} shown`,
  );
  const people = new Map((found?.people ?? []).map((person) => [person.id, person]));
  return {
    results: readJsonColumns(listedCallColumns, found ?? {}).map((row) =>
      toListedCall(row, actor, people),
    ),
    totalRows: found?.total ?? 0,
    page: number,
    limit: size,
  };
}

function filterConditions(actor: Actor, filter: CallFilter): (SQL | undefined)[] {
  const byInterviewers = (ids: readonly string[]): SQL =>
    sql`exists (select from ${interviewInterviewer} where ${interviewInterviewer.interviewId} = ${interview.id} and ${anyOf(interviewInterviewer.userId, uuids(ids))})`;
  return [
    filter.query
      ? containsText(filter.query, [
          interview.name,
          sql`(${candidate.firstName} || ' ' || ${candidate.lastName})`,
          position.title,
          sql`(select string_agg(${user.name}, ' ') from ${interviewInterviewer} join ${user} on ${user.id} = ${interviewInterviewer.userId} where ${interviewInterviewer.interviewId} = ${interview.id})`,
        ])
      : undefined,
    filter.candidateId ? anyOf(interview.candidateId, uuids([filter.candidateId])) : undefined,
    filter.positionId ? anyOf(interview.positionId, uuids([filter.positionId])) : undefined,
    filter.interviewerIds?.length ? byInterviewers(filter.interviewerIds) : undefined,
    filter.stageIds?.length ? anyOf(interview.interviewStageId, uuids(filter.stageIds)) : undefined,
    filter.types?.length ? anyOf(call.type, filter.types) : undefined,
    filter.statuses?.length ? anyOf(call.transcriptionStatus, filter.statuses) : undefined,
    filter.startAfter ? gte(call.startTime, filter.startAfter) : undefined,
    filter.startBefore ? lt(call.startTime, filter.startBefore) : undefined,
    filter.isMine
      ? sql`(${interview.ownerId} = ${actor.userId} or ${byInterviewers([actor.userId])})`
      : undefined,
  ];
}

/** As a parameter it would count for a tenth of the rows, and the statement be planned at every use. */
const inline = (count: number): SQL => sql.raw(String(count));

/** What is no id matches nothing rather than failing. */
const uuids = (ids: readonly string[]): string[] =>
  ids.map((id) => (isUuid(id) ? id : '00000000-0000-0000-0000-000000000000'));
