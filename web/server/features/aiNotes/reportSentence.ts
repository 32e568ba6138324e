import type { SentenceReportReason } from '#shared/domain/aiNote.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { sentenceReport } from '../../db/tables/schema.ts';
import { publish } from '../../events/publish.ts';
import { UserError } from '../../errors/userError.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { findSentence } from './editSentence.ts';

const mostCommentLength = 1000;

/** Keeps that somebody finds a sentence wrong; a second report of the same person replaces the first. */
export async function reportSentence(input: {
  db: Db;
  actor: Actor;
  call: LoadedCall;
  sentenceId: string;
  reason: SentenceReportReason;
  comment: string;
}): Promise<void> {
  const { db, actor, call, sentenceId, reason } = input;
  const comment = input.comment.replaceAll('\0', '').trim();
  if (comment.length > mostCommentLength)
    throw new UserError('BAD_INPUT', `Use at most ${mostCommentLength} characters.`);
  await db.transaction(async (tx) => {
    const { part, sentence } = await findSentence(tx, call.id, sentenceId);
    await tx
      .insert(sentenceReport)
      .values({
        ...{ organizationId: call.organizationId, callId: call.id, sentenceId },
        ...{ userId: actor.userId, reason, comment, engineRecordId: part.engineRecordId },
        text: sentence.editedText ?? sentence.text,
      })
      .onConflictDoUpdate({
        target: [sentenceReport.sentenceId, sentenceReport.userId],
        set: { reason, comment },
      });
    await recordEvent(tx, actor, 'aiNote.sentenceReported', call.id, { sentenceId, reason });
    await publish({ organizationId: call.organizationId, callId: call.id, what: 'aiNotes' }, tx);
  });
}
