import { and, asc, count, eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { application, candidate, interviewStage } from '../../db/tables/schema.ts';
import { visibleCandidates } from '../../auth/visibleCandidates.ts';

export interface StageCountRow {
  positionId: string;
  stageId: string | null;
  stageTitle: string | null;
  candidatesCount: number;
}

/** How many active candidates stand in each stage of these positions; stages without one are left out. */
export const countStages = (
  db: Db,
  actor: Actor,
  positionIds: readonly string[],
): Promise<StageCountRow[]> =>
  db
    .select({
      positionId: application.positionId,
      stageId: interviewStage.id,
      stageTitle: interviewStage.title,
      candidatesCount: count(),
    })
    .from(application)
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .leftJoin(interviewStage, eq(interviewStage.id, application.interviewStageId))
    .where(
      and(
        anyOf(application.positionId, positionIds),
        eq(application.status, 'ACTIVE'),
        visibleCandidates(actor),
      ),
    )
    .groupBy(application.positionId, interviewStage.id)
    .orderBy(asc(interviewStage.createdAt), asc(interviewStage.title));
