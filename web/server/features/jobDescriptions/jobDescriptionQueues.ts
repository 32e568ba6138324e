import { z } from 'zod';
import type { Job } from '../../jobs/job.ts';

const queue = <Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
): Job<Payload> => ({
  name,
  payload,
  concurrency: 1,
  run: () =>
    Promise.reject(new Error(`${name} was queued, but this process has no worker for it.`)),
});

/** A job description was deleted: what it held goes too. */
export const removeJobDescriptionQueue = queue(
  'removeJobDescription',
  z.object({ organizationId: z.uuid(), jobDescriptionId: z.uuid() }),
);

/** Somebody was given a job description: tell them. */
export const mailJobDescriptionShareQueue = queue(
  'mailJobDescriptionShare',
  z.object({ organizationId: z.uuid(), shareId: z.uuid() }),
);

/** Somebody asked for the plan product: tell who can switch it on. */
export const mailPlanUpgradeQueue = queue(
  'mailPlanUpgrade',
  z.object({ organizationId: z.uuid(), requestId: z.uuid() }),
);
