import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { JobDescriptionFacts } from '#shared/domain/jobDescriptionVisibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db, Tx } from '../../db/database.ts';
import {
  jobDescription,
  jobDescriptionShare,
  plan,
  planInterview,
  planLine,
  planLineQuestion,
  planQuestion,
  planQuestionGroup,
} from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { visibleJobDescriptions } from '../jobDescriptions/visibleJobDescriptions.ts';

type PlanRow = typeof plan.$inferSelect;
/** A plan with what its job description's policy needs. */
export type LoadedPlan = PlanRow & {
  jobDescription: JobDescriptionFacts & { id: string; title: string; lastModifiedAt: Date };
};
export type PlanInterviewRow = typeof planInterview.$inferSelect;
export type PlanQuestionGroupRow = typeof planQuestionGroup.$inferSelect;
export type PlanQuestionRow = typeof planQuestion.$inferSelect;
export type PlanLineRow = typeof planLine.$inferSelect;

/** The plans of these ids whose job description the actor may see, in no order. */
export async function findVisiblePlans(
  db: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<LoadedPlan[]> {
  const rows = await db
    .select({
      ...getTableColumns(plan),
      jobDescription: {
        id: jobDescription.id,
        organizationId: jobDescription.organizationId,
        creatorId: jobDescription.creatorId,
        title: jobDescription.title,
        lastModifiedAt: jobDescription.lastModifiedAt,
        sharedToIds: sql<string[]>`array(
          select s.shared_to_id::text from ${jobDescriptionShare} s
          where s.job_description_id = "job_description"."id")`,
      },
    })
    .from(plan)
    .innerJoin(jobDescription, eq(jobDescription.id, plan.jobDescriptionId))
    .where(and(anyOf(plan.id, ids), visibleJobDescriptions(actor)));
  return rows.map((row) => ({
    ...row,
    jobDescription: { ...row.jobDescription, isDeleted: false },
  }));
}

export const planLoaders = (db: Db, actor: Actor) => ({
  planById: new ById('interview plan', (ids) => findVisiblePlans(db, actor, ids)),
  planInterviewById: new ById('interview', (ids) =>
    db.select().from(planInterview).where(anyOf(planInterview.id, ids)),
  ),
  planQuestionGroupById: new ById('competency', (ids) =>
    db.select().from(planQuestionGroup).where(anyOf(planQuestionGroup.id, ids)),
  ),
  planQuestionById: new ById('question', (ids) =>
    db.select().from(planQuestion).where(anyOf(planQuestion.id, ids)),
  ),
  planLineById: new ById('line', (ids) =>
    db.select().from(planLine).where(anyOf(planLine.id, ids)),
  ),
  planLinesByPlanId: new ManyBy(
    (ids) =>
      db.select().from(planLine).where(anyOf(planLine.planId, ids)).orderBy(asc(planLine.order)),
    (row) => row.planId,
  ),
  questionIdsByPlanLineId: new ManyBy(
    (ids) =>
      db
        .select({ planLineId: planLineQuestion.planLineId, id: planQuestion.id })
        .from(planLineQuestion)
        .innerJoin(planQuestion, eq(planQuestion.id, planLineQuestion.planQuestionId))
        .where(and(anyOf(planLineQuestion.planLineId, ids), isNull(planQuestion.deletedAt)))
        .orderBy(asc(planQuestion.order), asc(planQuestion.id)),
    (row) => row.planLineId,
  ),
  interviewsByPlanId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(planInterview)
        .where(and(anyOf(planInterview.planId, ids), isNull(planInterview.deletedAt)))
        .orderBy(asc(planInterview.order), asc(planInterview.id)),
    (row) => row.planId,
  ),
  questionGroupsByInterviewId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(planQuestionGroup)
        .where(
          and(anyOf(planQuestionGroup.planInterviewId, ids), isNull(planQuestionGroup.deletedAt)),
        )
        .orderBy(asc(planQuestionGroup.order), asc(planQuestionGroup.id)),
    (row) => row.planInterviewId,
  ),
  planQuestionsByGroupId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(planQuestion)
        .where(and(anyOf(planQuestion.groupId, ids), isNull(planQuestion.deletedAt)))
        .orderBy(asc(planQuestion.order), asc(planQuestion.id)),
    (row) => row.groupId,
  ),
});
