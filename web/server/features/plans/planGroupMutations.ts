import { builder } from '../../graphql/builder.ts';
import {
  addPlanQuestionGroup,
  markPlanQuestionGroup,
  movePlanQuestionGroup,
  reorderPlanQuestionGroups,
  updatePlanQuestionGroup,
} from './editPlanGroups.ts';
import { DeletedPlanPart, PlanPayload, reloadedPlan } from './planPayloads.ts';
import { planPolicy } from './planPolicy.ts';
import { groupIn, groupOf, interviewIn, planOf } from './planTargets.ts';
import { PlanInterview, PlanQuestionGroup } from './planType.ts';

builder.mutationFields((t) => ({
  addPlanQuestionGroup: t.field({
    type: PlanQuestionGroup,
    description: 'At the `order`-th place of those that show, counted from 0.',
    args: {
      planId: t.arg.id({ required: true }),
      id: t.arg.id({ description: 'A new UUID: the same one again adds nothing more.' }),
      interviewId: t.arg.id({ required: true }),
      competency: t.arg.string({ required: true }),
      order: t.arg.int({ required: true }),
    },
    resolve: async (_root, { planId, id, interviewId, competency, order }, context) => {
      const own = context.signedIn();
      const plan = await planOf(own, planId);
      planPolicy.authorize(own.actor, 'edit', plan);
      const interview = await interviewIn(own, plan.id, interviewId);
      return addPlanQuestionGroup({ ...own, plan, id, interview, competency, order });
    },
  }),
  updatePlanQuestionGroup: t.field({
    type: PlanQuestionGroup,
    args: {
      id: t.arg.id({ required: true }),
      competency: t.arg.string({ required: true }),
      replaces: t.arg.string({
        description:
          'What the person had before them; when something else stands it is a conflict.',
      }),
    },
    resolve: async (_root, { id, competency, replaces }, context) => {
      const own = context.signedIn();
      const { row: group, plan } = await groupOf(own, id);
      planPolicy.authorize(own.actor, 'edit', plan);
      await updatePlanQuestionGroup({ ...own, plan, group, competency, replaces });
      own.loaders.planQuestionGroupById.clear(group.id);
      return own.loaders.planQuestionGroupById.loadOrThrow(group.id);
    },
  }),
  deletePlanQuestionGroup: t.field({
    type: DeletedPlanPart,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const { row: group, plan } = await groupOf(own, id);
      planPolicy.authorize(own.actor, 'edit', plan);
      await markPlanQuestionGroup({ ...own, plan, group, isDeleted: true });
      return { id };
    },
  }),
  restorePlanQuestionGroup: t.field({
    type: PlanInterview,
    description: 'Takes back a deletion; answers with the interview it stands in again.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const { row: group, plan } = await groupOf(own, id);
      planPolicy.authorize(own.actor, 'edit', plan);
      await markPlanQuestionGroup({ ...own, plan, group, isDeleted: false });
      return own.loaders.planInterviewById.loadOrThrow(group.planInterviewId);
    },
  }),
  reorderPlanQuestionGroups: t.field({
    type: PlanInterview,
    args: {
      planId: t.arg.id({ required: true }),
      interviewId: t.arg.id({ required: true }),
      questionGroupIds: t.arg.idList({ required: true }),
    },
    resolve: async (_root, { planId, interviewId, questionGroupIds }, context) => {
      const own = context.signedIn();
      const plan = await planOf(own, planId);
      planPolicy.authorize(own.actor, 'edit', plan);
      const interview = await interviewIn(own, plan.id, interviewId);
      await reorderPlanQuestionGroups({ ...own, plan, interview, questionGroupIds });
      return interview;
    },
  }),
  movePlanQuestionGroup: t.field({
    type: PlanPayload,
    args: {
      planId: t.arg.id({ required: true }),
      questionGroupId: t.arg.id({ required: true }),
      sourceInterviewId: t.arg.id({ required: true }),
      destinationInterviewId: t.arg.id({ required: true }),
      destinationQuestionGroupIds: t.arg.idList({ required: true }),
    },
    resolve: async (_root, { planId, destinationQuestionGroupIds, ...ids }, context) => {
      const own = context.signedIn();
      const plan = await planOf(own, planId);
      planPolicy.authorize(own.actor, 'edit', plan);
      const group = await groupIn(own, plan.id, ids.questionGroupId);
      const source = await interviewIn(own, plan.id, ids.sourceInterviewId);
      const destination = await interviewIn(own, plan.id, ids.destinationInterviewId);
      const move = { group, source, destination, destinationQuestionGroupIds };
      await movePlanQuestionGroup({ ...own, plan, ...move });
      return reloadedPlan(own, plan);
    },
  }),
}));
