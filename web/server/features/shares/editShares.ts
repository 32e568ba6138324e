import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { externalShareDurationsDays } from '#shared/domain/organizationSettings.ts';
import {
  longestShareMessage,
  longestShareTitle,
  mostShareRecipients,
  readShareEmail,
  type ExternalNotesFormat,
  type SharedNoun,
} from '#shared/domain/share.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { share, user } from '../../db/tables/schema.ts';
import { optionalText, withDefault } from '../../errors/inputSchema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { UserError } from '../../errors/userError.ts';
import type { SendJob } from '../../jobs/job.ts';
import type { UserRow } from '../users/userLoaders.ts';
import { shareColumns, type ShareRow } from './shareLoaders.ts';
import { mailShareQueue } from './shareQueues.ts';

/** What is shared, and how it is held still meanwhile. */
export interface SharedThing {
  noun: SharedNoun;
  /** Of the interview, the clip or the playlist. */
  id: string;
  organizationId: string;
  /** Locks it; throws where it is no longer what was authorized. */
  lock(tx: Tx): Promise<void>;
}

interface ShareChange {
  db: Db;
  actor: Actor;
  thing: SharedThing;
  send: SendJob;
}

const words = z.object({
  title: withDefault(optionalText(longestShareTitle), ''),
  message: withDefault(optionalText(longestShareMessage), ''),
});
type Words = z.input<typeof words>;

const dayMs = 24 * 3_600_000;
const endAfter = (days: number): Date => new Date(Date.now() + days * dayMs);

/** Shares with colleagues and tells each new one by e-mail. @throws {UserError} BAD_INPUT */
export async function shareInside(
  input: ShareChange & Words & { recipients: readonly UserRow[] },
): Promise<void> {
  const { actor, thing } = input;
  const said = parseInput(words, input);
  const recipients = input.recipients.filter(({ id, banned }) => id !== actor.userId && !banned);
  checkCount(recipients.length);
  await insertShares(input, 'shared', (tx) =>
    tx
      .insert(share)
      .values(recipients.map(({ id: userId }) => ({ ...rowOf(input), ...said, userId })))
      .onConflictDoNothing({ target: [shareColumns[thing.noun], share.userId] })
      .returning({ id: share.id }),
  );
}

/**
 * Shares with people outside by their e-mail addresses, for some days; who has it already has it as long from
 * now. @throws {UserError} BAD_INPUT for what is no address, a colleague's address, or another duration.
 */
export async function shareOutside(
  input: ShareChange &
    Words & {
      emails: readonly string[];
      durationDays: number;
      notesFormat?: ExternalNotesFormat | null | undefined;
    },
): Promise<void> {
  const { thing, db, notesFormat = null } = input;
  const said = parseInput(words, input);
  const emails = [...new Set(input.emails.map(toEmail))];
  checkCount(emails.length);
  const expiresAt = endAfter(toDuration(input.durationDays));
  const [colleague] = await db.select().from(user).where(anyOf(user.email, emails));
  if (colleague)
    throw new UserError('BAD_INPUT', `${colleague.name} is a colleague. Share inside instead.`);
  const renewed = { ...said, notesFormat, expiresAt, renewalRequestedAt: null };
  await insertShares(input, 'sharedOutside', (tx) =>
    tx
      .insert(share)
      .values(emails.map((email) => ({ ...rowOf(input), ...said, notesFormat, email, expiresAt })))
      .onConflictDoUpdate({ target: [shareColumns[thing.noun], share.email], set: renewed })
      .returning({ id: share.id }),
  );
}

/** Gives somebody outside as long again from now; also after their access has ended. */
export async function renewShare(
  input: ShareChange & { share: ShareRow; durationDays: number },
): Promise<void> {
  const { id } = input.share;
  const expiresAt = endAfter(toDuration(input.durationDays));
  await insertShares(
    input,
    'shareRenewed',
    (tx) =>
      tx
        .update(share)
        .set({ expiresAt, renewalRequestedAt: null })
        .where(eq(share.id, id))
        .returning({ id: share.id }),
    'RENEWED',
  );
}

/** Takes a share back; it ends at once. */
export async function removeShare({
  db,
  actor,
  thing,
  share: { id, userId },
}: Omit<ShareChange, 'send'> & { share: ShareRow }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(share).where(eq(share.id, id));
    await recordEvent(tx, actor, `${thing.noun}.unshared`, thing.id, { sharedToId: userId });
  });
}

/** Writes shares of a thing that is held still, and has their recipients told. */
async function insertShares(
  { db, actor, thing, send }: ShareChange,
  event: string,
  write: (tx: Tx) => Promise<{ id: string }[]>,
  news: 'SHARED' | 'RENEWED' = 'SHARED',
): Promise<void> {
  const { organizationId } = thing;
  await db.transaction(async (tx) => {
    await thing.lock(tx);
    const written = await write(tx);
    for (const { id: shareId } of written)
      await send(mailShareQueue, { organizationId, shareId, news }, { tx });
    await recordEvent(tx, actor, `${thing.noun}.${event}`, thing.id, { count: written.length });
  });
}

const rowOf = ({ actor, thing }: ShareChange) => ({
  organizationId: thing.organizationId,
  createdById: actor.userId,
  interviewId: thing.noun === 'call' ? thing.id : null,
  clipId: thing.noun === 'clip' ? thing.id : null,
  playlistId: thing.noun === 'playlist' ? thing.id : null,
});

function checkCount(count: number): void {
  if (count === 0) throw new UserError('BAD_INPUT', 'Choose at least one person to share with.');
  if (count > mostShareRecipients)
    throw new UserError('BAD_INPUT', `Share with at most ${mostShareRecipients} people at once.`);
}

function toEmail(text: string): string {
  const email = readShareEmail(text);
  if (!email) throw new UserError('BAD_INPUT', 'Enter an email address');
  return email;
}

function toDuration(days: number): number {
  if (!externalShareDurationsDays.some((known) => known === days))
    throw new UserError('BAD_INPUT', 'Choose one of the durations.');
  return days;
}
