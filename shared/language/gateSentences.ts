import { checkEvidence } from './checkEvidence.ts';
import type { CitedSentence, Interview } from './interview.ts';
import { isOrderToMachine } from './isOrderToMachine.ts';
import { isSupported } from './isSupported.ts';

/**
 * What of an engine's sentences may be kept, whichever engine it was: every quote stands word for word
 * (`checkEvidence`), none is taken from a turn that gives orders to software, and the sentence speaks of
 * what its quotes speak of (`isSupported`). The rest is dropped.
 */
export function gateSentences(
  interview: Interview,
  sentences: readonly CitedSentence[],
): CitedSentence[] {
  const textById = new Map(interview.segments.map(({ id, text }) => [id, text]));
  return checkEvidence(interview, sentences).filter(
    (sentence) =>
      !isOrderToMachine(sentence.text) &&
      sentence.evidence.every(
        ({ segmentId }) => !isOrderToMachine(textById.get(segmentId) ?? ''),
      ) &&
      isSupported(interview, sentence),
  );
}
