import { eq } from 'drizzle-orm';
import type { PlanGroupSource, PlanQuestionType } from '#shared/domain/plan.ts';
import type { Tx } from '../../web/server/db/database.ts';
import {
  jobDescription,
  plan,
  planInterview,
  planQuestion,
  planQuestionGroup,
} from '../../web/server/db/tables/schema.ts';
import type { JobDescriptionRow } from './buildJobDescription.ts';
import { firstRow } from './firstRow.ts';

export interface BuiltInterview {
  name: string;
  groups: {
    competency: string;
    source?: PlanGroupSource;
    referenceText?: string;
    questions: (string | { question: string; type: PlanQuestionType })[];
  }[];
}

const shortPlan: BuiltInterview[] = [
  {
    name: 'Recruiter screen',
    groups: [
      { competency: 'Motivation', source: 'Static', questions: ['Why this ward?'] },
      { competency: 'Availability', source: 'Static', questions: ['When could you begin?'] },
    ],
  },
  {
    name: 'Interview 2',
    groups: [
      {
        competency: 'Rostering',
        referenceText: 'Plan the rosters of two wards',
        questions: [
          { question: 'Tell me about a roster that fell apart.', type: 'Behavioral' },
          { question: 'Two nurses call in sick at six. What do you do?', type: 'Situational' },
        ],
      },
    ],
  },
];

/** The interview plan of a job description, finished unless said otherwise. */
export async function buildPlan(
  db: Tx,
  described: JobDescriptionRow,
  input: Partial<typeof plan.$inferInsert> & { interviews?: BuiltInterview[] } = {},
) {
  const { interviews = shortPlan, ...columns } = input;
  const { organizationId } = described;
  const made = firstRow(
    await db
      .insert(plan)
      .values({
        ...{ organizationId, jobDescriptionId: described.id, creatorId: described.creatorId },
        status: 'QuestionsCompleted',
        jobDescriptionText: described.text,
        numberOfInterviews: Math.max(1, interviews.length),
        completedAt: new Date(),
        ...columns,
      })
      .returning(),
  );
  await db
    .update(jobDescription)
    .set({ planId: made.id })
    .where(eq(jobDescription.id, described.id));
  const planId = made.id;
  const built = [];
  for (const [order, { name, groups }] of interviews.entries()) {
    const interview = firstRow(
      await db.insert(planInterview).values({ organizationId, planId, name, order }).returning(),
    );
    const builtGroups = [];
    for (const [groupOrder, { competency, questions, ...group }] of groups.entries()) {
      const row = firstRow(
        await db
          .insert(planQuestionGroup)
          .values({
            ...{ organizationId, planId, planInterviewId: interview.id, competency },
            source: group.source ?? 'JobDescription',
            referenceText: group.referenceText ?? null,
            order: groupOrder,
          })
          .returning(),
      );
      const asked = await db
        .insert(planQuestion)
        .values(
          questions.map((question, index) => ({
            ...{ organizationId, planId, groupId: row.id, order: index },
            ...(typeof question === 'string'
              ? { question: question, type: 'Screening' as const }
              : question),
          })),
        )
        .returning();
      builtGroups.push({ ...row, questions: asked });
    }
    built.push({ ...interview, groups: builtGroups });
  }
  return { ...made, interviews: built };
}
