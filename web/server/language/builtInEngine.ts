import { builtInThread } from './builtInThread.ts';
import { inputHash } from './inputHash.ts';
import type { LanguageEngine } from './languageEngine.ts';

/** Tasks that read a whole interview; short ones are done at once, for a thread costs more than they do. */
const longTasks = new Set(['answerGuide', 'summarizeInterview', 'askInterview']);
const shortInput = 8_000;

/** Rules and the person's own words; works with nothing configured and sends nothing anywhere. */
export function builtInEngine(): LanguageEngine {
  const identity = { kind: 'built-in', name: 'Rapport built-in', version: '3' } as const;
  const thread = builtInThread();
  return {
    identity,
    async run(task, input, { signal }) {
      signal.throwIfAborted();
      const given = task.input.parse(input);
      const isLong = longTasks.has(task.name) && JSON.stringify(given).length > shortInput;
      const output = task.output.parse(
        isLong ? await thread.run(task.name, given, signal) : task.builtIn(given),
      );
      return { output, engine: identity, inputHash: inputHash(task, given) };
    },
  };
}
