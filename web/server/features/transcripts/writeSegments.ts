import { sql } from 'drizzle-orm';
import { textOf } from '#shared/domain/replaceWords.ts';
import type { TranscriptTurn } from '#shared/domain/transcript.ts';
import type { Tx } from '../../db/database.ts';
import { segment } from '../../db/tables/schema.ts';
import { writeTurns } from './transcriptBody.ts';

interface CallOfTurns {
  callId: string;
  organizationId: string;
}

/** The longest real interviews are one statement; building a larger one would hold up other requests. */
const turnsAtOnce = 5000;

/** Inserts turns as segments, numbered from `firstIndex`. */
export async function insertSegments(
  tx: Tx,
  call: CallOfTurns,
  turns: readonly TranscriptTurn[],
  firstIndex = 0,
): Promise<void> {
  for (let from = 0; from < turns.length; from += turnsAtOnce)
    await insertAtOnce(tx, call, turns.slice(from, from + turnsAtOnce), firstIndex + from);
}

async function insertAtOnce(
  tx: Tx,
  { callId, organizationId }: CallOfTurns,
  turns: readonly TranscriptTurn[],
  firstIndex: number,
): Promise<void> {
  const column = <Value>(valueOf: (turn: TranscriptTurn) => Value) => sql.param(turns.map(valueOf));
  await tx.execute(sql`
    insert into ${segment} (id, organization_id, call_id, speaker_id, index, start_ms, end_ms, text)
    select turn.id, ${organizationId}, ${callId}, turn.speaker_id, ${firstIndex} + turn.place - 1,
      turn.start_ms, turn.end_ms, turn.text
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ speakerId }) => speakerId)}::uuid[],
      ${column(({ startMs }) => startMs)}::int[], ${column(({ endMs }) => endMs)}::int[],
      ${column(({ words }) => textOf(words))}::text[]
    ) with ordinality turn (id, speaker_id, start_ms, end_ms, text, place)`);
}

/**
 * Replaces turns of a transcript by `changed`, which have other words or another speaker: their segments
 * in one statement, and the body. Answers all turns as they are then.
 */
export async function changeTurns(
  tx: Tx,
  call: CallOfTurns,
  turns: readonly TranscriptTurn[],
  changed: readonly TranscriptTurn[],
): Promise<readonly TranscriptTurn[]> {
  if (changed.length === 0) return turns;
  await tx.execute(sql`
    update ${segment} set speaker_id = turn.speaker_id, text = turn.text
    from unnest(
      ${sql.param(changed.map(({ id }) => id))}::uuid[],
      ${sql.param(changed.map(({ speakerId }) => speakerId))}::uuid[],
      ${sql.param(changed.map(({ words }) => textOf(words)))}::text[]
    ) turn (id, speaker_id, text)
    where ${segment.id} = turn.id and ${segment.callId} = ${call.callId}`);
  const changedById = new Map(changed.map((turn) => [turn.id, turn]));
  const now = turns.map((turn) => changedById.get(turn.id) ?? turn);
  await writeTurns(tx, call, now);
  return now;
}
