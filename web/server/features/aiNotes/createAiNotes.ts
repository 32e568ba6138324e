import { aiWritingKinds, type AiWritingKind } from '#shared/domain/aiNote.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import type { SendJob } from '../../jobs/job.ts';
import { UserError } from '../../errors/userError.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { orderAiWriting } from '../aiWriting/orderAiWriting.ts';

/** Orders notes and summary, or one of them, at a person's wish. @throws {UserError} CONFLICT without a transcript. */
export async function createAiNotes(input: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  send: SendJob;
  kinds?: readonly AiWritingKind[];
}): Promise<void> {
  const { db, actor, call, send, kinds = aiWritingKinds } = input;
  if (call.transcriptEngineRecordId === null)
    throw new UserError(
      'CONFLICT',
      'This interview has no transcript yet. Notes are written as soon as there is one.',
    );
  await db.transaction(async (tx) => {
    await orderAiWriting({ tx, send, call, kinds, isForced: true });
    await recordEvent(tx, actor, 'aiNotes.ordered', call.id);
  });
}
