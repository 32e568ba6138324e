import type { LanguageEngine } from './languageEngine.ts';
import { inputHash } from './inputHash.ts';

/** Rules and the person's own words; works with nothing configured and sends nothing anywhere. */
export function builtInEngine(): LanguageEngine {
  const identity = { kind: 'built-in', name: 'Rapport built-in', version: '1' } as const;
  return {
    identity,
    async run(task, input, { signal }) {
      signal.throwIfAborted();
      const given = task.input.parse(input);
      const output = task.output.parse(task.builtIn(given));
      return { output, engine: identity, inputHash: inputHash(task, given) };
    },
  };
}
