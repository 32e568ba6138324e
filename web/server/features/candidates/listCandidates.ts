import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ApplicationStatus } from '#shared/domain/candidate.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { jsonColumns, readJsonColumns } from '../../db/jsonColumns.ts';
import { runNamed } from '../../db/runNamed.ts';
import {
  application,
  call,
  candidate,
  candidateRating,
  interview,
  interviewStage,
  position,
} from '../../db/tables/schema.ts';
import { containsPattern } from '../../db/textQuery.ts';
import { boundedLimit, pageOffset } from '../../errors/pageRange.ts';
import { ofInterview, visibleCalls } from '../../auth/visibleCalls.ts';
import type { ListedCandidate } from './candidateType.ts';
import { visibleCandidates } from '../../auth/visibleCandidates.ts';

export interface CandidateFilter {
  query?: string | null | undefined;
  positionId?: string | null | undefined;
  interviewStageId?: string | null | undefined;
  applicationStatus?: ApplicationStatus | null | undefined;
  /** Mean of the stars, at least. */
  minimumRating?: number | null | undefined;
  recordingDisabled?: boolean | null | undefined;
}
export const candidateOrders = ['NAME', 'NEWEST', 'LAST_INTERVIEW'] as const;
export type CandidateOrder = (typeof candidateOrders)[number];

const averageRating = sql`(select avg(${candidateRating.rating}) from ${candidateRating}
  where ${candidateRating.candidateId} = ${candidate.id})`;

const visibleCallsOf = (actor: Actor) => sql`${call} join ${interview} on ${ofInterview}
  where ${interview.candidateId} = ${candidate.id} and ${visibleCalls(actor)}`;

const listedColumns = (actor: Actor) => ({
  id: candidate.id,
  firstName: candidate.firstName,
  lastName: candidate.lastName,
  emails: candidate.emails,
  phoneNumbers: candidate.phoneNumbers,
  recordingDisabled: candidate.recordingDisabled,
  createdAt: candidate.createdAt,
  ratings: sql<number[]>`array(select ${candidateRating.rating} from ${candidateRating}
    where ${candidateRating.candidateId} = ${candidate.id})`,
  callCount: sql<number>`(select count(*) from ${visibleCallsOf(actor)})`,
  lastCallAt: sql<string | null>`(select max(${call.startTime}) from ${visibleCallsOf(actor)})`,
  applications: sql<ListedApplication[] | null>`(select json_agg(json_build_object(
      'id', ${application.id}, 'status', ${application.status},
      'positionId', ${position.id}, 'positionTitle', ${position.title},
      'requisitionId', ${position.requisitionId}, 'locations', ${position.locations},
      'positionGroupId', ${position.positionGroupId},
      'stageId', ${interviewStage.id}, 'stageTitle', ${interviewStage.title},
      'stageEnteredAt', ${application.stageEnteredAt}, 'closedAt', ${application.closedAt},
      'createdAt', ${application.createdAt}) order by ${application.createdAt} desc)
    from ${application} join ${position} on ${position.id} = ${application.positionId}
    left join ${interviewStage} on ${interviewStage.id} = ${application.interviewStageId}
    where ${application.candidateId} = ${candidate.id})`,
});

interface ListedApplication {
  id: string;
  status: ApplicationStatus;
  positionId: string;
  positionTitle: string;
  requisitionId: string | null;
  locations: string[];
  positionGroupId: string;
  stageId: string | null;
  stageTitle: string | null;
  stageEnteredAt: string;
  closedAt: string | null;
  createdAt: string;
}

const orders: Record<Exclude<CandidateOrder, 'LAST_INTERVIEW'>, SQL> = {
  NAME: sql`${candidate.lastName}, ${candidate.firstName}, ${candidate.id}`,
  NEWEST: sql`${candidate.createdAt} desc, ${candidate.id}`,
};

/** Grouped once, not asked for each candidate: the page may lie anywhere among all of them. */
const lastVisibleCalls = (actor: Actor, calls: SQL): SQL => sql`(
    select ${interview.candidateId} as candidate_id, max(${call.startTime}) as last_call_at
    from ${calls} join ${interview} on ${ofInterview} where ${visibleCalls(actor)}
    group by ${interview.candidateId})`;

/** Of so many calls for each candidate up to the end of the page, most pages are made. */
const callsWalked = 40;

/**
 * The page by last interview, as parts of a `with` that ends in `page`. It is made of the newest calls alone
 * where they fill it; else of all calls, which takes a hundred times as long among 100,000 of them.
 */
function pageByLastCall(actor: Actor, where: SQL | undefined, size: number, skipped: number): SQL {
  const walked = sql.raw(String(callsWalked * (skipped + size)));
  const range = sql.raw(`limit ${size} offset ${skipped}`);
  const found = (join: SQL, condition?: SQL) =>
    sql`(select ${candidate.id}, met.last_call_at from ${candidate} ${join} met
        on met.candidate_id = ${candidate.id} where ${and(where, condition) ?? sql`true`}
      order by last_call_at desc nulls last, id ${range})`;
  return sql`walked as materialized (select * from ${call}
      where ${eq(call.organizationId, actor.organizationId)} and ${call.deletedAt} is null
      order by ${call.startTime} desc limit ${walked}),
    quick as materialized ${found(sql`join ${lastVisibleCalls(actor, sql`walked ${call}`)}`)},
    is_whole as materialized (select count(*) = ${sql.raw(String(size))} and (
        (select count(*) from walked) < ${walked}
        or min(last_call_at) > (select min(start_time) from walked)) as yes from quick),
    page as materialized (select * from quick where (select yes from is_whole) union all
      ${found(
        sql`left join ${lastVisibleCalls(actor, sql`${call}`)}`,
        sql`not (select yes from is_whole)`,
      )})`;
}

/** A page, counted from 1, of the candidates that the actor may see. One statement, whatever the rows. */
export async function listCandidates(
  db: Db,
  actor: Actor,
  filter: CandidateFilter,
  orderBy: CandidateOrder,
  page: number,
  limit: number,
): Promise<ListedCandidate[]> {
  const size = boundedLimit(limit);
  const skipped = pageOffset(page, size);
  const columns = listedColumns(actor);
  const where = and(visibleCandidates(actor), ...filterConditions(filter));
  const [found] = await runNamed(
    db,
    orderBy === 'LAST_INTERVIEW'
      ? sql`with ${pageByLastCall(actor, where, size, skipped)} select * from ${jsonColumns(
          columns,
          sql`${candidate} join page on page.id = ${candidate.id}
            order by page.last_call_at desc nulls last, ${candidate.id}`,
        )} shown`
      : sql`select * from ${jsonColumns(
          columns,
          sql`${candidate} where ${where ?? sql`true`} order by ${orders[orderBy]}
            limit ${sql.raw(String(size))} offset ${sql.raw(String(skipped))}`,
        )} shown`,
  );
  return readJsonColumns(columns, found ?? {}).map(
    ({ applications, lastCallAt, callCount, ratings, ...facts }) => ({
      ...facts,
      parts: {
        ...{ callCount, ratings, lastCallAt: lastCallAt === null ? null : new Date(lastCallAt) },
        applications: (applications ?? []).map(toApplication),
      },
    }),
  );
}

/** To ask for each of 50,000 candidates whether somebody sees them takes far longer than a page of them. */
const mostCounted = 1000;

/** How many candidates the filter finds among those that the actor may see, counted up to a thousand. */
export async function countCandidates(
  db: Db,
  actor: Actor,
  filter: CandidateFilter,
): Promise<{ count: number; isCapped: boolean }> {
  const where = and(visibleCandidates(actor), ...filterConditions(filter));
  const [found] = await runNamed<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select from ${candidate} where ${where ?? sql`true`}
      limit ${sql.raw(String(mostCounted + 1))}) counted`,
  );
  const total = found?.total ?? 0;
  return { count: Math.min(total, mostCounted), isCapped: total > mostCounted };
}

const toApplication = (row: ListedApplication) => ({
  ...{ id: row.id, status: row.status, positionId: row.positionId },
  stageEnteredAt: new Date(row.stageEnteredAt),
  closedAt: row.closedAt === null ? null : new Date(row.closedAt),
  createdAt: new Date(row.createdAt),
  interviewStageId: row.stageId,
  parts: {
    position: {
      ...{ id: row.positionId, title: row.positionTitle, requisitionId: row.requisitionId },
      ...{ locations: row.locations, positionGroupId: row.positionGroupId },
    },
    interviewStage: row.stageId === null ? null : { id: row.stageId, title: row.stageTitle ?? '' },
  },
});

function filterConditions(filter: CandidateFilter): (SQL | undefined)[] {
  const ofApplication = [
    filter.positionId
      ? anyOf(application.positionId, [filter.positionId].filter(isUuid))
      : undefined,
    filter.interviewStageId
      ? anyOf(application.interviewStageId, [filter.interviewStageId].filter(isUuid))
      : undefined,
    filter.applicationStatus ? eq(application.status, filter.applicationStatus) : undefined,
  ].filter((condition) => condition !== undefined);
  const pattern = containsPattern(filter.query ?? '');
  return [
    pattern === undefined ? undefined : sql`${candidate.searchText} like lower(${pattern})`,
    ofApplication.length > 0
      ? sql`exists (select from ${application}
          where ${application.candidateId} = ${candidate.id} and ${and(...ofApplication)})`
      : undefined,
    filter.minimumRating ? sql`${averageRating} >= ${filter.minimumRating}` : undefined,
    typeof filter.recordingDisabled === 'boolean'
      ? eq(candidate.recordingDisabled, filter.recordingDisabled)
      : undefined,
  ];
}
