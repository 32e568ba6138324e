import * as z from 'zod/mini';
import type { AppMessages, AppMessageType } from './appMessages.ts';
import { exportRefusals } from './atsExport.ts';

const atsName = z.nullable(z.string().check(z.minLength(1), z.maxLength(80)));
const openState = z.object({ isOpen: z.boolean() });
const exported = z.object({
  ats: atsName,
  isInserted: z.boolean(),
  // A newer extension may know more reasons.
  reason: z.optional(z.catch(z.optional(z.enum(exportRefusals)), undefined)),
  isCopied: z.optional(z.boolean()),
});

/** What an answer of the extension must look like; it comes over the page's window. */
const answerSchemas: {
  [Type in AppMessageType]: z.ZodMiniType<ReturnType<AppMessages[Type]>>;
} = {
  getVersion: z.object({ version: z.string().check(z.regex(/^\d+(\.\d+){0,3}$/)) }),
  openIA: openState,
  hideModal: openState,
  getAtsContext: z.object({ ats: atsName }),
  exportJobDescription: exported,
  exportInterview: exported,
  exportScorecard: exported,
};

/** The answer to a question of this type; null when it is none. */
export function readAnswer<Type extends AppMessageType>(
  type: Type,
  answer: unknown,
): ReturnType<AppMessages[Type]> | null {
  return answerSchemas[type].safeParse(answer).data ?? null;
}
