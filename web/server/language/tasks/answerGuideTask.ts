import { z } from 'zod';
import { answerByMeaning } from '#shared/language/answerByMeaning.ts';
import { answerGuide } from '#shared/language/answerGuide.ts';
import type { CueAnswer, GuideCue, Interview } from '#shared/language/interview.ts';
import { textsOfGuide } from '#shared/language/meaning.ts';
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
  moments: z.array(segmentIdSchema).max(3).optional(),
  missing: z.string().max(500).optional(),
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
  version: '4',
  input: z.object({ interview: interviewSchema, guide: z.array(guideCueSchema) }),
  output: z.object({ answers: z.array(answerSchema).max(500) }),
  instructions: `${interviewRules}
For every question of the guide say whether the interviewer put it, in these or other words, and what the candidate answered:
- status "not_asked" when nobody put it and the candidate did not come to it unasked; then askedAt is null and there are no sentences;
- status "not_answered" when it was put and the candidate refused, dodged or never came to it; then no sentences;
- status "answered" with at most ${mostSentences} sentences otherwise.
askedAt is the segment in which the question was put; isUnsure is true when it may have been put there in other words, but you cannot tell, and moments are then the at most 3 segments to listen to. missing is the part of the question to which the candidate gave no answer, in the question's own words; leave it out when there is none. A figure that the candidate corrects later is told with its correction. Answer for each cueId once.`,
  prompt: ({ interview, guide }) =>
    [
      interviewPrompt(interview),
      '<guide>',
      ...guide.map(({ cueId, cue, description }) => asData({ cueId, question: cue, description })),
      '</guide>',
    ].join('\n'),
  meaningTexts: ({ interview, guide }) => textsOfGuide(interview, guide),
  builtIn: ({ interview, guide }, meaning) => ({
    answers: meaning ? answerByMeaning(interview, guide, meaning) : answerGuide(interview, guide),
  }),
  merge: ({ guide }, outputs) => ({
    answers: guide.flatMap(({ cueId }) => {
      const own = outputs.flatMap(({ answers }) =>
        answers.filter((answer) => answer.cueId === cueId),
      );
      const [first] = own;
      if (!first) return [];
      const status =
        (['answered', 'not_answered'] as const).find((item) =>
          own.some((a) => a.status === item),
        ) ?? 'not_asked';
      return [
        {
          ...{ cueId, status },
          askedAt: own.find(({ askedAt }) => askedAt)?.askedAt ?? null,
          sentences: own.flatMap(({ sentences }) => sentences).slice(0, mostSentences),
          ...(own.every(({ isUnsure }) => isUnsure) && { isUnsure: true }),
          ...mergeRest(own),
        },
      ];
    }),
  }),
};

/** A part is missing only where no stretch of the interview holds it. */
function mergeRest(answers: readonly CueAnswer[]): Pick<CueAnswer, 'moments' | 'missing'> {
  const answered = answers.filter(({ status }) => status === 'answered');
  const missing = answered.every((item) => item.missing) ? answered[0]?.missing : undefined;
  const moments = answers.flatMap((answer) => answer.moments ?? []).slice(0, 3);
  return { ...(missing && { missing }), ...(moments.length > 0 && { moments }) };
}
