import { sql, type SQL } from 'drizzle-orm';
import { searchNumbers, type SearchNumber } from '#shared/domain/searchFacets.ts';
import type { SearchOrder } from '#shared/domain/searchIndexOf.ts';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import type { Actor } from '../auth/actor.ts';
import type { Db } from '../db/database.ts';
import { runNamed } from '../db/runNamed.ts';
import { ofInterview, visibleCalls } from '../auth/visibleCalls.ts';
import { filterSql, numberColumns, readsRow } from './filterSql.ts';
import type { ParsedQuery, QueryTerm } from './parseQuery.ts';
import type { SearchFilter } from './searchFilter.ts';
import { foundCalls } from './foundCalls.ts';
import {
  aboutRows,
  allOf,
  eitherOf,
  holdsTerm,
  namingQuery,
  saidTables,
  termQuery,
  wholePhrase,
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
  order: SearchOrder;
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
  values: { facet: string; count: number }[];
  stats: Partial<Record<SearchNumber, NumberStats>>;
}
export interface NumberStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

const newestFirst = sql`page.start_time desc nulls last, page.call_id`;
/** Each order of a page; `key` is a column of its own, read from the row `s` of `search_call`. */
const orders: Record<SearchOrder, { key?: SQL; by: SQL }> = {
  newest: { by: sql`page.score desc, ${newestFirst}` },
  oldest: { by: sql`page.start_time asc nulls last, page.call_id` },
  candidate: {
    key: sql`lower(coalesce((select last_name || ' ' || first_name from candidate
      where candidate.id = (s.hit #>> '{candidate,id}')::uuid), s.hit ->> 'name'))`,
    by: sql`page.sort_key, ${newestFirst}`,
  },
  longest: { key: sql`s.duration_seconds`, by: sql`page.sort_key desc nulls last, ${newestFirst}` },
  // First those that are about it by name, then those that say all of it as a phrase. Within each, those that
  // say most of it for their length, where each further turn counts less.
  relevance: {
    key: sql`(case when found.call_id in (select call_id from named) then 2
        when mentions.phrases > 0 then 1 else 0 end)
      + coalesce(mentions.worth / (mentions.worth + 0.5 + coalesce(s.duration_seconds, 0) / 3600.0), 0)`,
    by: sql`page.score desc, page.sort_key desc, ${newestFirst}`,
  },
};

/**
 * The interviews that answer a question and that the actor may see now, in the order asked for (newest first
 * with optional words: those that hold most of them first), their number and the counts of their values.
 * One statement.
 */
export async function findCalls(db: Db, actor: Actor, asked: CallQuestion): Promise<FoundCalls> {
  const { parsed, counted, measured } = asked;
  const scope: TermScope = { reader: actor, attributes: asked.attributes };
  const terms = [...parsed.terms, ...parsed.excluded];
  const placed = parsed.terms.map((term, place) => ({ term, place }));
  const optional = placed.filter(({ term }) => term.isOptional);
  const required = placed.filter(({ term }) => !term.isOptional);
  const isAny = required.length === 0;
  const id = sql`found.call_id`;
  const conditions: SQL[] = [
    ...asked.filters.map((filter) => filterSql(filter, id, actor.userId)),
    ...parsed.excluded.map(
      (_, index) => sql`not (${holdsTerm(id, parsed.terms.length + index, scope)})`,
    ),
  ];
  const score =
    optional.length > 0
      ? sql.join(
          optional.map(({ place }) => sql`(${holdsTerm(id, place, scope)})::int`),
          sql` + `,
        )
      : sql`0`;
  // Without words everything answers equally well.
  const isRanked = asked.order === 'relevance' && parsed.terms.length > 0;
  const { key, by } = orders[asked.order === 'relevance' && !isRanked ? 'newest' : asked.order];
  const columns = [
    ...(key ? [sql`, ${key} as sort_key`] : []),
    ...(counted.length > 0 ? [sql`, s.facets`] : []),
    ...measured.map((name) => sql`, ${numberColumns[name]} as ${sql.identifier(name)}`),
  ];
  const needsRow = asked.filters.some(readsRow) || columns.length > 0;
  // As parameters they would count for a tenth of the rows, and the statement be planned at every search.
  const limit = sql.raw(String(Math.trunc(asked.limit)));
  const offset = asked.offset === 0 ? sql`` : sql`offset ${asked.offset}`;
  const [row] = await runNamed<{
    total: number;
    has_notes: boolean;
    hits: FoundCalls['hits'] | null;
    facets: FoundCalls['values'] | null;
    stats: FoundCalls['stats'] | null;
  }>(
    db,
    sql`
    with about as materialized (${aboutRows(terms, scope)}),
    ${isRanked ? sql`named as materialized (${namedRows(parsed.terms, scope)}),` : sql``}
    ${sql.join(saidTables(terms, scope).map((table) => sql`${table}, `))}
    matched as materialized (
      select found.call_id, found.start_time, ${score} as score${sql.join(columns)}
      from (${foundCalls(actor, isAny ? optional : required, isAny, scope)}) found
      ${needsRow ? sql`join search_call s on s.call_id = found.call_id` : sql``}
      ${isRanked ? sql`left join ${mentionsOf(parsed.terms)} mentions on mentions.call_id = found.call_id` : sql``}
      where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
    ),
    page as (select call_id, start_time, score${key ? sql`, sort_key` : sql``} from matched page
      order by ${by} limit ${limit} ${offset})
    select (select count(*) from matched) as total,
      exists (select from about where is_note) as has_notes,
      -- Who may see what is shown is asked of the interviews themselves once more.
      (select json_agg(json_build_object('call_id', page.call_id, 'hit', s.hit)
        order by ${by})
        from page join search_call s on s.call_id = page.call_id
          join "call" on "call"."id" = page.call_id
          join interview on ${ofInterview} and ${visibleCalls(actor)}) as hits,
      ${countsSql(asked)} as facets, ${statsSql(measured)} as stats`,
  );
  return {
    total: row?.total ?? 0,
    hits: row?.hits ?? [],
    hasNotes: row?.has_notes ?? false,
    values: row?.facets ?? [],
    stats: Object.fromEntries(
      searchNumbers.flatMap((name) => {
        const stats = row?.stats?.[name];
        return stats?.min === null || stats === undefined ? [] : [[name, stats]];
      }),
    ),
  };
}

/** Rows (call_id): the interviews that hold all terms in their names. */
function namedRows(terms: readonly QueryTerm[], scope: TermScope): SQL {
  const query = namingQuery(terms, scope);
  return query
    ? sql`select call_id from search_about(${query}) as call_id`
    : sql`select null::uuid as call_id where false`;
}

function mentionsOf(terms: readonly QueryTerm[]): SQL {
  const queries = terms.map((term) => termQuery(term));
  const phrase = wholePhrase(terms);
  const [all, whole] = phrase ? [allOf(queries), phrase] : [sql`null`, sql`null`];
  return sql`search_mentions(${eitherOf(queries)}, ${all}, ${whole})`;
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
