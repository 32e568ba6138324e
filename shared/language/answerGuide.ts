import { askWeights } from './askWeights.ts';
import { checkEvidence } from './checkEvidence.ts';
import { exchangesOf } from './exchanges.ts';
import { findReplies } from './findReplies.ts';
import type { CueAnswer, GuideCue, Interview, Segment } from './interview.ts';
import { addTerms, termsOf } from './termsOf.ts';
import { locateCues } from './locateCues.ts';
import { askedTerms, cueModel } from './matchCues.ts';
import { citeSentence, pickSentences, rateSentences } from './pickSentences.ts';

const mostSentences = 4;
const leastTelling = 0.45;
/** A short reply to a short question ("Eight weeks.") is an answer too. */
const leastShort = 0.2;

/**
 * What an interview says about each question of its guide: whether and where it was asked, and the
 * candidate's own most telling sentences in reply, at most four, each with the words it rests on.
 * `not_asked` and `not_answered` are answers. Pure; never throws on odd input.
 */
export function answerGuide(
  interview: Interview,
  guide: readonly GuideCue[],
  weights = askWeights,
): CueAnswer[] {
  const exchanges = exchangesOf(interview);
  const model = cueModel(guide, exchanges);
  const located = locateCues(exchanges, guide, model, weights);
  const replies = findReplies(exchanges, located, model, weights);
  return guide.map(({ cueId, cue }, index): CueAnswer => {
    const places = located.filter(({ cues }) => cues.includes(index));
    const first = places[0];
    if (first === undefined) {
      return { cueId, status: 'not_asked', askedAt: null, sentences: [] };
    }
    const subject = termsOf(cue);
    for (const place of places) {
      const exchange = exchanges[place.exchange];
      if (exchange) addTerms(subject, askedTerms(exchange), 0.7);
    }
    const sentences = noteSentences(replies[index] ?? [], subject, model.weightOf);
    const isUnsure = places.every(({ unsure }) => unsure.includes(index));
    // That somebody did not answer is not said of a question that may not have been asked.
    if (isUnsure && sentences.length === 0)
      return { cueId, status: 'not_asked', askedAt: null, sentences: [] };
    return {
      cueId,
      ...(isUnsure && { isUnsure }),
      status: sentences.length > 0 ? 'answered' : 'not_answered',
      askedAt: { segmentId: first.segmentIds[first.cues.indexOf(index)] ?? '' },
      sentences: checkEvidence(interview, sentences),
    };
  });
}

function noteSentences(
  segments: readonly Segment[],
  subject: ReturnType<typeof termsOf>,
  weightOf: (term: string) => number,
) {
  const rated = rateSentences(segments, subject, weightOf);
  const picked = pickSentences(rated, mostSentences, leastTelling);
  return (picked.length > 0 ? picked : pickSentences(rated, 1, leastShort)).map(citeSentence);
}
