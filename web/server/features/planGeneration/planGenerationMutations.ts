import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { JobDescription } from '../jobDescriptions/jobDescriptionType.ts';
import type { LoadedJobDescription } from '../jobDescriptions/jobDescriptionLoaders.ts';
import { requirePlanAccess } from '../jobDescriptions/planAccess.ts';
import type { LoadedPlan } from '../plans/planLoaders.ts';
import { Plan } from '../plans/planType.ts';
import { AnalysisBlockInput } from '../jobDescriptions/jobDescriptionMutations.ts';
import { createPlan } from './createPlan.ts';
import { keepFirstText } from './keepFirstText.ts';
import { orderQuestions } from './orderQuestions.ts';
import { planGenerationPolicy } from './planGenerationPolicy.ts';

const CreatePlanPayload = builder
  .objectRef<{ planId: string; plan: LoadedPlan }>('CreatePlanPayload')
  .implement({
    fields: (t) => ({ planId: t.exposeID('planId'), plan: t.expose('plan', { type: Plan }) }),
  });

const GenerateQuestionsPayload = builder
  .objectRef<{ jobDescription: LoadedJobDescription }>('GenerateQuestionsPayload')
  .implement({
    fields: (t) => ({ jobDescription: t.expose('jobDescription', { type: JobDescription }) }),
  });

const load = ({ actor, loaders }: ActorContext, id: string) => {
  requirePlanAccess(actor);
  return loaders.jobDescriptionById.loadOrThrow(id);
};

/** Each order keeps an engine busy for a while. */
const limit = { name: 'orderPlan', points: 40, perSec: 600 };

builder.mutationFields((t) => ({
  createPlan: t.field({
    type: CreatePlanPayload,
    description:
      'Orders an interview plan; its `planProcessingStatus` tells how far it is. A plan that is there stays until the new one is whole.',
    args: {
      jobDescriptionId: t.arg.id({ required: true }),
      jobDescriptionText: t.arg.string({ required: true }),
      numberOfInterviews: t.arg.int({ required: true }),
      includeRecruiterScreen: t.arg.boolean({ required: true }),
      additionalAreas: t.arg.string({ defaultValue: '', description: 'Parted by commas.' }),
    },
    resolve: async (_root, { jobDescriptionId, additionalAreas, ...order }, context) => {
      const own = context.signedIn();
      const jobDescription = await load(own, jobDescriptionId);
      planGenerationPolicy.authorize(own.actor, 'generate', jobDescription);
      await own.services.rateLimit(limit, own.actor.userId);
      const { planId } = await createPlan({
        ...{ db: own.db, actor: own.actor, jobDescription, send: own.services.jobs.send },
        order: { ...order, additionalAreas: additionalAreas ?? '' },
      });
      return { planId, plan: await own.loaders.planById.loadOrThrow(planId) };
    },
  }),
  generateQuestions: t.field({
    type: GenerateQuestionsPayload,
    description:
      'Orders questions for the text that is kept. Questions as new as the text are written anew only with `regenerate`.',
    args: {
      id: t.arg.id({ required: true }),
      text: t.arg.string({ description: 'Kept first, where the analyzer has kept nothing yet.' }),
      blocks: t.arg({ type: [AnalysisBlockInput] }),
      regenerate: t.arg.boolean({ defaultValue: false }),
    },
    resolve: async (_root, { id, text, blocks, regenerate }, context) => {
      const own = context.signedIn();
      const jobDescription = await load(own, id);
      planGenerationPolicy.authorize(own.actor, 'generate', jobDescription);
      await own.services.rateLimit(limit, own.actor.userId);
      await keepFirstText({ ...own, jobDescription, text, blocks });
      await orderQuestions({
        ...{ db: own.db, actor: own.actor, jobDescription, send: own.services.jobs.send },
        isForced: regenerate ?? false,
      });
      own.loaders.jobDescriptionById.clear(id);
      return { jobDescription: await own.loaders.jobDescriptionById.loadOrThrow(id) };
    },
  }),
}));
