import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { UserError } from '../../errors/userError.ts';
import type {
  EngineIdentity,
  LanguageEngine,
  LanguageTask,
} from '../../language/languageEngine.ts';
import { LanguageError } from '../../language/languageError.ts';
import { keepEngineRecord } from '../engines/keepEngineRecord.ts';

/** Somebody waits for it. */
const longestWaitMs = 60_000;

/**
 * Has the engine write a text that a person waits for, and keeps what was asked and said. A failing
 * model is told; the built-in engine never steps in unseen.
 * @throws {UserError} BAD_INPUT for input past its bounds, UNAVAILABLE when the engine fails.
 */
export async function generateText<Input, Output>(options: {
  db: Db;
  actor: Actor;
  jobDescription: { id: string; organizationId: string };
  language: LanguageEngine;
  signal: AbortSignal;
  task: LanguageTask<Input, Output>;
  input: Input;
}): Promise<{ output: Output; engine: EngineIdentity }> {
  const { db, actor, jobDescription, language, task } = options;
  const input = task.input.safeParse(options.input);
  if (!input.success)
    throw new UserError('BAD_INPUT', 'This is longer than can be worked on. Shorten it.');
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(longestWaitMs)]);
  try {
    const result = await language.run(task, input.data, { signal });
    await keepEngineRecord(db, {
      organizationId: jobDescription.organizationId,
      subject: { jobDescriptionId: jobDescription.id, actorId: actor.userId },
      ...{ task: task.name, result, output: { said: result.output } },
    });
    return { output: result.output, engine: result.engine };
  } catch (error) {
    if (error instanceof LanguageError) throw new UserError('UNAVAILABLE', error.message);
    if (error instanceof Error && error.name === 'TimeoutError' && !options.signal.aborted)
      throw new UserError('UNAVAILABLE', 'Writing this took too long. Try again.');
    throw error;
  }
}
