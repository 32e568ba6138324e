import { sql, type SQL } from 'drizzle-orm';
import type { SearchableAttribute } from '#shared/domain/searchFacets.ts';
import type { NoteReader } from '#shared/domain/note.ts';
import { visibleNotes } from '../auth/visibleNotes.ts';
import type { QueryTerm } from './parseQuery.ts';

/** The letters that mark a word of one attribute in `search_call.words`; the migration writes them. */
const marks: Partial<Record<SearchableAttribute, string>> = {
  name: 'én',
  'candidate.name': 'ék',
  'candidate.phoneNumber': 'éf',
  'position.display_title': 'ép',
  'client.name': 'ég',
  'interviewers.name': 'éi',
  'speakers.name': 'él',
  stage: 'és',
  cues: 'éq',
  pois: 'éo',
};
/** Beginnings of a word up to this length stand in the index as words of their own. */
const longestGram = 3;

/** What a term is looked up by in texts: turns, notes, and under a mark in attributes. */
export function termQuery(term: QueryTerm, mark = ''): SQL {
  const first = (text: string, isPrefix: boolean) =>
    sql`search_query(${text}, ${mark}, ${term.isPhrase}, ${isPrefix})`;
  return eitherOf([
    first(term.words.join(' '), term.isPrefix),
    ...term.alternatives.map((word) => first(word, false)),
  ]);
}

/** The same in the words of a whole talk, where a short beginning is looked up without reading many words. */
export function talkQuery(term: QueryTerm): SQL {
  const [word = ''] = term.words;
  if (!term.isPrefix || term.words.length > 1 || [...word].length > longestGram)
    return termQuery(term);
  return sql`${`'è${word}'`}::tsquery`;
}

/** The attributes that say who or what an interview is about; the others say what happened in it. */
const naming: readonly SearchableAttribute[] = ['name', 'candidate.name', 'position.display_title'];

/** What finds interviews that name all terms, one here and one there; null where no name is searched. */
export function namingQuery(terms: readonly QueryTerm[], { attributes }: TermScope): SQL | null {
  const searched = naming.filter((attribute) => attributes.has(attribute));
  if (searched.length === 0) return null;
  const each = terms.map((term) =>
    eitherOf(searched.map((attribute) => termQuery(term, marks[attribute]))),
  );
  return allOf(each);
}

/** All the words as one phrase, in the order they were typed in; null for a single term. */
export function wholePhrase(terms: readonly QueryTerm[]): SQL | null {
  if (terms.length < 2) return null;
  const text = terms.flatMap(({ words }) => words).join(' ');
  return sql`search_query(${text}, '', true, ${terms.at(-1)?.isPrefix ?? false})`;
}

export const eitherOf = (queries: readonly SQL[]): SQL =>
  queries.length === 1 && queries[0] ? queries[0] : sql`(${sql.join([...queries], sql` || `)})`;
export const allOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` && `)})`;

export interface TermScope {
  reader: NoteReader;
  attributes: ReadonlySet<string>;
}

/**
 * Rows (term, call_id, is_note): the interviews whose attributes or notes hold a term. Few as a rule, so they are
 * found once, and the many that only say a word are left to the index of talk.
 */
export function aboutRows(terms: readonly QueryTerm[], { reader, attributes }: TermScope): SQL {
  const marked = Object.entries(marks).filter(([attribute]) => attributes.has(attribute));
  const isEvery = marked.length === Object.keys(marks).length;
  const rows = terms.flatMap((term, place) => [
    ...(marked.length > 0
      ? [
          sql`select ${place}::int as term, call_id, false as is_note from search_about(${
            isEvery ? termQuery(term) : eitherOf(marked.map(([, mark]) => termQuery(term, mark)))
          }) as call_id`,
        ]
      : []),
    ...(attributes.has('notes.text')
      ? [
          sql`select ${place}::int as term, note.call_id, true as is_note from search_in_notes(${termQuery(term)}) as found join note on note.id = found where ${visibleNotes(reader)}`,
        ]
      : []),
  ]);
  return rows.length > 0
    ? sql.join(rows, sql` union all `)
    : sql`select 0 as term, null::uuid as call_id, false as is_note where false`;
}

export const saidTable = (place: number) => sql.identifier(`said${place}`);

/** Tables `said0`, `said1`, … of the interviews whose talk holds each term; read only where needed. */
export function saidTables(terms: readonly QueryTerm[], { attributes }: TermScope): SQL[] {
  if (!attributes.has('transcript_segments.text')) return [];
  return terms.map(
    (term, place) =>
      sql`${saidTable(place)} as materialized (select call_id from ${
        term.isPhrase
          ? sql`search_in_turns(${termQuery(term)})`
          : sql`search_in_talk(${talkQuery(term)})`
      } as call_id)`,
  );
}

/**
 * Whether an interview holds the term, in talk or by the rows of `about`. "is true" keeps the planner from
 * joining: it cannot know how many rows there are, and joins them one with every other.
 */
export function holdsTerm(id: SQL, place: number, { attributes }: TermScope): SQL {
  const about = sql`select about.call_id from about where about.term = ${place}::int`;
  if (!attributes.has('transcript_segments.text')) return sql`(${id} in (${about})) is true`;
  return sql`(${id} in (select call_id from ${saidTable(place)} union all ${about})) is true`;
}
