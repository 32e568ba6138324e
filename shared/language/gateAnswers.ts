import { sentenceGate } from './gateSentences.ts';
import type { CitedSentence, CueAnswer, GuideCue, Interview } from './interview.ts';
import { wordsOf } from './termsOf.ts';

/**
 * What of an engine's answers to a guide may be kept: one a question, in the order of the guide, with
 * sentences that pass the gate. What an engine says of a question and cannot show is no fact about the
 * candidate: an answer none of whose sentences passes stays `answered` without sentences, which is shown
 * as missing evidence, and so is a refusal at a turn that does not exist. A sentence stands under the first of
 * several questions alone, unless another would be left without any.
 */
export function gateAnswers(
  interview: Interview,
  guide: readonly GuideCue[],
  answers: readonly CueAnswer[],
): CueAnswer[] {
  const known = new Set(interview.segments.map(({ id }) => id));
  const gate = sentenceGate(interview);
  const dropRepeated = createRepetitionFilter();
  return guide.map(({ cueId, cue }): CueAnswer => {
    const said = answers.find((answer) => answer.cueId === cueId);
    if (!said || said.status === 'not_asked')
      return { cueId, status: 'not_asked', askedAt: null, sentences: [] };
    const askedAt = said.askedAt && known.has(said.askedAt.segmentId) ? said.askedAt : null;
    if (said.status === 'not_answered' && askedAt)
      return { cueId, status: 'not_answered', askedAt, sentences: [] };
    const sentences = dropRepeated(gate.keep(said.sentences, { ofCandidate: true }));
    const { isUnsure, missing } = said;
    const moments = said.moments?.filter((id) => known.has(id));
    return {
      ...{ cueId, status: 'answered', askedAt, sentences },
      ...(isUnsure && { isUnsure, moments }),
      // What is missing is told in the words of the question, or not at all.
      ...(missing && !isUnsure && isPartOf(missing, cue) && { missing }),
    };
  });
}

/** Takes out sentences that stood in an earlier list or earlier in the same, however they are spelled. */
function createRepetitionFilter(): (sentences: readonly CitedSentence[]) => CitedSentence[] {
  const seen = new Set<string>();
  return (sentences) => {
    const fresh = sentences.filter(({ text }) => {
      const words = wordsOf(text).join(' ');
      const isNew = !seen.has(words);
      seen.add(words);
      return isNew;
    });
    return fresh.length > 0 ? fresh : sentences.slice(0, 1);
  };
}

function isPartOf(part: string, cue: string): boolean {
  const words = (text: string) => ` ${wordsOf(text).join(' ')} `;
  return part.trim() !== '' && words(cue).includes(words(part));
}
