import { builder } from '../../graphql/builder.ts';
import {
  addPlanQuestion,
  markPlanQuestion,
  reorderPlanQuestions,
  updatePlanQuestion,
} from './editPlanQuestions.ts';
import { DeletedPlanPart } from './planPayloads.ts';
import { planPolicy } from './planPolicy.ts';
import { groupIn, lineIn, planOf, questionOf } from './planTargets.ts';
import { PlanQuestion, PlanQuestionGroup } from './planType.ts';

builder.mutationFields((t) => ({
  addPlanQuestion: t.field({
    type: PlanQuestion,
    description: 'At the `order`-th place of those that show, counted from 0.',
    args: {
      planId: t.arg.id({ required: true }),
      id: t.arg.id({ description: 'A new UUID: the same one again adds nothing more.' }),
      groupId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      order: t.arg.int({ required: true }),
      lineId: t.arg.id({ description: 'A line of the plan that the question asks about.' }),
    },
    resolve: async (_root, { planId, id, groupId, text, order, lineId }, context) => {
      const own = context.signedIn();
      const plan = await planOf(own, planId);
      planPolicy.authorize(own.actor, 'edit', plan);
      const group = await groupIn(own, plan.id, groupId);
      const line = lineId ? await lineIn(own, plan.id, lineId) : null;
      return addPlanQuestion({ ...own, plan, id, group, text, order, line });
    },
  }),
  updatePlanQuestion: t.field({
    type: PlanQuestion,
    args: {
      id: t.arg.id({ required: true }),
      questionText: t.arg.string({ required: true }),
      replaces: t.arg.string({
        description:
          'What the person had before them; when something else stands it is a conflict.',
      }),
    },
    resolve: async (_root, { id, questionText: text, replaces }, context) => {
      const own = context.signedIn();
      const { row: question, plan } = await questionOf(own, id);
      planPolicy.authorize(own.actor, 'edit', plan);
      await updatePlanQuestion({ ...own, plan, question, text, replaces });
      own.loaders.planQuestionById.clear(question.id);
      return own.loaders.planQuestionById.loadOrThrow(question.id);
    },
  }),
  deletePlanQuestion: t.field({
    type: DeletedPlanPart,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const { row: question, plan } = await questionOf(own, id);
      planPolicy.authorize(own.actor, 'edit', plan);
      await markPlanQuestion({ ...own, plan, question, isDeleted: true });
      return { id };
    },
  }),
  restorePlanQuestion: t.field({
    type: PlanQuestionGroup,
    description: 'Takes back a deletion; answers with the competency it stands in again.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const { row: question, plan } = await questionOf(own, id);
      planPolicy.authorize(own.actor, 'edit', plan);
      await markPlanQuestion({ ...own, plan, question, isDeleted: false });
      return own.loaders.planQuestionGroupById.loadOrThrow(question.groupId);
    },
  }),
  reorderPlanQuestions: t.field({
    type: PlanQuestionGroup,
    args: {
      planId: t.arg.id({ required: true }),
      groupId: t.arg.id({ required: true }),
      questionIds: t.arg.idList({ required: true }),
    },
    resolve: async (_root, { planId, groupId, questionIds }, context) => {
      const own = context.signedIn();
      const plan = await planOf(own, planId);
      planPolicy.authorize(own.actor, 'edit', plan);
      const group = await groupIn(own, plan.id, groupId);
      await reorderPlanQuestions({ ...own, plan, group, questionIds });
      return group;
    },
  }),
}));
