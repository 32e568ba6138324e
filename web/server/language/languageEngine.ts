import type { z } from 'zod';
import type { Meaning } from '#shared/language/meaning.ts';

/**
 * One thing a language engine is asked to do. The same task runs on a configured model (`instructions`
 * and `prompt`, answer checked against `output`) or on the built-in engine (`builtIn`).
 */
export interface LanguageTask<Input, Output> {
  /** As engine records name it, such as `answerGuide`. */
  name: string;
  /** Of the instructions and the rules: a new one when either changes what comes out. */
  version: string;
  input: z.ZodType<Input>;
  output: z.ZodType<Output>;
  /** What a model is told beside the input. */
  instructions: string;
  /** The input as a model reads it. Whatever people typed or said stands in it as data, never as orders. */
  prompt(input: Input): string;
  /** The texts whose meaning `builtIn` looks up; none when it works by rules alone. */
  meaningTexts?(input: Input): string[];
  /** The built-in engine's answer: pure, from rules, the person's own words and sentence meaning. */
  builtIn(input: Input, meaning?: Meaning): Output;
}

/** Who wrote something, as the page says it. */
export interface EngineIdentity {
  kind: 'built-in' | 'model';
  name: string;
  version: string;
}

export interface TaskResult<Output> {
  output: Output;
  engine: EngineIdentity;
  /** sha256 of task, version and input, in hex. */
  inputHash: string;
}

/** Whether an engine can work now; `reason` is a sentence for the readiness page. */
export type EngineState = { ok: true } | { ok: false; reason: string };

export interface LanguageEngine {
  identity: EngineIdentity;
  /** Engines without it are always there. */
  check?(): Promise<EngineState>;
  /** @throws {LanguageError} when the engine cannot be reached, is too slow, or answers nonsense. */
  run<Input, Output>(
    task: LanguageTask<Input, Output>,
    input: Input,
    options: { signal: AbortSignal },
  ): Promise<TaskResult<Output>>;
}
