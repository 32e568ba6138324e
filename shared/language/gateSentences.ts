import { checkEvidence } from './checkEvidence.ts';
import type { CitedSentence, Interview } from './interview.ts';
import { isOrderToMachine } from './isOrderToMachine.ts';
import { isSupported } from './isSupported.ts';

/**
 * What of an engine's sentences may be kept, whichever engine it was: every quote stands word for word
 * (`checkEvidence`), none is taken from a turn that gives orders to software, and the sentence speaks of
 * what its quotes speak of (`isSupported`). The rest is dropped. Of what is told about a candidate
 * (`ofCandidate`), so is what rests on the words of known interviewers alone.
 */
export function gateSentences(
  interview: Interview,
  sentences: readonly CitedSentence[],
  { ofCandidate = false }: { ofCandidate?: boolean } = {},
): CitedSentence[] {
  const roleOf = new Map(interview.speakers.map(({ id, role }) => [id, role]));
  const asked = new Set(
    interview.segments
      .filter(({ speakerId }) => roleOf.get(speakerId) === 'INTERVIEWER')
      .map(({ id }) => id),
  );
  const textById = new Map(interview.segments.map(({ id, text }) => [id, text]));
  return checkEvidence(interview, sentences).filter(
    (sentence) =>
      !isOrderToMachine(sentence.text) &&
      sentence.evidence.every(
        ({ segmentId }) => !isOrderToMachine(textById.get(segmentId) ?? ''),
      ) &&
      !(ofCandidate && sentence.evidence.every(({ segmentId }) => asked.has(segmentId))) &&
      isSupported(interview, sentence),
  );
}
