import { and, eq, isNotNull, ne, not, notExists } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { deleteRowsOf } from '../../db/deleteRowsOf.ts';
import { candidate, interview } from '../../db/tables/schema.ts';

/**
 * Removes what a deleted interview says of people: every row that belongs to it, its name and its links.
 * A candidate who is known from this interview alone goes with it; one whose record people keep stays.
 * An interview that stands keeps all.
 */
export async function forgetInterview(tx: Tx, interviewId: string): Promise<void> {
  const [deleted] = await tx
    .select({ candidateId: interview.candidateId })
    .from(interview)
    .where(and(eq(interview.id, interviewId), isNotNull(interview.deletedAt)))
    .for('update');
  if (!deleted) return;
  await deleteRowsOf(tx, 'interview', interviewId, { except: ['call'] });
  await tx
    .update(interview)
    .set({ name: '', candidateId: null, guideId: null })
    .where(eq(interview.id, interviewId));
  if (deleted.candidateId) await forgetCandidate(tx, deleted.candidateId, interviewId);
}

const forgetCandidate = (tx: Tx, candidateId: string, interviewId: string) =>
  tx.delete(candidate).where(
    and(
      eq(candidate.id, candidateId),
      not(candidate.isKept),
      notExists(
        tx
          .select()
          .from(interview)
          .where(and(eq(interview.candidateId, candidateId), ne(interview.id, interviewId))),
      ),
    ),
  );
