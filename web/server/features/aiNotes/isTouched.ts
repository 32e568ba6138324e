import type { NoteSentence } from '#shared/domain/aiNote.ts';

/** Whether a person edited, deleted or wrote any of the sentences. */
export const isTouched = ({ sentences }: { sentences: readonly NoteSentence[] }): boolean =>
  sentences.some((one) => one.editedText !== null || one.isDeleted || one.writtenById !== null);
