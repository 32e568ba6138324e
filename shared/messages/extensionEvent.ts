import * as z from 'zod/mini';
import { exportedTexts } from '../domain/exportedText.ts';
import { extensionSource } from './appMessageSource.ts';

/** What the extension tells the app for its analytics, unasked; it comes over the page's window. */
const extensionEventSchema = z.object({
  source: z.literal(extensionSource),
  type: z.literal('analytics'),
  name: z.literal('textExported'),
  text: z.enum(exportedTexts),
  /** The applicant tracking system. */
  ats: z.string().check(z.minLength(1), z.maxLength(80)),
  isInserted: z.boolean(),
});
export type ExtensionEvent = z.infer<typeof extensionEventSchema>;

/** The event in a message; null when it is none. */
export const readExtensionEvent = (message: unknown): ExtensionEvent | null =>
  extensionEventSchema.safeParse(message).data ?? null;
