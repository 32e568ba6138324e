import { builder } from '../../graphql/builder.ts';
import { CallGuide } from '../guides/guideType.ts';
import type { GuideRow } from '../guides/guideLoaders.ts';
import { createInterviewGuides } from './createInterviewGuides.ts';
import { requestUpgrade } from '../organizations/requestUpgrade.ts';
import { upgradePolicy } from '../organizations/upgradePolicy.ts';
import {
  addPlanInterview,
  markPlanInterview,
  reorderPlanInterviews,
  updatePlanInterview,
} from './editPlanInterviews.ts';
import { DeletedPlanPart, PlanPayload, reloadedPlan } from './planPayloads.ts';
import { planPolicy } from './planPolicy.ts';
import { interviewOf, planOf } from './planTargets.ts';
import { PlanInterview } from './planType.ts';

const InterviewGuidesPayload = builder
  .objectRef<{ guides: GuideRow[] }>('CreateInterviewGuidesPayload')
  .implement({
    fields: (t) => ({
      success: t.boolean({ resolve: () => true }),
      guides: t.field({ type: [CallGuide], resolve: (source) => source.guides }),
    }),
  });

const UpgradePayload = builder
  .objectRef<{ success: boolean }>('RequestPlanUpgradePayload')
  .implement({ fields: (t) => ({ success: t.exposeBoolean('success') }) });

builder.mutationFields((t) => ({
  addPlanInterview: t.field({
    type: PlanInterview,
    description: 'At the `order`-th place of those that show, counted from 0.',
    args: {
      planId: t.arg.id({ required: true }),
      id: t.arg.id({ description: 'A new UUID: the same one again adds nothing more.' }),
      name: t.arg.string({ required: true }),
      order: t.arg.int({ required: true }),
    },
    resolve: async (_root, { planId, id, name, order }, context) => {
      const own = context.signedIn();
      const plan = await planOf(own, planId);
      planPolicy.authorize(own.actor, 'edit', plan);
      return addPlanInterview({ ...own, plan, id, name, order });
    },
  }),
  updatePlanInterview: t.field({
    type: PlanInterview,
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      replaces: t.arg.string({
        description:
          'What the person had before them; when something else stands it is a conflict.',
      }),
    },
    resolve: async (_root, { id, name, replaces }, context) => {
      const own = context.signedIn();
      const { row: interview, plan } = await interviewOf(own, id);
      planPolicy.authorize(own.actor, 'edit', plan);
      await updatePlanInterview({ ...own, plan, interview, name, replaces });
      own.loaders.planInterviewById.clear(interview.id);
      return own.loaders.planInterviewById.loadOrThrow(interview.id);
    },
  }),
  deletePlanInterview: t.field({
    type: DeletedPlanPart,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const { row: interview, plan } = await interviewOf(own, id);
      planPolicy.authorize(own.actor, 'edit', plan);
      await markPlanInterview({ ...own, plan, interview, isDeleted: true });
      return { id };
    },
  }),
  restorePlanInterview: t.field({
    type: PlanPayload,
    description: 'Takes back a deletion, with all the interview held.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const { row: interview, plan } = await interviewOf(own, id);
      planPolicy.authorize(own.actor, 'edit', plan);
      await markPlanInterview({ ...own, plan, interview, isDeleted: false });
      return reloadedPlan(own, plan);
    },
  }),
  reorderPlanInterviews: t.field({
    type: PlanPayload,
    args: {
      planId: t.arg.id({ required: true }),
      interviewIds: t.arg.idList({ required: true }),
    },
    resolve: async (_root, { planId, interviewIds }, context) => {
      const own = context.signedIn();
      const plan = await planOf(own, planId);
      planPolicy.authorize(own.actor, 'edit', plan);
      await reorderPlanInterviews({ ...own, plan, interviewIds });
      return reloadedPlan(own, plan);
    },
  }),
  createInterviewGuides: t.field({
    type: InterviewGuidesPayload,
    description: 'A guide for each interview with questions; once for each version of the plan.',
    args: { planId: t.arg.id({ required: true }) },
    resolve: async (_root, { planId }, context) => {
      const own = context.signedIn();
      const plan = await planOf(own, planId);
      planPolicy.authorize(own.actor, 'createGuides', plan);
      const ids = await createInterviewGuides({ ...own, plan });
      return { guides: await own.loaders.guideById.loadMany(ids) };
    },
  }),
  requestPlanUpgrade: t.field({
    type: UpgradePayload,
    description: 'Open to everybody who is signed in.',
    resolve: async (_root, _args, context) => {
      const own = context.signedIn();
      upgradePolicy.authorize(own.actor, 'request', null);
      await requestUpgrade({ ...own, product: 'PLAN', send: own.services.jobs.send });
      return { success: true };
    },
  }),
}));
