import type { NoteSentence } from '#shared/domain/aiNote.ts';

/** Whether a person edited, deleted or wrote any of the sentences. */
export const isTouched = ({ sentences }: { sentences: readonly NoteSentence[] }): boolean =>
  sentences.some(
    (sentence) =>
      sentence.editedText !== null || sentence.isDeleted || sentence.writtenById !== null,
  );
