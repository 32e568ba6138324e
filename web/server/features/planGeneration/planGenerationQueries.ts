import type { QuestionsProcessingStatus } from '#shared/domain/plan.ts';
import { builder } from '../../graphql/builder.ts';
import { requirePlanAccess } from '../jobDescriptions/planAccess.ts';
import { QuestionsProcessingStatusEnum } from '../jobDescriptions/planEnums.ts';

const PlanQuestionsStatus = builder
  .objectRef<{
    questionsProcessingStatus: QuestionsProcessingStatus | null;
    questionsError: string | null;
  }>('PlanQuestionsStatus')
  .implement({
    fields: (t) => ({
      questionsProcessingStatus: t.expose('questionsProcessingStatus', {
        type: QuestionsProcessingStatusEnum,
        nullable: true,
      }),
      questionsError: t.exposeString('questionsError', { nullable: true }),
    }),
  });

builder.queryFields((t) => ({
  planQuestionsStatus: t.field({
    type: PlanQuestionsStatus,
    nullable: true,
    description: 'Asked for again and again while questions are being written.',
    args: { jobDescriptionId: t.arg.id({ required: true }) },
    resolve: (_root, { jobDescriptionId }, context) => {
      const { actor, loaders } = context.signedIn();
      requirePlanAccess(actor);
      return loaders.jobDescriptionById.load(jobDescriptionId);
    },
  }),
}));
