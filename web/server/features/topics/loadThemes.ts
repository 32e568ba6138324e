import { sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { anyTheme, callRollup, spokenFinding } from '../../db/tables/schema.ts';
import { seenFindings, type InsightFilter } from '../insights/insightFilter.ts';
import { countThemes } from './countThemes.ts';
import { exampleJson, exampleOf, type ExampleRow, type SpokenExample } from './spokenExamples.ts';

export interface SpokenTheme {
  theme: string;
  /** In how many interviews it comes up, and in how many sentences. */
  interviews: number;
  sentences: number;
  /** Of the newest interviews. */
  examples: SpokenExample[];
}

export interface SpokenThemes {
  /** All interviews that are counted, and those in which any theme comes up. */
  interviews: number;
  withAny: number;
  themes: SpokenTheme[];
}

const mostExamples = 5;

interface Row extends Record<string, unknown> {
  all_interviews: number;
  /** Null where nothing was found. */
  theme: string | null;
  interviews: number;
  sentences: number;
  examples: ExampleRow[] | null;
}

/** What candidates ask, or why they look for a place, by theme; the most frequent first, the rest last. One statement. */
export async function loadThemes(
  db: Db,
  actor: Actor,
  filter: InsightFilter,
  kind: 'QUESTION' | 'MOTIVE',
): Promise<SpokenThemes> {
  const rows = await runNamed<Row>(
    db,
    sql`with ${countThemes(actor, filter, kind)}
    select (select interviews from transcribed) as all_interviews, counted.*, newest.examples
    from (select 1) one left join counted on true
    left join lateral (
      select jsonb_agg(${exampleJson} order by f.start_time desc, f.interview_id, f.segment_id, f.start_char) as examples
      from (
        select f.*, c.start_time, held.interview_id
        from (
          select interview_id from (${seenFindings(actor, filter)}) held
          where kind = ${kind} and theme = counted.theme
          order by start_time desc nulls last, interview_id limit ${mostExamples}) held
        join ${callRollup} c on c.interview_id = held.interview_id
        join ${spokenFinding} f on f.call_id = c.call_id and f.kind = ${kind} and f.theme = counted.theme
        order by c.start_time desc, held.interview_id, f.segment_id, f.start_char limit ${mostExamples}) f
    ) newest on counted.theme <> ${anyTheme}
    order by counted.theme = 'OTHER', counted.interviews desc, counted.theme`,
  );
  const all = rows.find(({ theme }) => theme === anyTheme);
  return {
    interviews: rows[0]?.all_interviews ?? 0,
    withAny: all?.interviews ?? 0,
    themes: rows.flatMap(({ theme, interviews, sentences, examples }) =>
      theme === null || theme === anyTheme
        ? []
        : [
            {
              theme,
              interviews,
              sentences,
              examples: (examples ?? []).map((row) => exampleOf(row)),
            },
          ],
    ),
  };
}
