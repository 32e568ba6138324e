import type { z } from 'zod';
import { UserError } from '../../errors/userError.ts';

/**
 * Parses a partial update by the schema of the settings: only the keys that `changes` names, so that no
 * default overwrites another key.
 * @throws {UserError} BAD_INPUT for an unknown key or a value that does not fit.
 */
export function parseSettingsChanges<Schema extends z.ZodObject>(
  schema: Schema,
  changes: object,
): Partial<z.infer<Schema>> {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  const parsed = schema.strict().safeParse(Object.fromEntries(named));
  if (!parsed.success) {
    const keys = parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
    );
    throw new UserError('BAD_INPUT', `Not a valid setting: ${[...new Set(keys)].join(', ')}.`);
  }
  const values = new Map(Object.entries(parsed.data));
  return Object.fromEntries(named.map(([key]) => [key, values.get(key)])) as Partial<
    z.infer<Schema>
  >;
}
