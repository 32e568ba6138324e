import { builder } from '../../graphql/builder.ts';
import type { EngineIdentity } from '../../language/languageEngine.ts';
import { AiCitedText, AiEngine, type CitedShape } from './aiSentenceType.ts';

export interface CallAnswerShape {
  question: string;
  answer: CitedShape[];
  engine: EngineIdentity;
  answeredAt: Date;
}

export const CallAnswer = builder.objectRef<CallAnswerShape>('CallAnswer').implement({
  fields: (t) => ({
    question: t.exposeString('question'),
    isNotSpokenOf: t.boolean({
      description: 'The interview does not speak of it; the answer is empty.',
      resolve: (one) => one.answer.length === 0,
    }),
    sentences: t.field({ type: [AiCitedText], resolve: (one) => one.answer }),
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
