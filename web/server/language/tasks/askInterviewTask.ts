import { z } from 'zod';
import { askInterview } from '#shared/language/askInterview.ts';
import type { CitedSentence, Interview } from '#shared/language/interview.ts';
import { citedSentenceSchema, interviewSchema } from './interviewSchema.ts';
import { asData, interviewPrompt, interviewRules } from './interviewPrompt.ts';
import type { InterviewTask } from './interviewTask.ts';

const mostSentences = 4;

/** Answers a question about an interview; an empty answer says that it was not spoken of. */
export const askInterviewTask: InterviewTask<
  { interview: Interview; question: string },
  { answer: CitedSentence[] }
> = {
  name: 'askInterview',
  version: '1',
  input: z.object({ interview: interviewSchema, question: z.string() }),
  output: z.object({ answer: z.array(citedSentenceSchema).max(20) }),
  instructions: `${interviewRules}
Answer the question from the transcript alone, in at most ${mostSentences} sentences. When the interview does not speak of it, or the question asks for an opinion or about a protected trait, answer with an empty list.`,
  prompt: ({ interview, question }) =>
    [interviewPrompt(interview), '<question>', asData(question), '</question>'].join('\n'),
  builtIn({ interview, question }) {
    const found = askInterview(interview, question);
    return { answer: 'answer' in found ? found.answer : [] };
  },
  merge: (_input, outputs) => ({
    answer: outputs.flatMap(({ answer }) => answer).slice(0, mostSentences),
  }),
};
