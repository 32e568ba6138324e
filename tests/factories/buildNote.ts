import type { Tx } from '../../web/server/db/database.ts';
import type { call } from '../../web/server/db/tables/schema.ts';
import { note } from '../../web/server/db/tables/schema.ts';
import { firstRow } from './firstRow.ts';

/** A note somebody took in a call; for everyone unless told otherwise. */
export const buildNote = async (
  db: Tx,
  { id: callId, organizationId }: Pick<typeof call.$inferSelect, 'id' | 'organizationId'>,
  input: { authorId: string } & Partial<typeof note.$inferInsert>,
): Promise<typeof note.$inferSelect> =>
  firstRow(
    await db
      .insert(note)
      .values({
        ...{ organizationId, callId, timeMs: 1000, type: 'NOTE', text: 'Worth a second look.' },
        ...{ visibility: 'PUBLIC' },
        ...input,
      })
      .returning(),
  );
