import { unaskedTexts } from '#shared/planning/postingLine.ts';
import { builder } from '../../graphql/builder.ts';
import {
  PlanGroupSourceEnum,
  PlanProcessingStatusEnum,
  PlanQuestionTypeEnum,
} from '../jobDescriptions/planEnums.ts';
import { JobDescription } from '../jobDescriptions/jobDescriptionType.ts';
import { requirePlanAccess } from '../jobDescriptions/planAccess.ts';
import type {
  LoadedPlan,
  PlanInterviewRow,
  PlanLineRow,
  PlanQuestionGroupRow,
  PlanQuestionRow,
} from './planLoaders.ts';
import { planPolicy } from './planPolicy.ts';

export const PlanQuestion = builder.objectRef<PlanQuestionRow>('PlanQuestion').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    question: t.exposeString('question'),
    type: t.expose('type', { type: PlanQuestionTypeEnum }),
    good: t.exposeStringList('good', { description: 'What a good answer holds.' }),
    weak: t.exposeString('weak', { description: 'What a weak answer sounds like.' }),
    order: t.exposeInt('order'),
    groupId: t.exposeID('groupId'),
  }),
});

export const PlanQuestionGroup = builder
  .objectRef<PlanQuestionGroupRow>('PlanQuestionGroup')
  .implement({
    description: 'A competency of an interview.',
    fields: (t) => ({
      id: t.exposeID('id'),
      competency: t.exposeString('competency'),
      order: t.exposeInt('order'),
      planInterviewId: t.exposeID('planInterviewId'),
      source: t.expose('source', { type: PlanGroupSourceEnum }),
      referenceText: t.exposeString('referenceText', { nullable: true }),
      questions: t.field({
        type: [PlanQuestion],
        resolve: (group, _args, context) =>
          context.signedIn().loaders.planQuestionsByGroupId.load(group.id),
      }),
    }),
  });

export const PlanInterview = builder.objectRef<PlanInterviewRow>('PlanInterview').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    order: t.exposeInt('order'),
    questionGroups: t.field({
      type: [PlanQuestionGroup],
      resolve: (interview, _args, context) =>
        context.signedIn().loaders.questionGroupsByInterviewId.load(interview.id),
    }),
  }),
});

const PlanLineKindEnum = builder.enumType('PlanLineKind', {
  values: {
    DUTY: { value: 'duty' as const },
    REQUIREMENT: { value: 'requirement' as const },
    PREFERRED: { value: 'preferred' as const },
  },
});

export const PlanLine = builder.objectRef<PlanLineRow>('PlanLine').implement({
  description: 'A duty or requirement of the job description that the plan was made from.',
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.exposeString('text'),
    kind: t.expose('kind', { type: PlanLineKindEnum }),
    reason: t.string({
      nullable: true,
      description: 'Why no question was made from it; null when one could be.',
      resolve: ({ reason }) => (reason === null ? null : unaskedTexts[reason]),
    }),
    isNotAsked: t.exposeBoolean('isNotAsked', {
      description: 'A person says that it need not be asked about.',
    }),
    questionIds: t.idList({
      description: 'The questions made from it and those a person tied to it.',
      resolve: async (line, _args, context) => {
        const rows = await context.signedIn().loaders.questionIdsByPlanLineId.load(line.id);
        return rows.map(({ id }) => id);
      },
    }),
  }),
});

export const Plan = builder.objectRef<LoadedPlan>('Plan').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    planProcessingStatus: t.field({
      type: PlanProcessingStatusEnum,
      resolve: (plan) => plan.status,
    }),
    error: t.exposeString('error', { nullable: true }),
    numberOfInterviews: t.exposeInt('numberOfInterviews'),
    includeRecruiterScreen: t.exposeBoolean('includeRecruiterScreen'),
    additionalAreas: t.exposeString('additionalAreas'),
    jobDescriptionText: t.exposeString('jobDescriptionText', {
      description: 'The text it was made from.',
    }),
    jobDescription: t.field({
      type: JobDescription,
      resolve: (plan, _args, context) =>
        context.signedIn().loaders.jobDescriptionById.loadOrThrow(plan.jobDescriptionId),
    }),
    planInterviews: t.field({
      type: [PlanInterview],
      resolve: (plan, _args, context) =>
        context.signedIn().loaders.interviewsByPlanId.load(plan.id),
    }),
    lines: t.field({
      type: [PlanLine],
      resolve: (plan, _args, context) => context.signedIn().loaders.planLinesByPlanId.load(plan.id),
    }),
    canEdit: t.boolean({
      resolve: (plan, _args, context) => planPolicy.can(context.signedIn().actor, 'edit', plan),
    }),
    canCreateGuides: t.boolean({
      resolve: async (plan, _args, context) => {
        const { actor, loaders } = context.signedIn();
        const { settings } = await loaders.organizationById.loadOrThrow(actor.organizationId);
        return (
          settings.createGuidesFromInterviewPlansEnabled &&
          planPolicy.can(actor, 'createGuides', plan)
        );
      },
    }),
  }),
});

builder.objectField(JobDescription, 'plan', (t) =>
  t.field({
    type: Plan,
    nullable: true,
    resolve: (source, _args, context) =>
      context.signedIn().loaders.planById.loadIfSet(source.planId),
  }),
);

builder.queryFields((t) => ({
  plan: t.field({
    type: Plan,
    nullable: true,
    description: 'Asked for `planProcessingStatus` alone while the plan is being made.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const { actor, loaders } = context.signedIn();
      requirePlanAccess(actor);
      return loaders.planById.load(id);
    },
  }),
}));
