import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { spokenFinding, type SpokenKind } from '../../db/tables/schema.ts';
import { seenCalls, type InsightFilter } from '../insights/insightFilter.ts';

/**
 * Tables for a statement: `seen`, the transcribed calls that the actor may see and the filter names, and
 * `found`, what rules found in them of some kinds, with interview, position and time.
 */
export const findingTables = (
  actor: Actor,
  filter: InsightFilter,
  kinds: readonly SpokenKind[],
): SQL => sql`seen as materialized (
      select c.call_id, c.interview_id, c.start_time, c.position_id from (${seenCalls(actor, filter)}) c
      where exists (select from search_transcript t where t.call_id = c.call_id)
    ), found as materialized (
      select f.*, s.interview_id, s.start_time, s.position_id
      from ${spokenFinding} f join seen s on s.call_id = f.call_id
      where f.kind = any(${sql.param([...kinds])}::text[])
    )`;
