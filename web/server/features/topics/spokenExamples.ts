import { sql, type SQL } from 'drizzle-orm';
import { quoteAround } from '#shared/domain/customTopic.ts';

/** A passage of an interview that a figure rests on. */
export interface SpokenExample {
  callId: string;
  name: string;
  startTime: Date;
  atMs: number;
  speaker: string;
  quote: string;
}

export interface ExampleRow {
  call_id: string;
  name: string;
  start_time: Date | string;
  at_ms: number;
  speaker: string;
  text: string;
}

export const exampleOf = (row: ExampleRow, keywords: readonly string[] = []): SpokenExample => ({
  ...{ callId: row.call_id, name: row.name, atMs: row.at_ms, speaker: row.speaker },
  ...{ startTime: new Date(row.start_time), quote: quoteAround(row.text, keywords) },
});

/** The columns of an `ExampleRow` as JSON, of rows `f` that are findings with their `interview_id`. */
export const exampleJson: SQL = sql`(
  select jsonb_build_object('call_id', f.call_id, 'name', i.name, 'start_time', f.start_time,
    'at_ms', g.start_ms, 'speaker', v.name, 'text', substr(g.text, f.start_char + 1, f.end_char - f.start_char))
  from segment g join speaker v on v.id = g.speaker_id join interview i on i.id = f.interview_id
  where g.id = f.segment_id)`;
