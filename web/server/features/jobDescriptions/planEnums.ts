import {
  jobDescriptionStates,
  planGroupSources,
  planProcessingStatuses,
  planQuestionTypes,
  questionsProcessingStatuses,
} from '#shared/domain/plan.ts';
import { builder } from '../../graphql/builder.ts';

export const JobDescriptionStateEnum = builder.enumType('JobDescriptionState', {
  values: jobDescriptionStates,
});
export const QuestionsProcessingStatusEnum = builder.enumType('QuestionsProcessingStatus', {
  values: questionsProcessingStatuses,
});
export const PlanProcessingStatusEnum = builder.enumType('PlanProcessingStatus', {
  values: planProcessingStatuses,
});
export const PlanGroupSourceEnum = builder.enumType('PlanGroupSource', {
  values: planGroupSources,
});
export const PlanQuestionTypeEnum = builder.enumType('PlanQuestionType', {
  values: planQuestionTypes,
});
