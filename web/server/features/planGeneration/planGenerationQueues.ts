import { z } from 'zod';
import { defineQueue } from '../../jobs/job.ts';

const order = z.object({
  organizationId: z.uuid(),
  jobDescriptionId: z.uuid(),
  /** The order this belongs to; a later one of the same job description makes it void. */
  generation: z.int(),
});

export const generatePlanQueue = defineQueue('generatePlan', order.extend({ planId: z.uuid() }), {
  concurrency: 2,
});

export const generateQuestionsQueue = defineQueue('generateQuestions', order, { concurrency: 2 });
