import { checkEvidence } from './checkEvidence.ts';
import type { CitedSentence, Interview, Segment } from './interview.ts';
import { isOrderToMachine, withoutOrders } from './isOrderToMachine.ts';
import { isSupported } from './isSupported.ts';
import { wordsOf } from './termsOf.ts';

export interface SentenceGate {
  /** The sentences that may be kept, in their order. */
  keep(sentences: readonly CitedSentence[], options?: { ofCandidate?: boolean }): CitedSentence[];
}

/**
 * What of an engine's sentences may be kept, whichever engine it was: every quote stands word for word
 * (`checkEvidence`), none of it in an order to software, and the sentence speaks of what its quotes
 * speak of (`isSupported`). The rest is dropped. Of what is told about a candidate
 * (`ofCandidate`), so is what rests on the words of known interviewers alone.
 */
export function sentenceGate({ speakers, segments }: Interview): SentenceGate {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const heardById = new Map<string, string>();
  /** A turn as far as it is talk. */
  const heard = (segment: Segment): Segment => {
    const text = heardById.get(segment.id) ?? withoutOrders(segment.text);
    heardById.set(segment.id, text);
    return { ...segment, text };
  };
  const roleOf = new Map(speakers.map(({ id, role }) => [id, role]));
  const names = new Set(speakers.flatMap(({ name }) => wordsOf(name)));

  const mayStand = (sentence: CitedSentence, ofCandidate: boolean): boolean => {
    const cited = sentence.evidence.flatMap(({ segmentId }): Segment[] => {
      const segment = byId.get(segmentId);
      return segment ? [segment] : [];
    });
    const isInterviewers = cited.every((item) => roleOf.get(item.speakerId) === 'INTERVIEWER');
    if (checkEvidence({ segments: cited }, [sentence]).length === 0) return false;
    const talk = cited.map(heard);
    return (
      checkEvidence({ segments: talk }, [sentence]).length > 0 &&
      !isOrderToMachine(sentence.text) &&
      !(ofCandidate && isInterviewers) &&
      isSupported(sentence, talk, names)
    );
  };
  return {
    keep: (sentences, { ofCandidate = false } = {}) =>
      sentences.filter((sentence) => mayStand(sentence, ofCandidate)),
  };
}

/** The same for a single use. */
export const gateSentences = (
  interview: Interview,
  sentences: readonly CitedSentence[],
  options?: { ofCandidate?: boolean },
): CitedSentence[] => sentenceGate(interview).keep(sentences, options);
