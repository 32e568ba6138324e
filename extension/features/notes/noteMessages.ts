import { z } from 'zod';
import { noteTypes, noteVisibilities } from '#shared/domain/note.ts';
import type { MessageRules } from '../../platform/answerMessages.ts';
import { captureIdSchema, messageId } from '../../platform/messageParts.ts';
import { checkOwnPage } from '../../platform/senders.ts';

const noteSchema = captureIdSchema.extend({
  noteId: messageId,
  timeMs: z.number().int().nonnegative(),
  text: z.string(),
  type: z.enum(noteTypes),
  visibility: z.enum(noteVisibilities),
  cueId: messageId.nullable(),
  isTick: z.boolean(),
});
export type NewNote = z.infer<typeof noteSchema>;

declare module '../../platform/messages.ts' {
  interface ExtensionMessages {
    /** Answered when the note is on the disk. */
    saveNote(data: NewNote): void;
    removeNote(data: { captureId: string; noteId: string }): void;
  }
}

export const noteMessages = {
  saveNote: { from: checkOwnPage, data: noteSchema },
  removeNote: { from: checkOwnPage, data: captureIdSchema.extend({ noteId: messageId }) },
} satisfies MessageRules;
