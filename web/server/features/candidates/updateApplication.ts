import { and, eq } from 'drizzle-orm';
import type { ApplicationStatus } from '#shared/domain/candidate.ts';
import { application } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { changeCandidate, type CandidateChange } from './updateCandidate.ts';

/** Lets a candidate apply for a position; a second time changes nothing. */
export const addApplication = (
  input: CandidateChange & { positionId: string; interviewStageId: string | null },
): Promise<void> =>
  changeCandidate(input, 'candidate.applicationAdded', async (tx) => {
    const { id: candidateId, organizationId } = input.candidate;
    const { positionId, interviewStageId } = input;
    await tx
      .insert(application)
      .values({ organizationId, candidateId, positionId, interviewStageId })
      .onConflictDoNothing();
  });

/**
 * Moves an application to another stage or closes it; what is left out stays. Its dates follow.
 * @throws {UserError} NOT_FOUND when it was removed meanwhile.
 */
export const updateApplication = (
  input: CandidateChange & {
    applicationId: string;
    changes: {
      status?: ApplicationStatus | null | undefined;
      /** Null takes the application out of its stage. */
      interviewStageId?: string | null | undefined;
    };
  },
): Promise<void> =>
  changeCandidate(input, 'candidate.applicationUpdated', async (tx) => {
    const isThis = eq(application.id, input.applicationId);
    const [standing] = await tx.select().from(application).where(isThis).for('update');
    if (!standing) throw UserError.notFound('application');
    const status = input.changes.status ?? standing.status;
    const { interviewStageId = standing.interviewStageId } = input.changes;
    const now = new Date();
    const isClosed = status !== 'ACTIVE';
    await tx
      .update(application)
      .set({
        ...{ status, interviewStageId },
        ...(interviewStageId === standing.interviewStageId ? {} : { stageEnteredAt: now }),
        ...(status === standing.status ? {} : { closedAt: isClosed ? now : null }),
        updatedAt: now,
      })
      .where(isThis);
  });

export const deleteApplication = (
  input: CandidateChange & { applicationId: string },
): Promise<void> =>
  changeCandidate(input, 'candidate.applicationDeleted', async (tx) => {
    await tx
      .delete(application)
      .where(
        and(
          eq(application.id, input.applicationId),
          eq(application.candidateId, input.candidate.id),
        ),
      );
  });
