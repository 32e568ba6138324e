import type { z } from 'zod';

/**
 * Reads stored settings by their schema, in which every key has a default. Unknown keys are dropped. The
 * default replaces a stored value that does not fit; `onBroken` gets the key.
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  stored: object,
  onBroken: (key: string) => void,
): z.infer<Schema> {
  const whole = schema.safeParse(stored);
  if (whole.success) return whole.data;
  const broken = new Set(whole.error.issues.map(({ path }) => String(path[0])));
  for (const key of broken) onBroken(key);
  return schema.parse(
    Object.fromEntries(Object.entries(stored).filter(([key]) => !broken.has(key))),
  );
}
