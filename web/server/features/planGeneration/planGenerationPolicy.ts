import type { JobDescriptionFacts } from '#shared/domain/jobDescriptionVisibility.ts';
import { definePolicy } from '../../auth/policy.ts';
import { jobDescriptionPolicy } from '../jobDescriptions/jobDescriptionPolicy.ts';
import { behindPlanAccess } from '../jobDescriptions/planAccess.ts';

/** Who edits a job description has texts, questions and plans generated for it. */
export const planGenerationPolicy = behindPlanAccess(
  definePolicy<JobDescriptionFacts, 'generate'>('job description', {
    read: (actor, jobDescription) => jobDescriptionPolicy.can(actor, 'read', jobDescription),
    generate: (actor, jobDescription) => jobDescriptionPolicy.can(actor, 'edit', jobDescription),
  }),
);
