import type { SharedReport } from '#shared/domain/reportShare.ts';
import { definePolicy } from '../../auth/policy.ts';

/** What of insights somebody must be allowed to read to read a report. */
export const reportVerb = (report: SharedReport): 'quality' | 'overview' =>
  report === 'INTERVIEWER_QUALITY' ? 'quality' : 'overview';

/** The sharer and the person it was shared with see a share; the sharer alone takes it back. */
export const reportSharePolicy = definePolicy<{ createdById: string; userId: string }, 'remove'>(
  'shared report',
  {
    read: (actor, share) =>
      actor.interviewEnabled &&
      actor.openFeatures.has('INSIGHTS') &&
      (share.createdById === actor.userId || share.userId === actor.userId),
    remove: (actor, share) => share.createdById === actor.userId,
  },
);
