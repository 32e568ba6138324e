import { z } from 'zod';
import type { Job } from '../../jobs/job.ts';

/** For those who only queue; the workers are the same with a `run`, made by `createPlanGenerationJobs`. */
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

export const generatePlanQueue = queue(
  'generatePlan',
  z.object({ organizationId: z.uuid(), planId: z.uuid() }),
);

export const generateQuestionsQueue = queue(
  'generateQuestions',
  z.object({ organizationId: z.uuid(), jobDescriptionId: z.uuid() }),
);
