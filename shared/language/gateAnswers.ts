import { sentenceGate } from './gateSentences.ts';
import type { CueAnswer, GuideCue, Interview } from './interview.ts';

/**
 * What of an engine's answers to a guide may be kept: one a question, in the order of the guide, with
 * sentences that pass the gate. An answer none of whose sentences passes is `not_answered` when the
 * question was put at a turn that exists, else `not_asked`.
 */
export function gateAnswers(
  interview: Interview,
  guide: readonly GuideCue[],
  answers: readonly CueAnswer[],
): CueAnswer[] {
  const known = new Set(interview.segments.map(({ id }) => id));
  const gate = sentenceGate(interview);
  return guide.map(({ cueId }): CueAnswer => {
    const said = answers.find((one) => one.cueId === cueId);
    const nothing = { cueId, status: 'not_asked' as const, askedAt: null, sentences: [] };
    if (!said || said.status === 'not_asked') return nothing;
    const askedAt = said.askedAt && known.has(said.askedAt.segmentId) ? said.askedAt : null;
    const sentences =
      said.status === 'answered' ? gate.keep(said.sentences, { ofCandidate: true }) : [];
    if (sentences.length > 0) return { cueId, status: 'answered', askedAt, sentences };
    return askedAt ? { cueId, status: 'not_answered', askedAt, sentences } : nothing;
  });
}
