import { sql, type SQL } from 'drizzle-orm';
import { callTypeName, callTypes } from '#shared/domain/call.ts';
import type { SearchNumber } from '#shared/domain/searchFacets.ts';
import type { NumberOperator, SearchFilter } from './searchFilter.ts';

/** What each comparable attribute is in the row `s` of `search_call`. */
export const numberColumns: Record<SearchNumber, SQL> = {
  call_timestamp_seconds: sql`floor(extract(epoch from s.start_time))`,
  call_duration_seconds: sql`s.duration_seconds`,
  rating: sql`s.rating`,
  candidate_talk_time_ratio: sql`s.candidate_talk_ratio`,
  interviewer_longest_monologue_seconds: sql`s.longest_monologue_seconds`,
  adjusted_call_interactivity: sql`s.interactivity`,
  words_per_minute: sql`s.words_per_minute`,
  count_questions: sql`s.question_count`,
};
const operators: Record<NumberOperator, SQL> = {
  '<': sql`<`,
  '<=': sql`<=`,
  '=': sql`=`,
  '!=': sql`<>`,
  '>': sql`>`,
  '>=': sql`>=`,
};

/**
 * A filter as a condition on an interview by its `id`; what is not known matches nothing. Numbers are
 * compared in the row `s` of `search_call`; see `readsRow`.
 */
export function filterSql(filter: SearchFilter, id: SQL, viewerId: string): SQL {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      if (filter.of.length === 0) return filter.kind === 'and' ? sql`true` : sql`false`;
      const each = filter.of.map((item) => filterSql(item, id, viewerId));
      return sql`(${sql.join(each, filter.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql`not coalesce(${filterSql(filter.of, id, viewerId)}, false)`;
    case 'number':
      return sql`${numberColumns[filter.attribute]} ${operators[filter.operator]} ${filter.value}::float8`;
    case 'facet':
      if (filter.attribute === 'shared_with.id') return isSharedWith(filter.value, id, viewerId);
      return hasFacet(filter.attribute, filter.value, id);
  }
}

/** Whether a filter compares numbers. */
export function readsRow(filter: SearchFilter): boolean {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.of.some(readsRow);
  return filter.kind === 'not' ? readsRow(filter.of) : filter.kind === 'number';
}

/** With whom else an interview was shared is not for everybody who sees it: only the viewer can be named. */
const isSharedWith = (userId: string, id: SQL, viewerId: string): SQL =>
  userId === viewerId
    ? sql`exists (select from share join call on call.interview_id = share.interview_id
        where call.id = ${id} and share.user_id = ${viewerId}::uuid
        and (share.expires_at is null or share.expires_at > now()))`
    : sql`false`;

function hasFacet(attribute: string, value: string, id: SQL): SQL {
  if (attribute !== 'source')
    return sql`(${id} in (select call_id from search_with_facet(${`${attribute}:${value}`}) as call_id)) is true`;
  const types = callTypes.filter((type) => callTypeName(type) === value);
  if (types.length === 0) return sql`false`;
  return sql`(${sql.join(
    types.map((type) => hasFacet('type', type, id)),
    sql` or `,
  )})`;
}
