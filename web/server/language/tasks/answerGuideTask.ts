import { z } from 'zod';
import { answerGuide } from '../../../../shared/language/answerGuide.ts';
import type { CueAnswer, GuideCue, Interview } from '../../../../shared/language/interview.ts';
import {
  citedSentenceSchema,
  guideCueSchema,
  interviewSchema,
  segmentIdSchema,
} from './interviewSchema.ts';
import { asData, interviewPrompt, interviewRules } from './interviewPrompt.ts';
import type { InterviewTask } from './interviewTask.ts';

const answerSchema: z.ZodType<CueAnswer> = z.object({
  cueId: z.string().max(100),
  status: z.enum(['answered', 'not_answered', 'not_asked']),
  askedAt: z.object({ segmentId: segmentIdSchema }).nullable(),
  sentences: z.array(citedSentenceSchema).max(20),
  isUnsure: z.boolean().optional(),
});

export interface GuideAnswers {
  answers: CueAnswer[];
}
const mostSentences = 4;

/** What an interview says about each question of its guide. */
export const answerGuideTask: InterviewTask<
  { interview: Interview; guide: GuideCue[] },
  GuideAnswers
> = {
  name: 'answerGuide',
  version: '3',
  input: z.object({ interview: interviewSchema, guide: z.array(guideCueSchema) }),
  output: z.object({ answers: z.array(answerSchema).max(500) }),
  instructions: `${interviewRules}
For every question of the guide say whether the interviewer put it, in these or other words, and what the candidate answered:
- status "not_asked" when nobody put it and the candidate did not come to it unasked; then askedAt is null and there are no sentences;
- status "not_answered" when it was put and the candidate refused, dodged or never came to it; then no sentences;
- status "answered" with at most ${mostSentences} sentences otherwise.
askedAt is the segment in which the question was put; isUnsure is true when it may have been put there in other words, but you cannot tell. Answer for each cueId once.`,
  prompt: ({ interview, guide }) =>
    [
      interviewPrompt(interview),
      '<guide>',
      ...guide.map(({ cueId, cue, description }) => asData({ cueId, question: cue, description })),
      '</guide>',
    ].join('\n'),
  builtIn: ({ interview, guide }) => ({ answers: answerGuide(interview, guide) }),
  merge: ({ guide }, outputs) => ({
    answers: guide.flatMap(({ cueId }) => {
      const own = outputs.flatMap(({ answers }) => answers.filter((one) => one.cueId === cueId));
      const [first] = own;
      if (!first) return [];
      const status =
        (['answered', 'not_answered'] as const).find((one) => own.some((a) => a.status === one)) ??
        'not_asked';
      return [
        {
          ...{ cueId, status },
          askedAt: own.find(({ askedAt }) => askedAt)?.askedAt ?? null,
          sentences: own.flatMap(({ sentences }) => sentences).slice(0, mostSentences),
          ...(own.every(({ isUnsure }) => isUnsure) && { isUnsure: true }),
        },
      ];
    }),
  }),
};
