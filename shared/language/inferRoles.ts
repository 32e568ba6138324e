import type { Interview, Segment } from './interview.ts';
import { questionStrength } from './questionStrength.ts';
import { wordsOf } from './termsOf.ts';

export type Side = 'INTERVIEWER' | 'CANDIDATE';

/**
 * The side every speaker is on, by speaker id. Roles that are known stay. Among the unknown, whoever
 * speaks the most words for each question asked is the candidate, unless a candidate is known; all
 * others interview.
 */
export function inferRoles({ speakers, segments }: Interview): Map<string, Side> {
  const sides = new Map<string, Side>();
  const unknown = new Set<string>();
  for (const { id, role } of speakers) {
    if (role === 'UNKNOWN') unknown.add(id);
    else sides.set(id, role);
  }
  const known = new Set(speakers.map(({ id }) => id));
  for (const { speakerId } of segments) if (!known.has(speakerId)) unknown.add(speakerId);
  const hasCandidate = [...sides.values()].includes('CANDIDATE');
  const hasInterviewer = [...sides.values()].includes('INTERVIEWER');
  const candidate =
    hasCandidate || (unknown.size === 1 && !hasInterviewer)
      ? undefined
      : leastAsking([...unknown], segments);
  for (const id of unknown) sides.set(id, id === candidate ? 'CANDIDATE' : 'INTERVIEWER');
  return sides;
}

function leastAsking(ids: readonly string[], segments: readonly Segment[]): string | undefined {
  const ranked = ids.map((id) => {
    const own = segments.filter(({ speakerId }) => speakerId === id);
    const words = own.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    const asked = own.reduce((sum, { text }) => sum + questionStrength(text), 0);
    return { id, score: words / (1 + asked) };
  });
  return ranked.sort((a, b) => b.score - a.score)[0]?.id;
}
