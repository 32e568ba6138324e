import { z } from 'zod';
import { defineQueue } from '../../jobs/job.ts';

export const generatePlanQueue = defineQueue(
  'generatePlan',
  z.object({ organizationId: z.uuid(), planId: z.uuid() }),
);

export const generateQuestionsQueue = defineQueue(
  'generateQuestions',
  z.object({ organizationId: z.uuid(), jobDescriptionId: z.uuid() }),
);
