import { gateSummary } from '../../../../shared/language/gateSummary.ts';
import { summarizeInterviewTask } from '../../language/tasks/summarizeInterviewTask.ts';
import { aiWritingJob, type AiWritingOptions } from './aiWritingJob.ts';
import { saveAiSummary } from './saveAiSummary.ts';

/** Writes the summary of an interview in its formats, its chapters and its topics. */
export const writeAiSummaryJob = (options: AiWritingOptions) =>
  aiWritingJob(options, {
    kind: 'SUMMARY',
    task: summarizeInterviewTask,
    input: (_tx, _call, { interview }) => Promise.resolve({ interview }),
    gate: ({ interview }, output) => gateSummary(interview, output),
    save: (tx, { call, spoken, kept, recordId }) =>
      saveAiSummary(tx, { call, spoken, summary: kept, recordId }),
  });
