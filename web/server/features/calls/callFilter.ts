import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallType, ProcessingStatus } from '#shared/domain/call.ts';
import { isUuid } from '../../db/isUuid.ts';
import {
  call,
  candidate,
  interview,
  interviewInterviewer,
  position,
  share,
  user,
} from '../../db/tables/schema.ts';
import { containsPattern } from '../../db/textQuery.ts';

/** What narrows a list of calls; what is absent, null or empty does not. */
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
  isSharedWithMe?: boolean | null | undefined;
}

const anyAsked = (column: PgColumn, name: keyof CallFilter): SQL =>
  sql`${column} = any(${sql.placeholder(name)}::${sql.raw(column.getSQLType())}[])`;

const isInterviewer = (condition: SQL): SQL =>
  sql`exists (select from ${interviewInterviewer}
    where ${interviewInterviewer.interviewId} = ${interview.id} and ${condition})`;

const isNameOfInterviewer = sql`exists (select from ${interviewInterviewer}
  join ${user} on ${user.id} = ${interviewInterviewer.userId}
  where ${interviewInterviewer.interviewId} = ${interview.id}
    and ${user.name} ilike ${sql.placeholder('query')})`;

/**
 * The condition of each filter on a select from `call`, `interview`, `candidate` and `position`, with a
 * placeholder of the filter's name.
 */
export const callFilterConditions: Record<keyof CallFilter, SQL> = {
  // Interviewers last: what a row itself says is cheaper to look at.
  query: sql`(${sql.join(
    [
      ...[
        interview.name,
        sql`(${candidate.firstName} || ' ' || ${candidate.lastName})`,
        position.title,
      ].map((column) => sql`${column} ilike ${sql.placeholder('query')}`),
      isNameOfInterviewer,
    ],
    sql` or `,
  )})`,
  candidateId: anyAsked(interview.candidateId, 'candidateId'),
  positionId: anyAsked(interview.positionId, 'positionId'),
  interviewerIds: isInterviewer(anyAsked(interviewInterviewer.userId, 'interviewerIds')),
  stageIds: anyAsked(interview.interviewStageId, 'stageIds'),
  types: anyAsked(call.type, 'types'),
  statuses: anyAsked(call.transcriptionStatus, 'statuses'),
  startAfter: sql`${call.startTime} >= ${sql.placeholder('startAfter')}`,
  startBefore: sql`${call.startTime} < ${sql.placeholder('startBefore')}`,
  isMine: sql`(${interview.ownerId} = ${sql.placeholder('userId')}
    or ${isInterviewer(sql`${interviewInterviewer.userId} = ${sql.placeholder('userId')}`)})`,
  isSharedWithMe: sql`exists (select from ${share} where ${share.interviewId} = ${interview.id}
    and ${share.userId} = ${sql.placeholder('userId')}
    and (${share.expiresAt} is null or ${share.expiresAt} > now()))`,
};

/** The values of the filters that are set; those of the others are left out. */
export function callFilterValues(filter: CallFilter): Partial<Record<keyof CallFilter, unknown>> {
  const values: Record<keyof CallFilter, unknown> = {
    query: containsPattern(filter.query ?? ''),
    candidateId: filter.candidateId && uuids([filter.candidateId]),
    positionId: filter.positionId && uuids([filter.positionId]),
    interviewerIds: filter.interviewerIds?.length && uuids(filter.interviewerIds),
    stageIds: filter.stageIds?.length && uuids(filter.stageIds),
    types: filter.types?.length && filter.types,
    statuses: filter.statuses?.length && filter.statuses,
    startAfter: filter.startAfter,
    startBefore: filter.startBefore,
    isMine: filter.isMine,
    isSharedWithMe: filter.isSharedWithMe,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value)));
}

/** What is no id matches nothing rather than failing. */
const uuids = (ids: readonly string[]): string[] =>
  ids.map((id) => (isUuid(id) ? id : '00000000-0000-0000-0000-000000000000'));
