import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { actorPlaceholders, actorValues } from '../../auth/actorSql.ts';
import type { Db } from '../../db/database.ts';
import { call, candidate, interview, position, share, user } from '../../db/tables/schema.ts';
import { boundedLimit, boundedPage } from '../../errors/pageRange.ts';
import { jsonColumns, readJsonColumns } from '../../db/jsonColumns.ts';
import { buildStatement, runNamed, type BuiltStatement } from '../../db/runNamed.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { callFilterConditions, callFilterValues, type CallFilter } from './callFilter.ts';
import {
  listedCallColumns,
  listedCallTables,
  teamOfPage,
  toListedCall,
  type ListedCall,
} from './listedCall.ts';
import { ofInterview, visibleCalls } from '../../auth/visibleCalls.ts';

export type CallOrder = 'NEWEST' | 'OLDEST' | 'CANDIDATE' | 'LONGEST';
export interface CallPageShape {
  results: ListedCall[];
  /** Counted up to `mostCounted` or the end of this page, whichever is more. */
  totalRows: number;
  isTotalCapped: boolean;
  /** When the next invitation of the organization expires, and so who sees what may change. */
  untilMs: number;
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

/** To count 100,000 rows of which each has its rights takes a hundred times as long as to read a page of them. */
const mostCounted = 1000;

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
  const number = boundedPage(page, size);
  const asked = callFilterValues(filter);
  const [found] = await runNamed<{
    total: number;
    people: UserFacts[] | null;
    until: Date | null;
  }>(db, listStatement({ size, number, orderBy, filters: Object.keys(asked) }), {
    ...actorValues(actor),
    ...asked,
  });
  const counted = countedTo({ size, number });
  const people = new Map((found?.people ?? []).map((person) => [person.id, person]));
  return {
    results: readJsonColumns(listedCallColumns, found ?? {}).map((row) =>
      toListedCall(row, actor, people),
    ),
    totalRows: Math.min(found?.total ?? 0, counted),
    isTotalCapped: (found?.total ?? 0) > counted,
    untilMs: found?.until?.getTime() ?? Infinity,
    page: number,
    limit: size,
  };
}

interface ListShape {
  size: number;
  number: number;
  orderBy: CallOrder;
  filters: readonly string[];
}

const countedTo = ({ size, number }: Pick<ListShape, 'size' | 'number'>): number =>
  Math.max(mostCounted, size * number);

/** The lists that people open most have few shapes; the texts of the others are built each time. */
const mostBuilt = 50;
const built = new Map<string, BuiltStatement>();

function listStatement(shape: ListShape): BuiltStatement {
  const { size, number, orderBy, filters } = shape;
  const key = [size, number, orderBy, ...filters].join(' ');
  const known = built.get(key);
  if (known) return known;
  const statement = buildListStatement(shape);
  if (built.size < mostBuilt) built.set(key, statement);
  return statement;
}

function buildListStatement({ size, number, orderBy, filters }: ListShape): BuiltStatement {
  const where = and(
    visibleCalls(actorPlaceholders),
    ...Object.entries(callFilterConditions).flatMap(([name, condition]) =>
      filters.includes(name) ? [condition] : [],
    ),
  );
  const from = sql`${call} join ${interview} on ${ofInterview}
    left join ${candidate} on ${candidate.id} = ${interview.candidateId}
    left join ${position} on ${position.id} = ${interview.positionId}`;
  const order = sql.join(orders[orderBy], sql`, `);
  const range = sql`limit ${inline(size)} offset ${inline((number - 1) * size)}`;
  const page =
    orderBy === 'CANDIDATE'
      ? pageByCandidate({ from, where, range, upTo: size * number })
      : sql`select ${call.id} as call_id, ${interview.id} as interview_id from ${from} where ${where}
          order by ${order} ${range}`;
  // The page ends with its last row, by an index where there is one; only the count looks further.
  return buildStatement(sql`with page as materialized (${page}), team as materialized (${teamOfPage})
    select (select min(${share.expiresAt}) from ${share}
        where ${share.organizationId} = ${actorPlaceholders.organizationId} and ${share.expiresAt} > now()) as until,
      (select count(*) from (select from ${from} where ${where}
        limit ${inline(countedTo({ size, number }) + 1)}) counted) as total,
      (select json_agg(json_build_object('id', ${user.id}, 'name', ${user.name},
          'email', ${user.email}, 'image', ${user.image})) from ${user}
        where ${user.id} in (select unnest(user_ids) from team)) as people, shown.*
    from ${jsonColumns(listedCallColumns, sql`${listedCallTables} order by ${order}`)} shown`);
}

/**
 * Candidates and interviews without one are walked by an index of their own, each up to the end of the page:
 * one order over both would sort all calls.
 */
function pageByCandidate(parts: {
  from: SQL;
  where: SQL | undefined;
  range: SQL;
  upTo: number;
}): SQL {
  const { from, where, range, upTo } = parts;
  const walk = (name: SQL, condition: SQL) => sql`(select ${call.id} as call_id,
      ${interview.id} as interview_id, ${name} as sort_name, ${call.startTime} as start_time
    from ${from} where ${and(condition, where)}
    order by ${name}, ${call.startTime} desc, ${call.id} limit ${inline(upTo)})`;
  const { organizationId } = actorPlaceholders;
  return sql`select call_id, interview_id from (
      ${walk(
        sql`lower(${candidate.lastName} || ' ' || ${candidate.firstName})`,
        sql`${candidate.organizationId} = ${organizationId}`,
      )} union all
      ${walk(
        sql`lower(${interview.name})`,
        sql`${interview.candidateId} is null and ${interview.organizationId} = ${organizationId}`,
      )}) walked
    order by sort_name, start_time desc, call_id ${range}`;
}

/** As a parameter it would count for a tenth of the rows, and the statement be planned at every use. */
const inline = (count: number): SQL => sql.raw(String(count));
