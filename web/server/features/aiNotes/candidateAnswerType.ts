import { builder } from '../../graphql/builder.ts';
import { limitAsking } from './limitAsking.ts';
import { Call } from '../calls/callType.ts';
import { askCandidate, type CandidateAnswerShape } from './askCandidate.ts';
import { CallAnswer } from './callAnswerType.ts';

const InterviewAnswer = builder
  .objectRef<CandidateAnswerShape['answers'][number]>('InterviewAnswer')
  .implement({
    fields: (t) => ({
      call: t.field({ type: Call, resolve: ({ call }) => call }),
      answer: t.field({ type: CallAnswer, resolve: ({ answer }) => answer }),
    }),
  });

const CandidateAnswer = builder.objectRef<CandidateAnswerShape>('CandidateAnswer').implement({
  fields: (t) => ({
    question: t.exposeString('question'),
    interviewAnswers: t.field({
      type: [InterviewAnswer],
      description:
        'Of every interview read, the newest first; also of those that say nothing of it.',
      resolve: ({ answers }) => answers,
    }),
  }),
});

builder.mutationField('askCandidate', (t) =>
  t.field({
    type: CandidateAnswer,
    description:
      'Answers a question about a candidate from the interviews that the viewer may see, the newest six.',
    args: { candidateId: t.arg.id({ required: true }), question: t.arg.string({ required: true }) },
    resolve: async (_root, { candidateId, question }, context) => {
      const own = context.signedIn();
      const { db, actor, services, loaders } = own;
      const { id } = await loaders.candidateById.loadOrThrow(candidateId);
      await limitAsking(own);
      return askCandidate({
        ...{ db, actor, candidateId: id, question },
        ...{ language: services.language, signal: context.signal },
      });
    },
  }),
);
