import { definePolicy } from '../../auth/policy.ts';
import { behindPlanAccess } from '../jobDescriptions/planAccess.ts';
import { jobDescriptionPolicy } from '../jobDescriptions/jobDescriptionPolicy.ts';
import type { LoadedPlan } from './planLoaders.ts';

/** A plan goes with its job description: who reads, edits or shares that reads, edits or shares both. */
export const planPolicy = behindPlanAccess(
  definePolicy<LoadedPlan, 'edit' | 'createGuides'>('interview plan', {
    read: (actor, plan) => jobDescriptionPolicy.can(actor, 'read', plan.jobDescription),
    edit: (actor, plan) => jobDescriptionPolicy.can(actor, 'edit', plan.jobDescription),
    createGuides: (actor, plan) =>
      actor.interviewEnabled && jobDescriptionPolicy.can(actor, 'edit', plan.jobDescription),
  }),
);
