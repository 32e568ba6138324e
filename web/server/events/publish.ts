import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import type { CallEvent } from './callEvent.ts';

export const callEventChannel = 'call_changed';

/** PostgreSQL refuses a payload of 8000 bytes or more. */
const maxPayloadBytes = 7999;

/**
 * Notifies every process of a change of a call. It belongs into the transaction that makes the change:
 * the event is sent once, and only if that commits. Two equal events of one transaction count as one.
 */
export async function publish(event: CallEvent, tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_notify(${callEventChannel}, ${toPayload(event)})`);
}

function toPayload(event: CallEvent): string {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) <= maxPayloadBytes) return payload;
  return JSON.stringify(shorten(event));
}

/** Captions that do not fit are fetched; a very long guest list stays on the open pages of its guests. */
function shorten(event: CallEvent): CallEvent {
  if (event.what === 'captions')
    return { ...event, data: { sequence: event.data.sequence, captions: null } };
  if (event.what === 'call' && event.data?.before) {
    const { before } = event.data;
    const invitedIds = before.invitedIds.slice(0, 80);
    const interviewerIds = before.interviewerIds.slice(0, 80);
    return { ...event, data: { ...event.data, before: { ...before, invitedIds, interviewerIds } } };
  }
  return event;
}
