import {
  isJobDescriptionVisible,
  type JobDescriptionFacts,
} from '#shared/domain/jobDescriptionVisibility.ts';
import { planPermissionsOf } from '#shared/domain/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';
import { behindPlanAccess } from './planAccess.ts';

const ownsOrManages = (actor: Actor, jobDescription: JobDescriptionFacts): boolean =>
  jobDescription.creatorId === actor.userId ||
  planPermissionsOf(actor.planRole).includes('VIEW_ALL_JOB_DESCRIPTIONS');

/**
 * Who may do what with a job description and its interview plan (specification §6). Sharing is asking
 * for help: who was given one reads it and edits it with its plan (each burst of edits is a version that
 * can be brought back). Whom else it goes to, and whether it goes, stays with its creator and plan admins.
 */
export const jobDescriptionPolicy = behindPlanAccess(
  definePolicy<JobDescriptionFacts, 'edit' | 'share' | 'delete'>('job description', {
    read: isJobDescriptionVisible,
    edit: (actor) => planPermissionsOf(actor.planRole).includes('CREATE_JOB_DESCRIPTION'),
    share: ownsOrManages,
    delete: ownsOrManages,
  }),
);

/** Rights in the module that hang on no job description. */
export const planModulePolicy = behindPlanAccess(
  definePolicy<null, 'create' | 'viewAll'>('page', {
    read: () => true,
    create: (actor) => planPermissionsOf(actor.planRole).includes('CREATE_JOB_DESCRIPTION'),
    viewAll: (actor) => planPermissionsOf(actor.planRole).includes('VIEW_ALL_JOB_DESCRIPTIONS'),
  }),
);
