import { z } from 'zod';

export type ReadOutput<Output> = { output: Output } | { complaint: string };

/**
 * A model's text as the output a task asks for. Text around the JSON object (a code fence, a preamble)
 * is passed over; nothing else is forgiven. A complaint is written for the model.
 */
export function readModelOutput<Output>(
  text: string,
  schema: z.ZodType<Output>,
): ReadOutput<Output> {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return { complaint: 'There was no whole JSON object in it.' };
  let value: unknown;
  try {
    value = JSON.parse(text.slice(from, to + 1));
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 200) : '';
    return { complaint: `The JSON could not be parsed: ${why}` };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { output: parsed.data };
  const faults = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'the object'}: ${message}`);
  return { complaint: `It does not match the schema: ${faults.join('; ')}` };
}

/** What a model is told of the form of its answer. */
export const outputInstructions = (schema: z.ZodType): string =>
  `Answer with one JSON object alone, without any text around it, that matches this JSON Schema:
${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))}`;
