import { eq } from 'drizzle-orm';
import { recordEvent } from '../../db/recordEvent.ts';
import { guide } from '../../db/tables/schema.ts';
import type { GuideChange } from './changeGuide.ts';

/** Deletes a guide for good. Interviews that followed it keep their notes and follow none. */
export async function deleteGuide({ db, actor, guide: { id } }: GuideChange): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(guide).where(eq(guide.id, id));
    await recordEvent(tx, actor, 'guide.deleted', id);
  });
}
