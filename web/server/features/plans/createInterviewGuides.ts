import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { QuestionType } from '#shared/domain/guide.ts';
import { titleOf, type PlanQuestionType } from '#shared/domain/plan.ts';
import type { Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import {
  competency,
  cue,
  guide,
  plan,
  planGuide,
  planInterview,
  planQuestion,
  planQuestionGroup,
} from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { loadOrganizationSettings } from '../organizations/loadOrganizationSettings.ts';
import type { PlanChange } from './planChange.ts';
import type { LoadedPlan, PlanInterviewRow } from './planLoaders.ts';

const longestGuideName = 100;

const cueTypes: Record<PlanQuestionType, QuestionType> = {
  Behavioral: 'BEHAVIORAL',
  Situational: 'SITUATIONAL',
  Performance: 'PERFORMANCE',
  Technical: 'TECHNICAL',
  CaseStudy: 'CASE_STUDY',
  Screening: 'SCREENING',
  Other: 'OTHER',
  Custom: 'CUSTOM',
};

/**
 * Makes a guide for the team out of each interview that has questions, and returns the ids of all. Once
 * for each version of the plan: asking again without a change gives the same guides.
 * @throws {UserError} FORBIDDEN where the organization switched this off; CONFLICT while the plan is not
 * finished; BAD_INPUT when it has no question.
 */
export async function createInterviewGuides(input: PlanChange): Promise<string[]> {
  return input.db.transaction(async (tx) => {
    const settings = await loadOrganizationSettings(tx, input.actor.organizationId);
    if (!settings.createGuidesFromInterviewPlansEnabled)
      throw new UserError('FORBIDDEN', 'Your organization does not make guides from plans.');
    const [held] = await tx
      .select({ status: plan.status, revision: plan.revision })
      .from(plan)
      .where(eq(plan.id, input.plan.id))
      .for('update');
    if (held?.status !== 'QuestionsCompleted')
      throw new UserError('CONFLICT', 'This interview plan is not finished yet.');
    const standing = await tx
      .select({ interviewId: planGuide.planInterviewId, guideId: planGuide.guideId })
      .from(planGuide)
      .where(and(eq(planGuide.planId, input.plan.id), eq(planGuide.planRevision, held.revision)));
    const interviews = await tx
      .select()
      .from(planInterview)
      .where(and(eq(planInterview.planId, input.plan.id), isNull(planInterview.deletedAt)))
      .orderBy(asc(planInterview.order), asc(planInterview.id));
    const questions = await questionsByInterview(tx, interviews);
    const guideIds: string[] = [];
    for (const interview of interviews) {
      const asked = questions.filter((question) => question.interviewId === interview.id);
      if (asked.length === 0) continue;
      const made = standing.find((item) => item.interviewId === interview.id)?.guideId;
      guideIds.push(made ?? (await writeGuide(tx, input, held.revision, interview, asked)));
    }
    if (guideIds.length === 0)
      throw new UserError('BAD_INPUT', 'This interview plan has no questions yet. Add some first.');
    await recordEvent(tx, input.actor, 'plan.guidesCreated', input.plan.id, {
      count: guideIds.length,
    });
    return guideIds;
  });
}

const questionsByInterview = (tx: Tx, interviews: readonly PlanInterviewRow[]) =>
  interviews.length === 0
    ? Promise.resolve([])
    : tx
        .select({
          interviewId: planQuestionGroup.planInterviewId,
          groupId: planQuestionGroup.id,
          competency: planQuestionGroup.competency,
          question: planQuestion.question,
          type: planQuestion.type,
          good: planQuestion.good,
          weak: planQuestion.weak,
        })
        .from(planQuestion)
        .innerJoin(planQuestionGroup, eq(planQuestionGroup.id, planQuestion.groupId))
        .where(
          and(
            inArray(
              planQuestionGroup.planInterviewId,
              interviews.map((interview) => interview.id),
            ),
            isNull(planQuestionGroup.deletedAt),
            isNull(planQuestion.deletedAt),
          ),
        )
        .orderBy(
          asc(planQuestionGroup.order),
          asc(planQuestionGroup.id),
          asc(planQuestion.order),
          asc(planQuestion.id),
        );

type AskedQuestion = Awaited<ReturnType<typeof questionsByInterview>>[number];

async function writeGuide(
  tx: Tx,
  { actor, plan: given }: PlanChange,
  planRevision: number,
  interview: PlanInterviewRow,
  asked: readonly AskedQuestion[],
): Promise<string> {
  const { organizationId, id: planId } = given;
  const [made] = await tx
    .insert(guide)
    .values({ organizationId, creatorId: actor.userId, name: guideName(given, interview) })
    .returning({ id: guide.id });
  if (!made) throw new UserError('UNAVAILABLE', 'Error creating interview guides');
  const groups = [...new Map(asked.map((item) => [item.groupId, item.competency]))];
  const competencies = await tx
    .insert(competency)
    .values(groups.map(([, name], index) => ({ organizationId, guideId: made.id, name, index })))
    .returning({ id: competency.id, index: competency.index });
  const competencyIdOf = (groupId: string): string | null => {
    const index = groups.findIndex(([id]) => id === groupId);
    return competencies.find((item) => item.index === index)?.id ?? null;
  };
  await tx.insert(cue).values(
    asked.map((item, index) => ({
      ...{ organizationId, guideId: made.id, index, cue: item.question },
      description: guidanceOf(item),
      competencyId: competencyIdOf(item.groupId),
      type: cueTypes[item.type],
    })),
  );
  await tx.insert(planGuide).values({
    ...{ organizationId, planId, planRevision, guideId: made.id },
    planInterviewId: interview.id,
  });
  return made.id;
}

/** Title and interview within what a guide's name may hold (specification §5); the interview stays whole. */
function guideName({ jobDescription }: LoadedPlan, interview: PlanInterviewRow): string {
  const name = interview.name.slice(0, longestGuideName - 10);
  return `${titleOf(jobDescription).slice(0, longestGuideName - name.length - 2)}: ${name}`;
}

/** What to listen for, as the interviewer reads it beside the question. */
const guidanceOf = ({ good, weak }: AskedQuestion): string =>
  [
    ...(good.length > 0 ? ['A good answer holds:', ...good.map((point) => `• ${point}`)] : []),
    ...(weak === '' ? [] : [`A weak answer: ${weak}`]),
  ].join('\n');
