import { sql, type SQL } from 'drizzle-orm';
import { searchNumbers, type SearchNumber } from '../../../shared/domain/searchFacets.ts';
import type { SearchHit } from '../../../shared/domain/searchHit.ts';
import type { Actor } from '../auth/actor.ts';
import type { Db } from '../db/database.ts';
import { visibleCalls } from '../features/calls/visibleCalls.ts';
import { filterSql, numberColumns } from './filterSql.ts';
import type { ParsedQuery } from './parseQuery.ts';
import type { SearchFilter } from './searchFilter.ts';
import {
  aboutRows,
  holdsAll,
  holdsTerm,
  saidTables,
  spreadOfFirst,
  type TermScope,
} from './termSql.ts';

/** What the index stores of a hit; quotes and highlights come after. */
export type StoredHit = Omit<
  SearchHit,
  'objectID' | 'call_id' | 'source' | 'transcript_segments' | 'notes' | 'matched_words'
>;

export interface CallQuestion {
  parsed: ParsedQuery;
  attributes: ReadonlySet<string>;
  filters: readonly SearchFilter[];
  limit: number;
  offset: number;
  /** Attributes to count the values of, as they stand in the index. */
  counted: readonly string[];
  maxValues: number;
  /** Only values that hold these words, for the search in one facet. */
  valueWords?: string;
  measured: readonly SearchNumber[];
}

export interface FoundCalls {
  total: number;
  hits: { call_id: string; hit: StoredHit }[];
  /** Whether notes that the actor may read hold any of the terms. */
  hasNotes: boolean;
  /** Of one term: in how many interviews of the organization it is said, seen or not. */
  spread: number | null;
  values: { facet: string; count: number }[];
  stats: Partial<Record<SearchNumber, NumberStats>>;
}
export interface NumberStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/**
 * The interviews that answer a question and that the actor may see now, newest first (with optional words:
 * those that hold most of them first), their number and the counts of their values. One statement.
 */
export async function findCalls(db: Db, actor: Actor, asked: CallQuestion): Promise<FoundCalls> {
  const { parsed, counted, measured } = asked;
  const scope: TermScope = { reader: actor, attributes: asked.attributes };
  const terms = [...parsed.terms, ...parsed.excluded];
  const placed = parsed.terms.map((term, place) => ({ term, place }));
  const optional = placed
    .filter(({ term }) => term.isOptional)
    .map(({ place }) => holdsTerm(place, scope));
  const required = placed.filter(({ term }) => !term.isOptional);
  const conditions: SQL[] = [
    ...asked.filters.map(filterSql),
    ...(required.length > 0 ? [holdsAll(required, scope)] : []),
    ...(required.length === 0 && optional.length > 0
      ? [sql`(${sql.join(optional, sql` or `)})`]
      : []),
    ...parsed.excluded.map((_, index) => sql`not ${holdsTerm(parsed.terms.length + index, scope)}`),
  ];
  const score =
    optional.length > 0
      ? sql.join(
          optional.map((one) => sql`(${one})::int`),
          sql` + `,
        )
      : sql`0`;
  const columns = [
    ...(counted.length > 0 ? [sql`, s.facets`] : []),
    ...measured.map((name) => sql`, ${numberColumns[name]} as ${sql.identifier(name)}`),
  ];
  // Without filters and counts what is known of the visible calls is enough.
  const hasConditions = asked.filters.length > 0 || counted.length > 0 || measured.length > 0;
  const source = hasConditions
    ? sql`visible join search_call s on s.call_id = visible.call_id`
    : sql`visible s`;
  const order = sql`score desc, start_time desc nulls last, call_id`;
  const { rows } = await db.execute<{
    total: number;
    has_notes: boolean;
    spread: number | null;
    hits: FoundCalls['hits'] | null;
    facets: FoundCalls['values'] | null;
    stats: FoundCalls['stats'] | null;
  }>(sql`
    with visible as materialized (
      select call.id as call_id, call.start_time from call where ${visibleCalls(actor)}),
    about as materialized (${aboutRows(terms, scope)}),
    ${sql.join(saidTables(terms, scope).map((table) => sql`${table}, `))}
    matched as materialized (
      select s.call_id, s.start_time, ${score} as score${sql.join(columns)}
      from ${source}
      where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
    ),
    page as (select call_id, start_time, score from matched order by ${order}
      limit ${asked.limit} offset ${asked.offset})
    select (select count(*) from matched) as total,
      exists (select from about where is_note) as has_notes,
      ${terms.length === 1 ? spreadOfFirst(terms, scope) : sql`null::bigint`} as spread,
      (select json_agg(json_build_object('call_id', page.call_id, 'hit', s.hit)
        order by page.score desc, page.start_time desc nulls last, page.call_id)
        from page join search_call s on s.call_id = page.call_id) as hits,
      ${countsSql(asked)} as facets, ${statsSql(measured)} as stats`);
  const [row] = rows;
  return {
    total: row?.total ?? 0,
    hits: row?.hits ?? [],
    hasNotes: row?.has_notes ?? false,
    spread: row?.spread ?? null,
    values: row?.facets ?? [],
    stats: Object.fromEntries(
      searchNumbers.flatMap((name) => {
        const stats = row?.stats?.[name];
        return stats?.min === null || stats === undefined ? [] : [[name, stats]];
      }),
    ),
  };
}

/** The most frequent values of each attribute counted; equally frequent ones by the alphabet. */
function countsSql({ counted, maxValues, valueWords }: CallQuestion): SQL {
  if (counted.length === 0) return sql`null::json`;
  // With nearly all of them asked for, leaving the rest out costs more than counting it.
  const ofThese =
    counted.length > 8
      ? sql`true`
      : sql.join(
          counted.map((attribute) => sql`starts_with(facet, ${`${attribute}:`})`),
          sql` or `,
        );
  const named =
    valueWords === undefined
      ? sql``
      : sql` where (' ' || search_fold(substr(facet, strpos(facet, ':') + 1))) like ('% ' || btrim(search_fold(${valueWords})) || '%')`;
  return sql`(select json_agg(json_build_object('facet', facet, 'count', count) order by count desc, facet) from (
    select facet, count, row_number() over (partition by split_part(facet, ':', 1) order by count desc, facet) as place
    from (select facet, count(*) as count from matched, unnest(matched.facets) as facet where ${ofThese} group by facet) counted
    ${named}) ranked where place <= ${maxValues})`;
}

function statsSql(measured: readonly SearchNumber[]): SQL {
  if (measured.length === 0) return sql`null::json`;
  const each = measured.map((name) => {
    const column = sql.identifier(name);
    return sql`${name}::text, json_build_object('min', min(${column}), 'max', max(${column}), 'avg', avg(${column}), 'sum', sum(${column}))`;
  });
  return sql`(select json_build_object(${sql.join(each, sql`, `)}) from matched)`;
}
