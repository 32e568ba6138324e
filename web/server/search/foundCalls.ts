import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../auth/actor.ts';
import {
  ofInterview,
  visibleCalls,
  visibleInterviews,
  type VisibilityColumns,
} from '../auth/visibleCalls.ts';
import type { QueryTerm } from './parseQuery.ts';
import { allOf, eitherOf, holdsTerm, saidTable, talkQuery, type TermScope } from './termSql.ts';

/** A term with its place among the terms of the question. */
export interface PlacedTerm {
  term: QueryTerm;
  place: number;
}

const id = sql`"call"."id"`;
const callsTable = sql`"call" join interview on ${ofInterview}`;
/** What `search_talk` answers is of the organization already, and holds no deleted call. */
const talkColumns: VisibilityColumns = {
  organizationId: sql`search_organization()`,
  interviewId: sql`"call"."interview_id"`,
  visibility: sql`"call"."visibility"`,
  ownerId: sql`"call"."owner_id"`,
  positionId: sql`"call"."position_id"`,
};

/**
 * Rows (call_id, start_time): the interviews the actor may see that hold each of the terms, or with `isAny`
 * one of them; all of them without terms. First those whose talk answers by itself, counted from the index
 * alone; where attributes or notes hold a term at all, those that they add.
 */
export function foundCalls(
  actor: Actor,
  terms: readonly PlacedTerm[],
  isAny: boolean,
  scope: TermScope,
): SQL {
  const columns = sql`${id} as call_id, "call"."start_time"`;
  if (terms.length === 0)
    return sql`select ${columns} from ${callsTable} where ${visibleCalls(actor)}`;
  const ofTerms = sql`about.term in (${sql.join(
    terms.map(({ place }) => sql`${place}::int`),
    sql`, `,
  )})`;
  const each = terms.map(({ place }) => holdsTerm(id, place, scope));
  const isApart = !isAny && terms.length > 1;
  const talk = scope.attributes.has('transcript_segments.text')
    ? talkOf(actor, terms, isAny)
    : null;
  const byAttributes = sql.join(
    [
      sql`select ${columns} from ${callsTable} where exists (select from about where ${ofTerms})`,
      sql`${id} in (select about.call_id from about where ${ofTerms})`,
      visibleCalls(actor),
      ...(isApart ? each : []),
      ...(talk ? [sql`${id} not in (${talk.ids})`] : []),
    ],
    sql` and `,
  );
  if (!talk) return byAttributes;
  const others = isAny ? [] : terms.filter((term) => !talk.answered.includes(term));
  const byTalk = sql.join(
    [
      sql`select ${columns} from ${talk.rows} where ${talk.visible}`,
      ...others.map(({ place }) => holdsTerm(id, place, scope)),
    ],
    sql` and `,
  );
  return sql`${byTalk} union all ${byAttributes}`;
}

interface TalkSource {
  /** What to select from, under the name of the table of calls. */
  rows: SQL;
  /** Which of these rows the actor may see. */
  visible: SQL;
  /** The same interviews' ids. */
  ids: SQL;
  /** The terms that these interviews hold. */
  answered: readonly PlacedTerm[];
}

/** Interviews by what is said in them: by the words of whole talks, phrases by the turns. */
function talkOf(actor: Actor, terms: readonly PlacedTerm[], isAny: boolean): TalkSource {
  const words = terms.filter(({ term }) => !term.isPhrase);
  const isWords = isAny ? words.length === terms.length : words.length > 0;
  if (isWords) {
    const queries = words.map(({ term }) => talkQuery(term));
    const asked = isAny ? eitherOf(queries) : allOf(queries);
    return {
      rows: sql`search_talk(${asked}) "call"`,
      visible: visibleInterviews(actor, talkColumns),
      ids: sql`select id from search_talk(${asked})`,
      answered: words,
    };
  }
  const answered = isAny ? terms : terms.slice(0, 1);
  const ids = sql.join(
    answered.map(({ place }) => sql`select call_id from ${saidTable(place)}`),
    sql` union all `,
  );
  return {
    rows: callsTable,
    visible: sql`${id} in (${ids}) and ${visibleCalls(actor)}`,
    ids,
    answered,
  };
}
