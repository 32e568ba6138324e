import { z } from 'zod';

/** A text as it is kept: without NUL, which the database refuses, and without the space around it. */
const keptText = z.string().transform((text) => text.replaceAll('\u0000', '').trim());

const number = new Intl.NumberFormat('en-US');
const tooLong = (longest: number) => `Use at most ${number.format(longest)} characters.`;

/** A text that must say something; `whenMissing` is the message for an empty one. */
export const requiredText = (longest: number, whenMissing: string) =>
  keptText.pipe(z.string().min(1, whenMissing).max(longest, tooLong(longest)));

export const optionalText = (longest: number) =>
  keptText.pipe(z.string().max(longest, tooLong(longest)));

/** A field of a change. GraphQL may send null for a field that has no empty value: it stays as well. */
export const unlessLeftOut = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** A field of something new that may be left out. */
export const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((input) => input ?? value);
