import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { organizationOfInterviews } from '../../auth/actorSql.ts';
import {
  interviewFigures,
  interviewSums,
  spokenFigures,
  spokenSums,
  type CountedKind,
} from '../../db/tables/schema.ts';
import { coverSpan } from '../insights/coverSpan.ts';
import {
  isNarrowed,
  seenFindings,
  seenInterviews,
  seesEverything,
  type InsightFilter,
} from '../insights/insightFilter.ts';

/**
 * Tables for a statement, of interviews that the actor may see and the filter names: `counted` (theme,
 * interviews, sentences) of a kind, any theme among them, and `transcribed` (interviews), of how many the words
 * are written down. Whoever sees all reads kept sums, unless the filter narrows them.
 */
export const countThemes = (actor: Actor, filter: InsightFilter, kind: CountedKind): SQL =>
  seesEverything(actor) && !isNarrowed(filter)
    ? ofKept(actor, filter, kind)
    : sql`counted as materialized (
        select theme, count(*)::int as interviews, sum(sentences)::int as sentences
        from (${seenFindings(actor, filter)}) f where kind = ${kind} group by theme
      ), transcribed as materialized (
        select count(*)::int as interviews from (${seenInterviews(actor, filter)}) i where transcripts > 0
      )`;

function ofKept(actor: Actor, filter: InsightFilter, kind: CountedKind): SQL {
  const { units, gaps } = coverSpan(filter);
  const organizationId = organizationOfInterviews(actor);
  return sql`unit as materialized (
      select * from unnest(${sql.param(units.map(({ unit }) => unit))}::text[],
        ${sql.param(units.map(({ begins }) => begins))}::date[]) u(unit, begins)
    ), gap as materialized (
      select * from unnest(${sql.param(gaps.map(({ start }) => start))}::timestamptz[],
        ${sql.param(gaps.map(({ end }) => end))}::timestamptz[],
        ${sql.param(gaps.map(({ sign }) => sign))}::int[]) g(gap_start, gap_end, sign)
    ), counted as materialized (
      select theme, sum(interviews)::int as interviews, sum(sentences)::int as sentences from (
        select kept.theme, kept.interviews, kept.sentences from unit
        cross join lateral (select * from ${spokenSums} k where k.organization_id = ${organizationId}
          and k.kind = ${kind} and k.unit = unit.unit and k.begins = unit.begins offset 0) kept
        union all
        select f.theme, gap.sign, gap.sign * f.sentences from gap
        cross join lateral (select * from ${spokenFigures} f where f.organization_id = ${organizationId}
          and f.start_time >= gap.gap_start and f.start_time < gap.gap_end and f.kind = ${kind} offset 0) f
      ) parts group by theme having sum(interviews) > 0
    ), transcribed as materialized (
      select coalesce(sum(interviews), 0)::int as interviews from (
        select kept.transcribed as interviews from unit
        cross join lateral (select * from ${interviewSums} k where k.organization_id = ${organizationId}
          and k.unit = unit.unit and k.begins = unit.begins offset 0) kept
        union all
        select gap.sign from gap
        cross join lateral (select * from ${interviewFigures} f where f.organization_id = ${organizationId}
          and f.start_time >= gap.gap_start and f.start_time < gap.gap_end and f.transcripts > 0 offset 0) f
      ) parts
    )`;
}
