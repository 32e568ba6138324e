import { z } from 'zod';
import { defineQueue } from '../../jobs/job.ts';

/** Somebody asked for a product: tell who can switch it on. */
export const mailUpgradeQueue = defineQueue(
  'mailUpgrade',
  z.object({ organizationId: z.uuid(), requestId: z.uuid() }),
);
