import type { Interview } from '#shared/language/interview.ts';
import { splitInterview } from '#shared/language/splitInterview.ts';
import { inputHash } from '../inputHash.ts';
import type { LanguageEngine, LanguageTask, TaskResult } from '../languageEngine.ts';
import { LanguageError } from '../languageError.ts';

/** A task on a whole interview, which may be too long for a model to read at once. */
export interface InterviewTask<Input extends { interview: Interview }, Output> extends LanguageTask<
  Input,
  Output
> {
  /** One output of the outputs of consecutive parts of the interview, in order. */
  merge(input: Input, outputs: readonly Output[]): Output;
}

/** About 20,000 tokens of English: an hour of talk, and what a model of 32,000 reads beside its answer. */
export const mostPartCharacters = 80_000;
const mostParts = 12;

/**
 * Runs a task on an interview of any length. The built-in engine reads it whole; a model reads it in
 * parts of at most 80,000 characters, cut between turns, and the parts' outputs are merged.
 * @throws {LanguageError} also when there are more parts than anybody spoke in a day.
 */
export async function runInterviewTask<Input extends { interview: Interview }, Output>(
  engine: LanguageEngine,
  task: InterviewTask<Input, Output>,
  input: Input,
  options: { signal: AbortSignal },
): Promise<TaskResult<Output>> {
  const parts =
    engine.identity.kind === 'model'
      ? splitInterview(input.interview, mostPartCharacters)
      : [input.interview];
  if (parts.length < 2) return engine.run(task, input, options);
  if (parts.length > mostParts)
    throw new LanguageError(
      'UNAVAILABLE',
      'This transcript is too long for the language model. Use the built-in engine for it.',
    );
  const outputs: Output[] = [];
  for (const interview of parts)
    outputs.push((await engine.run(task, { ...input, interview }, options)).output);
  return {
    output: task.merge(input, outputs),
    engine: engine.identity,
    inputHash: inputHash(task, input),
  };
}
