import { eq } from 'drizzle-orm';
import type { Tx } from '../../web/server/db/database.ts';
import {
  jobDescriptionShare,
  jobDescriptionVersion,
  libraryQuestion,
  planLine,
} from '../../web/server/db/tables/schema.ts';
import { buildJobDescription } from './buildJobDescription.ts';
import { buildPlan } from './buildPlan.ts';
import { firstRow } from './firstRow.ts';

/** A shared job description with a plan in which every word says `Secret`, and the ids of its parts. */
export async function buildKnownPlan(
  db: Tx,
  input: { organizationId: string; creatorId: string; sharedToId: string },
) {
  const { sharedToId, ...own } = input;
  const blocks = [{ text: 'Secret duties', type: 'unstyled' }];
  const described = await buildJobDescription(db, {
    ...{ ...own, blocks, title: 'Secret Job', sharedToIds: [sharedToId] },
  });
  const group = { competency: 'Secret', referenceText: 'Secret duties', questions: ['Secret?'] };
  const interviews = ['Secret A', 'Secret B'].map((name) => ({ name, groups: [group] }));
  const plan = await buildPlan(db, described, { interviews });
  const id = described.id;
  const version = firstRow(
    await db
      .select()
      .from(jobDescriptionVersion)
      .where(eq(jobDescriptionVersion.jobDescriptionId, id)),
  );
  const share = firstRow(
    await db.select().from(jobDescriptionShare).where(eq(jobDescriptionShare.jobDescriptionId, id)),
  );
  const line = firstRow(
    await db
      .insert(planLine)
      .values({
        organizationId: input.organizationId,
        planId: plan.id,
        text: 'Secret duties',
        kind: 'duty',
        order: 0,
      })
      .returning(),
  );
  const question = firstRow(
    await db
      .insert(libraryQuestion)
      .values({
        organizationId: input.organizationId,
        creatorId: input.creatorId,
        competency: 'Secret craft',
        type: 'Technical',
        question: 'What is our secret?',
        good: [],
      })
      .returning(),
  );
  const [first, second] = plan.interviews;
  return {
    jobDescriptionId: id,
    jobDescriptionVersionId: version.id,
    jobDescriptionShareId: share.id,
    planId: plan.id,
    planInterviewId: first?.id ?? '',
    otherPlanInterviewId: second?.id ?? '',
    planQuestionGroupId: first?.groups[0]?.id ?? '',
    planQuestionId: first?.groups[0]?.questions[0]?.id ?? '',
    planLineId: line.id,
    libraryQuestionId: question.id,
  };
}
