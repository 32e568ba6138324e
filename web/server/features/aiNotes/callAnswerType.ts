import { builder } from '../../graphql/builder.ts';
import type { EngineIdentity } from '../../language/languageEngine.ts';
import { AiCitedText, AiEngine, type CitedShape } from './aiSentenceType.ts';

export interface CallAnswerShape {
  question: string;
  answer: CitedShape[];
  /** Where there is no answer: the replies nearest to the question. */
  findNearest(): Promise<CitedShape[]>;
  /** Whether the engine said something. */
  isSaid: boolean;
  engine: EngineIdentity;
  answeredAt: Date;
}

export const CallAnswer = builder.objectRef<CallAnswerShape>('CallAnswer').implement({
  fields: (t) => ({
    question: t.exposeString('question'),
    isNotSpokenOf: t.boolean({
      description: 'The engine found nothing that answers it; the answer is empty.',
      resolve: (source) => source.answer.length === 0 && !source.isSaid,
    }),
    isUntied: t.boolean({
      description:
        'The engine answered, but nothing of it could be tied to what was said; the answer is empty.',
      resolve: (source) => source.answer.length === 0 && source.isSaid,
    }),
    sentences: t.field({ type: [AiCitedText], resolve: (source) => source.answer }),
    nearestMoments: t.field({
      type: [AiCitedText],
      description: 'Where there is no answer: the replies nearest to the question, to listen to.',
      resolve: (source) => source.findNearest(),
    }),
    engine: t.field({
      type: AiEngine,
      resolve: ({ engine, answeredAt }) => ({
        engine: engine.kind,
        engineName: engine.name,
        engineVersion: engine.version,
        createdAt: answeredAt,
      }),
    }),
  }),
});
