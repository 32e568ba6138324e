import { sql } from 'drizzle-orm';
import { getTableConfig, PgArray, PgJsonb, PgTable, PgText } from 'drizzle-orm/pg-core';
import type { Database } from '../../web/server/db/database.ts';
import * as tables from '../../web/server/db/tables/schema.ts';
import { readTurns, writeTurns } from '../../web/server/features/transcripts/transcriptBody.ts';

/** Not what people, engines or files say: keys of sign-in and files, figures, and what triggers write. */
const technicalTables = new Set([
  ...['account', 'audit_chain', 'audit_entry', 'extension_code', 'extension_connection'],
  ...['rate_limit', 'recording_file', 'recording_peaks', 'search_call', 'session', 'sign_in_code'],
  ...[
    'spoken_figures',
    'spoken_sums',
    'task',
    'team_role_policy',
    'transcript_body',
    'transcription_chunk',
    'verification',
  ],
]);
const technicalColumns = new Set([
  ...['call.language_code', 'call.failure_code', 'engine_record.task', 'engine_record.engine'],
  ...['engine_record.language_code', 'engine_record.input_hash', 'guide.ats_id'],
  ...['caption.utterance_id', 'interview.timezone_name', 'interview.meeting_url'],
  ...['live_capture.meeting_url', 'upload.fingerprint', 'user.email', 'user.image', 'user.role'],
  ...[
    'user.timezone_name',
    'user.phone_number',
    'user_role.permissions',
    'mailbox_message.recipient',
  ],
  ...['organization.settings', 'candidate_link.link'],
  // Documents of the editor, which only the editor writes; what is pasted into it is tried by itself.
  ...['job_description.editor_content', 'job_description_version.editor_content'],
  ...['job_description.analysis', 'creator_session.about_role_tone'],
]);

/** Puts a payload in front of the texts of every row, words of transcripts included; returns how many. */
export async function poisonTexts(
  database: Database,
  payloads: readonly string[],
): Promise<number> {
  const db = database.system;
  let used = 0;
  const next = () => payloads[used++ % payloads.length] ?? '';
  /** Texts inside JSON are those with a space; keys and codes have none. */
  const poisonJson = (value: unknown): unknown =>
    typeof value === 'string'
      ? value.includes(' ')
        ? `${next()} ${value}`
        : value
      : Array.isArray(value)
        ? value.map(poisonJson)
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, poisonJson(part)]))
          : value;
  await db.transaction(async (tx) => {
    for (const table of Object.values(tables).filter((item) => item instanceof PgTable)) {
      const { name, columns } = getTableConfig(table);
      const texts = columns.filter(
        (column) =>
          column.generated === undefined &&
          !technicalTables.has(name) &&
          !technicalColumns.has(`${name}.${column.name}`) &&
          ((column instanceof PgText && column.enumValues === undefined) ||
            column instanceof PgArray ||
            column instanceof PgJsonb),
      );
      const key = columns.find(({ name: of }) => of === 'id') ?? columns[0];
      if (texts.length === 0 || !key) continue;
      const { rows } = await tx.execute<Record<string, unknown>>(sql`select * from ${table}`);
      for (const row of rows)
        for (const column of texts) {
          const value = row[column.name];
          if (value === null || value === undefined) continue;
          const poisoned =
            typeof value === 'string'
              ? `${next()} ${value}`
              : column instanceof PgArray
                ? sql`array(select ${next()} || ' ' || one from unnest(${sql.identifier(column.name)}) one)`
                : JSON.stringify(poisonJson(value));
          await tx.execute(
            sql`update ${table} set ${sql.identifier(column.name)} = ${poisoned}
              where ${sql.identifier(key.name)} = ${row[key.name]}`,
          );
        }
    }
    for (const call of await tx.select().from(tables.call)) {
      const turns = await readTurns(tx, call.id);
      if (turns.length === 0) continue;
      const poisoned = turns.map((turn) => ({
        ...turn,
        words: turn.words.map(([text, ...times], at): (typeof turn.words)[number] =>
          at === 0 ? [`${next()} ${text}`, ...times] : [text, ...times],
        ),
      }));
      await writeTurns(tx, { callId: call.id, organizationId: call.organizationId }, poisoned);
    }
  });
  return used;
}
