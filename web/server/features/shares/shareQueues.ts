import { z } from 'zod';
import { defineQueue } from '../../jobs/job.ts';

/** What happened to a share, for the e-mail about it. */
export const shareNews = ['SHARED', 'RENEWAL_REQUESTED', 'RENEWED'] as const;

/** Tells by e-mail what happened to a share. */
export const mailShareQueue = defineQueue(
  'mailShare',
  z.object({ organizationId: z.uuid(), shareId: z.uuid(), news: z.enum(shareNews) }),
);
