import type { Job } from '../../jobs/job.ts';
import type { LanguageEngine } from '../../language/languageEngine.ts';
import { createGeneratePlanJob } from './generatePlanJob.ts';
import { createGenerateQuestionsJob } from './generateQuestionsJob.ts';

/** The workers behind plans and questions. */
export const createPlanGenerationJobs = (input: { language: LanguageEngine }): Job[] => [
  createGeneratePlanJob(input),
  createGenerateQuestionsJob(input),
];
