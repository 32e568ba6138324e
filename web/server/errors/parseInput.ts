import type { z } from 'zod';
import { UserError } from './userError.ts';

/**
 * Checks what a person sent against a schema; the message of the schema's first issue is for that person.
 * @throws {UserError} BAD_INPUT
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new UserError('BAD_INPUT', parsed.error.issues[0]?.message ?? 'This is not valid.');
}
