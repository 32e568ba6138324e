import { z } from 'zod';
import { defineQueue } from '../../jobs/job.ts';

/** A job description was deleted: what it held goes too. */
export const removeJobDescriptionQueue = defineQueue(
  'removeJobDescription',
  z.object({ organizationId: z.uuid(), jobDescriptionId: z.uuid() }),
);

/** Somebody was given a job description: tell them. */
export const mailJobDescriptionShareQueue = defineQueue(
  'mailJobDescriptionShare',
  z.object({ organizationId: z.uuid(), shareId: z.uuid() }),
);
