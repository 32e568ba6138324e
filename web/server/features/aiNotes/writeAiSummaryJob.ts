import { gateSummary } from '#shared/language/gateSummary.ts';
import { summarizeInterviewTask } from '../../language/tasks/summarizeInterviewTask.ts';
import { templateOfCall } from '../aiTemplates/templateOfCall.ts';
import { aiWritingJob, type AiWritingOptions } from './aiWritingJob.ts';
import { saveAiSummary } from './saveAiSummary.ts';

/** Writes the summary of an interview in its formats, its template's sections, its chapters and its topics. */
export const writeAiSummaryJob = (options: AiWritingOptions) =>
  aiWritingJob(options, {
    kind: 'SUMMARY',
    task: summarizeInterviewTask,
    input: async (tx, call, { interview }) => {
      const template = await templateOfCall(tx, call);
      return { interview, ...(template && { template }) };
    },
    gate: ({ interview }, output) => gateSummary(interview, output),
    save: (tx, { call, spoken, input, kept, recordId }) =>
      saveAiSummary(tx, { call, spoken, summary: kept, template: input.template, recordId }),
  });
