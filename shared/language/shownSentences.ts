import type { NoteSentence } from '../domain/aiNote.ts';
import { checkEvidence } from './checkEvidence.ts';
import type { Evidence } from './interview.ts';

/** A sentence as people see it. */
export interface ShownSentence extends NoteSentence {
  /** What to show: the person's text where there is one. */
  shownText: string;
}

/**
 * The sentences that may be shown beside a transcript as it stands now. What an engine wrote needs all
 * its quotes to stand there still, word for word; what a person edited or wrote is shown as theirs, with
 * those of its quotes that stand.
 */
export function shownSentences(
  segments: readonly { id: string; text: string }[],
  sentences: readonly NoteSentence[],
): ShownSentence[] {
  const interview = { segments: segments.map(({ id, text }) => ({ id, text })) };
  const stands = (text: string, evidence: Evidence[]) =>
    checkEvidence(interview, [{ text, evidence }]).length > 0;
  return sentences.flatMap((sentence): ShownSentence[] => {
    if (sentence.isDeleted) return [];
    const { editedText, writtenById, text, evidence } = sentence;
    const isPersons = editedText !== null || writtenById !== null;
    if (!isPersons && !stands(text, evidence)) return [];
    return [
      {
        ...sentence,
        shownText: editedText ?? text,
        evidence: evidence.filter((item) => stands(text, [item])),
      },
    ];
  });
}
