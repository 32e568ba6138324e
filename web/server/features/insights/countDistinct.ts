import { sql, type SQL } from 'drizzle-orm';
import { organizationOfInterviews } from '../../auth/actorSql.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runPlanned } from '../../db/runNamed.ts';
import {
  candidateMonth,
  candidatesAtOnce,
  interviewFigures,
  position,
} from '../../db/tables/schema.ts';
import { coverWholeMonths } from './coverSpan.ts';
import {
  isNarrowed,
  isOpen,
  nearInterviews,
  seenInterviews,
  seesEverything,
  type InsightFilter,
} from './insightFilter.ts';

interface Distinct extends Record<string, unknown> {
  candidates: number;
  positions: number;
}

/** How many candidates and positions the interviews are of that the actor may see. One statement. */
export async function countDistinct(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
): Promise<Distinct> {
  const statement = isNarrowed(filter) ? ofRows(actor, filter) : ofKept(actor, filter);
  const [row] = await runPlanned<Distinct>(db, statement);
  return row ?? { candidates: 0, positions: 0 };
}

function ofRows(actor: Actor, filter: InsightFilter): SQL {
  const seen = seenInterviews(actor, filter);
  return sql`select
    (select count(*)::int from (
      select distinct candidate_id from (${seen}) i where candidate_id is not null) c) as candidates,
    (select count(*)::int from ${position} where ${position.organizationId} = ${actor.organizationId}
      and exists (select from (${seen}) i where i.position_id = ${position.id})) as positions`;
}

/**
 * Positions are asked one by one whether they have an interview: "exists" is turned into reading all interviews of
 * the span where the planner expects to find few. Candidates by the bits of whole months, and those of interviews in the months at the edges. A month at an edge
 * is whole too where no interview of it lies outside of the filter.
 */
function ofKept(actor: Actor, filter: InsightFilter): SQL {
  const { first, last, edges } = coverWholeMonths(filter);
  const organizationId = organizationOfInterviews(actor);
  const atOnce = sql.raw(String(candidatesAtOnce));
  const dates = (times: readonly Date[]) => sql`${sql.param([...times])}::timestamptz[]`;
  const openIn = (start: SQL, end: SQL) => sql`select f.candidate_number from ${interviewFigures} f
    where f.organization_id = ${organizationId} and f.start_time >= ${start} and f.start_time < ${end}
      and ${isOpen(actor, sql`f.visibility`)} and f.candidate_id is not null`;
  const nearRows = seesEverything(actor)
    ? sql`select null::int as candidate_number, null::uuid as position_id where false`
    : sql`select candidate_number, position_id
        from (${nearInterviews(actor, { of: interviewFigures, filter })}) i`;
  return sql`with near as materialized (${nearRows}),
    edge as materialized (
      select m.*, not exists (${openIn(sql`m.month_start`, sql`m.seen_start`)})
        and not exists (${openIn(sql`m.seen_end`, sql`m.month_end`)}) as is_whole
      from unnest(${sql.param(edges.map(({ month }) => month))}::date[],
        ${dates(edges.map(({ monthStart }) => monthStart))}, ${dates(edges.map(({ monthEnd }) => monthEnd))},
        ${dates(edges.map(({ start }) => start))}, ${dates(edges.map(({ end }) => end))}
      ) m(month, month_start, month_end, seen_start, seen_end)),
    counted as materialized (
      select chunk, bit_or(bits) as bits from ${candidateMonth} c
      where c.organization_id = ${organizationId} and ${isOpen(actor, sql`c.visibility`)}
        and (c.month >= ${first}::date and c.month < ${last}::date
          or c.month in (select month from edge where is_whole))
      group by chunk),
    others as (
      select candidate_number from edge
        cross join lateral (${openIn(sql`edge.seen_start`, sql`edge.seen_end`)} offset 0) f
      where not edge.is_whole
      union select candidate_number from near where candidate_number is not null)
    select (select coalesce(sum(bit_count(bits)), 0)::int from counted)
        + (select count(*)::int from others o
          left join counted c on c.chunk = o.candidate_number / ${atOnce}
          where c.bits is null or get_bit(c.bits, o.candidate_number % ${atOnce}) = 0) as candidates,
      (select count(*)::int from ${position} p where p.organization_id = ${organizationId}
        and (coalesce((select true from ${interviewFigures} f
            where f.organization_id = ${organizationId} and f.position_id = p.id
            and f.start_time >= ${new Date(filter.startMs)} and f.start_time < ${new Date(filter.endMs)}
            and ${isOpen(actor, sql`f.visibility`)} limit 1), false)
          or p.id in (select position_id from near))) as positions`;
}
