import type { Job } from '../../jobs/job.ts';
import type { AiWritingOptions } from './aiWritingJob.ts';
import { writeAiNotesJob } from './writeAiNotesJob.ts';
import { writeAiSummaryJob } from './writeAiSummaryJob.ts';

/** What a language engine writes of an interview in the background. */
export const createAiNotesJobs = (options: AiWritingOptions): Job[] => [
  writeAiNotesJob(options),
  writeAiSummaryJob(options),
];
