import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { call as callTable } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import type { LoadedCall } from './callLoaders.ts';

/** Exempts a call from the retention of its organization, or ends that. */
export const keepCall = (input: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  isKept: boolean;
}): Promise<void> =>
  input.db.transaction(async (tx) => {
    const { id: callId, organizationId } = input.call;
    await tx.update(callTable).set({ skipRedaction: input.isKept }).where(eq(callTable.id, callId));
    await recordEvent(tx, input.actor, input.isKept ? 'call.kept' : 'call.unkept', callId);
    await publish({ organizationId, callId, what: 'call' }, tx);
  });
