import { builtInThread } from './builtInThread.ts';
import { inputHash } from './inputHash.ts';
import type { LanguageEngine } from './languageEngine.ts';
import { vectorsOf } from './vectorsOf.ts';
import { hasSentenceModel } from './sentenceModel.ts';

/** Tasks that read a whole interview or posting; short ones are done at once, for a thread costs more than they do. */
const longTasks = new Set([
  ...['answerGuide', 'summarizeInterview', 'askInterview'],
  ...['generatePlanInterviews', 'generatePlanCompetencies', 'generatePlanQuestions'],
  'generateQuestions',
]);
/** Characters of JSON. */
const shortInput = 4_000;

/** Rules, sentence meaning and the person's own words; works with nothing configured and sends nothing anywhere. */
export function builtInEngine(): LanguageEngine {
  const version = hasSentenceModel() ? '8' : '8, by rules alone';
  const identity = { kind: 'built-in', name: 'Rapport built-in', version } as const;
  const thread = builtInThread();
  return {
    identity,
    async run(task, input, { signal }) {
      signal.throwIfAborted();
      const parsed = task.input.parse(input);
      const vectors = await vectorsOf(task.meaningTexts?.(parsed) ?? []);
      signal.throwIfAborted();
      const isLong = longTasks.has(task.name) && JSON.stringify(parsed).length > shortInput;
      const output = task.output.parse(
        isLong
          ? await thread.run(task.name, parsed, { signal, vectors })
          : task.builtIn(parsed, vectors && ((text) => vectors.get(text))),
      );
      return { output, engine: identity, inputHash: inputHash(task, parsed) };
    },
  };
}
