import type { Job } from '../../jobs/job.ts';
import type { MessageSender } from '../../mail/sendMessage.ts';
import { createMailJobDescriptionShareJob } from '../jobDescriptions/mailJobDescriptionShareJob.ts';
import { removeJobDescriptionJob } from '../jobDescriptions/removeJobDescriptionJob.ts';

/** What the plan module tells people by e-mail, and what it clears away. */
export const createPlanJobs = (input: { messages: MessageSender; publicUrl: string }): Job[] => [
  createMailJobDescriptionShareJob(input),
  removeJobDescriptionJob,
];
