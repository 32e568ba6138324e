import { sql } from 'drizzle-orm';
import type { SearchNote, SearchSegment } from '#shared/domain/searchHit.ts';
import type { Actor } from '../auth/actor.ts';
import type { Db } from '../db/database.ts';
import { runNamed } from '../db/runNamed.ts';
import { visibleNotes } from '../auth/visibleNotes.ts';
import { longestMatch, termsIn, type Marker } from './highlightText.ts';
import type { QueryTerm } from './parseQuery.ts';
import { allOf, eitherOf, termQuery, wholePhrase, type TermScope } from './termSql.ts';

/** Terms beyond these are not looked up for quotes. */
const mostTerms = 6;
/** A word found in so few interviews is looked up by itself. */
const rare = 300;

export interface Quotes {
  segments: SearchSegment[];
  notes: SearchNote[];
}

type SegmentRow = SearchSegment & { call_id: string; index: number };
type NoteRow = SearchNote & { call_id: string };

/**
 * What was said and noted in these interviews that holds the terms: at most `each` segments a group of
 * speakers and `each` notes. Ask only with ids of calls the actor was just shown.
 */
export async function findQuotes(
  db: Db,
  actor: Actor,
  asked: {
    callIds: readonly string[];
    marker: Marker;
    attributes: TermScope['attributes'];
    each: number;
    hasNotes: boolean;
    /** How many interviews were found in all. */
    total: number;
  },
): Promise<Map<string, Quotes>> {
  const { callIds, marker, attributes, each } = asked;
  const terms = marker.terms.slice(0, mostTerms);
  const found = new Map<string, Quotes>(callIds.map((id) => [id, { segments: [], notes: [] }]));
  if (callIds.length === 0 || terms.length === 0 || each === 0) return found;
  const ids = sql`${`{${callIds.join(',')}}`}::uuid[]`;
  const queries = terms.map((term) => termQuery(term));
  if (attributes.has('transcript_segments.text')) {
    const isRare = terms.length === 1 && !terms[0]?.isPhrase && asked.total <= rare;
    const phrase = wholePhrase(terms);
    const together = phrase ? [phrase, allOf(queries)] : [];
    const rows = await runNamed<SegmentRow>(
      db,
      sql`
      select turn.call_id, turn.index, v.name as speaker, v.role,
        g.id as segment_id, (g.start_ms / 1000.0)::float8 as start_offset_seconds, g.text
      from search_quotes(${eitherOf(queries)}, array[${sql.join([...together, ...queries], sql`, `)}],
        ${ids}, ${each}::int, ${isRare}) turn
      -- One by one: joined as tables, all speakers of the organization would be read.
      cross join lateral (select name, role from speaker where id = turn.speaker_id offset 0) v
      cross join lateral (select id, start_ms, text from segment where id = turn.segment_id offset 0) g
      order by turn.call_id, turn.index`,
    );
    for (const [callId, of] of Map.groupBy(rows, (row) => row.call_id)) {
      const chosen = [...Map.groupBy(of, (row) => row.role).values()].flatMap((group) =>
        chooseQuotes(group, terms, marker, each),
      );
      chosen.sort((a, b) => a.index - b.index);
      const quotes = found.get(callId);
      quotes?.segments.push(...chosen.map(({ call_id: _, index: __, ...segment }) => segment));
    }
  }
  if (asked.hasNotes) {
    const rows = await runNamed<NoteRow>(
      db,
      sql`
      select call_id, note_id, type, time, text from (
        select note.call_id, note.id as note_id, note.type, (note.time_ms / 1000.0)::float8 as time, note.text,
          row_number() over (partition by note.call_id order by note.time_ms, note.id) as place
        from search_note found join note on note.id = found.note_id
        where found.call_id = any(${ids}) and found.words @@ ${eitherOf(queries)} and ${visibleNotes(actor)}
      ) ranked where place <= ${each} order by call_id, place`,
    );
    for (const { call_id: callId, ...note } of rows) found.get(callId)?.notes.push(note);
  }
  return found;
}

/**
 * Those that hold most of the terms between them, the longer terms first; then those that say them on end;
 * among equals the earliest.
 */
function chooseQuotes(
  rows: SegmentRow[],
  terms: readonly QueryTerm[],
  marker: Marker,
  each: number,
): SegmentRow[] {
  if (rows.length <= each || terms.length === 1) return rows.slice(0, each);
  const left = rows.map((row) => {
    const held = termsIn(row.text, marker);
    return {
      row,
      holds: terms.map((_, place) => held.has(place)),
      onEnd: longestMatch(row.text, marker),
    };
  });
  const covered = terms.map(() => false);
  const chosen: SegmentRow[] = [];
  // Long words tell more than short ones, which stand everywhere.
  const weights = terms.map((term) => term.words.join('').length);
  const weightOf = (holds: readonly boolean[]) =>
    holds.reduce((sum, has, place) => sum + (has ? (weights[place] ?? 0) : 0), 0);
  const worth = ({ holds, onEnd }: (typeof left)[number]) =>
    weightOf(holds.map((has, place) => has && !covered[place])) * 10_000 +
    weightOf(holds) * 100 +
    onEnd;
  while (chosen.length < each && left.length > 0) {
    const best = left.reduce((total, other) => (worth(other) > worth(total) ? other : total));
    left.splice(left.indexOf(best), 1);
    for (const [place, has] of best.holds.entries()) if (has) covered[place] = true;
    chosen.push(best.row);
  }
  return chosen;
}
