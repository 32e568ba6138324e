import { builder } from '../../graphql/builder.ts';
import { jobDescriptionPolicy } from '../jobDescriptions/jobDescriptionPolicy.ts';
import { requirePlanAccess } from '../jobDescriptions/planAccess.ts';
import { planPolicy } from './planPolicy.ts';
import { interviewOf } from './planTargets.ts';
import { recordAtsExport } from './recordAtsExport.ts';

builder.mutationFields((t) => ({
  recordJobDescriptionExport: t.boolean({
    description: 'Tells that the text was given to the applicant tracking system of the page.',
    args: {
      jobDescriptionId: t.arg.id({ required: true }),
      ats: t.arg.string(),
      isInserted: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { jobDescriptionId, ats, isInserted }, context) => {
      const own = context.signedIn();
      requirePlanAccess(own.actor);
      const jobDescription = await own.loaders.jobDescriptionById.loadOrThrow(jobDescriptionId);
      jobDescriptionPolicy.authorize(own.actor, 'read', jobDescription);
      const subject = { kind: 'jobDescription', id: jobDescription.id } as const;
      await recordAtsExport({ ...own, subject, ats: ats ?? null, isInserted });
      return true;
    },
  }),
  recordPlanInterviewExport: t.boolean({
    description: 'Tells that the questions of an interview were given to it.',
    args: {
      planInterviewId: t.arg.id({ required: true }),
      ats: t.arg.string(),
      isInserted: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { planInterviewId, ats, isInserted }, context) => {
      const own = context.signedIn();
      const { row: interview, plan } = await interviewOf(own, planInterviewId);
      planPolicy.authorize(own.actor, 'read', plan);
      await recordAtsExport({
        ...{ ...own, ats: ats ?? null, isInserted, planInterviewId: interview.id },
        subject: { kind: 'plan', id: plan.id },
      });
      return true;
    },
  }),
}));
