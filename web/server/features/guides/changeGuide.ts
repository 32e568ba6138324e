import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { guide } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { GuideRow } from './guideLoaders.ts';

/** Whose change to which guide. */
export interface GuideChange {
  db: Db;
  actor: Actor;
  guide: GuideRow;
}

/**
 * One change of a guide in one transaction. It locks the guide, so that changes of the order follow each
 * other, marks the guide as updated and leaves an event.
 * @throws {UserError} NOT_FOUND when the guide was deleted meanwhile.
 */
export const changeGuide = <Result>(
  { db, actor, guide: { id } }: GuideChange,
  event: string,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const [locked] = await tx
      .update(guide)
      .set({ updatedAt: new Date() })
      .where(eq(guide.id, id))
      .returning({ id: guide.id });
    if (!locked) throw UserError.notFound('guide');
    const result = await change(tx);
    await recordEvent(tx, actor, event, id);
    return result;
  });
