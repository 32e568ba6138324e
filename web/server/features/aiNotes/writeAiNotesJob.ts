import { gateAnswers } from '#shared/language/gateAnswers.ts';
import { LanguageError } from '../../language/languageError.ts';
import { answerGuideTask } from '../../language/tasks/answerGuideTask.ts';
import { aiWritingJob, type AiWritingOptions } from './aiWritingJob.ts';
import { guideOfCall } from './guideOfCall.ts';
import { saveAiNotes } from './saveAiNotes.ts';

/** Writes what the interview says about each question of its guide; without a guide there are no notes. */
export const writeAiNotesJob = (options: AiWritingOptions) =>
  aiWritingJob(options, {
    kind: 'NOTES',
    task: answerGuideTask,
    input: async (tx, call, { interview }) => ({
      interview,
      guide: await guideOfCall(tx, call.guideId),
    }),
    gate({ interview, guide }, { answers }) {
      const left = guide.filter(({ cueId }) => !answers.some((answer) => answer.cueId === cueId));
      if (left.length > 0 && interview.segments.length > 0)
        throw new LanguageError(
          'BAD_OUTPUT',
          `The language model left out ${left.length} of ${guide.length} questions. Try again.`,
        );
      return gateAnswers(interview, guide, answers);
    },
    save: (tx, { call, spoken, input, kept, recordId }) =>
      saveAiNotes(tx, { call, spoken, guide: input.guide, answers: kept, recordId }),
  });
