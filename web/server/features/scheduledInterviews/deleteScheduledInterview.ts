import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { interview } from '../../db/tables/schema.ts';
import { forgetInterview } from '../calls/forgetInterview.ts';

/** Removes an interview that has not begun, and a candidate who is known from it alone. */
export async function deleteScheduledInterview(input: {
  db: Db;
  actor: Actor;
  id: string;
}): Promise<void> {
  const { db, actor, id } = input;
  await db.transaction(async (tx) => {
    await tx.update(interview).set({ deletedAt: new Date() }).where(eq(interview.id, id));
    await forgetInterview(tx, id);
    await recordEvent(tx, actor, 'interview.unscheduled', id);
  });
}
