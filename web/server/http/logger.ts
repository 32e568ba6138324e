import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type Logger } from 'pino';

export type { Logger };

/** Every line that is logged while a request is answered carries the id of this request. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();

/**
 * Structured lines on standard output. They carry ids, counts, codes and times; never names, addresses,
 * words or cookies of people.
 */
export const createLogger = (level: string, destination?: { write(line: string): void }): Logger =>
  pino(
    {
      level,
      base: null,
      mixin: () => requestScope.getStore() ?? {},
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: withoutValues },
    },
    ...(destination ? [destination] : []),
  );

/** An error without the values of its statement, which are what people typed. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const isStatement = 'query' in error && 'params' in error;
  return {
    type: error.constructor.name,
    message: isStatement ? `Failed query: ${String(error.query)}` : error.message,
    ...('code' in error && { code: error.code }),
    // The first lines of a stack are the message again.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^ +at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: withoutValues(error.cause) }),
  };
}
