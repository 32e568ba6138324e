import { sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import type { InsightFilter } from '../insights/insightFilter.ts';
import { findingTables } from './findingTables.ts';
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
    sql`with ${findingTables(actor, filter, [kind])}, ranked as (
      select found.*, row_number() over (
        partition by theme order by start_time desc, interview_id, segment_id, start_char) as place
      from found
    )
    select (select count(distinct interview_id)::int from seen) as all_interviews, themes.*,
      (select jsonb_agg(${exampleJson} order by f.place) from ranked f
        where f.theme = themes.theme and f.place <= ${mostExamples}) as examples
    from (select 1) one left join (
      select theme, count(distinct interview_id)::int as interviews, count(*)::int as sentences
      from found group by grouping sets ((), (theme))
    ) themes on true
    order by themes.theme = 'OTHER', themes.interviews desc, themes.theme`,
  );
  const all = rows.find(({ theme }) => theme === null);
  return {
    interviews: all?.all_interviews ?? 0,
    withAny: all?.interviews ?? 0,
    themes: rows.flatMap(({ theme, interviews, sentences, examples }) =>
      theme === null
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
