import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { jobDescriptionShare } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { UserRow } from '../users/userLoaders.ts';
import type { JobDescriptionShareRow, LoadedJobDescription } from './jobDescriptionLoaders.ts';
import { mailJobDescriptionShareQueue } from './jobDescriptionQueues.ts';

const mostRecipients = 100;
const longestMessage = 2000;

/**
 * Shares a job description and its plan with colleagues of the module; each new one is told by e-mail,
 * with the message. Who has it already is not told again. @throws {UserError} BAD_INPUT
 */
export async function shareJobDescription(input: {
  db: Db;
  actor: Actor;
  jobDescription: LoadedJobDescription;
  recipients: readonly UserRow[];
  message?: string | null | undefined;
  send: SendJob;
}): Promise<void> {
  const { actor, recipients, send } = input;
  const { id, organizationId, creatorId } = input.jobDescription;
  if (recipients.length === 0)
    throw new UserError('BAD_INPUT', 'Choose at least one person to share with.');
  if (recipients.length > mostRecipients)
    throw new UserError('BAD_INPUT', `Share with at most ${mostRecipients} people at once.`);
  const outside = recipients.find((recipient) => recipient.planRole === null);
  if (outside)
    throw new UserError(
      'BAD_INPUT',
      `${outside.name} has no access to job descriptions. Ask your account administrator to give them a role in plans first.`,
    );
  const message = input.message?.trim() || null;
  if (message && message.length > longestMessage)
    throw new UserError('BAD_INPUT', `Use at most ${longestMessage} characters for the message.`);
  const rows = recipients
    .filter((recipient) => recipient.id !== creatorId)
    .map((recipient) => ({
      ...{ organizationId, message },
      jobDescriptionId: id,
      sharedToId: recipient.id,
      sharedById: actor.userId,
    }));
  if (rows.length === 0) return;
  await input.db.transaction(async (tx) => {
    const added = await tx
      .insert(jobDescriptionShare)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: jobDescriptionShare.id });
    for (const { id: shareId } of added)
      await send(mailJobDescriptionShareQueue, { organizationId, shareId }, { tx });
    await recordEvent(tx, actor, 'jobDescription.shared', id, { count: added.length });
  });
}

/** Takes a share back; the person loses the job description and its plan at once. */
export async function removeJobDescriptionShare(input: {
  db: Db;
  actor: Actor;
  share: JobDescriptionShareRow;
}): Promise<void> {
  const { id, jobDescriptionId, sharedToId } = input.share;
  await input.db.transaction(async (tx) => {
    await tx.delete(jobDescriptionShare).where(eq(jobDescriptionShare.id, id));
    await recordEvent(tx, input.actor, 'jobDescription.unshared', jobDescriptionId, { sharedToId });
  });
}
