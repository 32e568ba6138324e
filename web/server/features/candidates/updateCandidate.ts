import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { highestRating } from '#shared/domain/candidate.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { candidate, candidateLink, candidateRating, consentEntry } from '../../db/tables/schema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { UserError } from '../../errors/userError.ts';
import { candidateChanges, consentInput, linkInput } from './candidateInput.ts';
import type { CandidateRow } from './candidateLoaders.ts';

/** Whose change to which candidate. */
export interface CandidateChange {
  db: Db;
  actor: Actor;
  candidate: Pick<CandidateRow, 'id' | 'organizationId'>;
}

const mostLinks = 50;

/** One change in one transaction; the record is kept from then on, whatever becomes of its interviews. */
export const changeCandidate = (
  { db, actor, candidate: { id } }: CandidateChange,
  event: string,
  change: (tx: Tx) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [kept] = await tx
      .update(candidate)
      .set({ isKept: true })
      .where(eq(candidate.id, id))
      .returning({ id: candidate.id });
    if (!kept) throw UserError.notFound('candidate');
    await change(tx);
    await recordEvent(tx, actor, event, id);
  });

/** @throws {UserError} BAD_INPUT for a missing name, or an address or number that is none. */
export function updateCandidate(
  input: CandidateChange & { changes: z.input<typeof candidateChanges> },
): Promise<void> {
  const { phoneNumbers, ...columns } = parseInput(candidateChanges, input.changes);
  const numbers = phoneNumbers?.map((phone) => ({ id: randomUUID(), ...phone }));
  return changeCandidate(input, 'candidate.updated', async (tx) => {
    await tx
      .update(candidate)
      .set({ ...columns, isKept: true, ...(numbers ? { phoneNumbers: numbers } : {}) })
      .where(eq(candidate.id, input.candidate.id));
  });
}

/** Adds a link; one that is there already gets the new type and source. */
export function addCandidateLink(
  options: CandidateChange & { input: z.input<typeof linkInput> },
): Promise<void> {
  const input = parseInput(linkInput, options.input);
  const { id: candidateId, organizationId } = options.candidate;
  return changeCandidate(options, 'candidate.linkAdded', async (tx) => {
    const isOfCandidate = eq(candidateLink.candidateId, candidateId);
    if ((await tx.$count(candidateLink, isOfCandidate)) >= mostLinks)
      throw new UserError('BAD_INPUT', `A candidate has at most ${mostLinks} links.`);
    await tx
      .insert(candidateLink)
      .values({ organizationId, candidateId, ...input })
      .onConflictDoUpdate({
        target: [candidateLink.candidateId, candidateLink.link],
        set: { type: input.type, source: input.source },
      });
  });
}

export const deleteCandidateLink = (input: CandidateChange & { linkId: string }): Promise<void> =>
  changeCandidate(input, 'candidate.linkDeleted', async (tx) => {
    await tx
      .delete(candidateLink)
      .where(
        and(eq(candidateLink.id, input.linkId), eq(candidateLink.candidateId, input.candidate.id)),
      );
  });

const stars = z
  .int()
  .min(0, 'A rating is 1 to 5 stars.')
  .max(highestRating, 'A rating is 1 to 5 stars.');

/** Sets the actor's stars for a candidate; 0 takes them away. */
export function rateCandidate(input: CandidateChange & { rating: number }): Promise<void> {
  const rating = parseInput(stars, input.rating);
  const { id: candidateId, organizationId } = input.candidate;
  const { userId } = input.actor;
  return input.db.transaction(async (tx) => {
    if (rating > 0)
      await tx
        .insert(candidateRating)
        .values({ organizationId, candidateId, userId, rating })
        .onConflictDoUpdate({
          target: [candidateRating.candidateId, candidateRating.userId],
          set: { rating, updatedAt: new Date() },
        });
    else
      await tx
        .delete(candidateRating)
        .where(
          and(eq(candidateRating.candidateId, candidateId), eq(candidateRating.userId, userId)),
        );
    await recordEvent(tx, input.actor, 'candidate.rated', candidateId);
  });
}

/** Writes a candidate's decision about recording into the ledger; from then on it counts. */
export function recordConsent(
  options: CandidateChange & { input: z.input<typeof consentInput> },
): Promise<void> {
  const input = parseInput(consentInput, options.input);
  const { id: candidateId, organizationId } = options.candidate;
  return changeCandidate(options, 'candidate.consentRecorded', async (tx) => {
    const recordedById = options.actor.userId;
    await tx.insert(consentEntry).values({ organizationId, candidateId, recordedById, ...input });
    await tx
      .update(candidate)
      .set({ recordingDisabled: input.decision === 'OPT_OUT' })
      .where(eq(candidate.id, candidateId));
  });
}

/** Deletes a candidate with all that is known of them. Their interviews stay without a candidate. */
export const deleteCandidate = ({ db, actor, candidate: { id } }: CandidateChange): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(candidate).where(eq(candidate.id, id));
    await recordEvent(tx, actor, 'candidate.deleted', id);
  });
