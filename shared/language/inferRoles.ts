import type { Interview, Segment } from './interview.ts';
import { isSmallTalk, questionStrength } from './questionStrength.ts';
import { wordsOf } from './termsOf.ts';

export type Side = 'INTERVIEWER' | 'CANDIDATE';

/**
 * The side every speaker is on, by speaker id. Roles that are known stay. Among the unknown, whoever
 * speaks the most words for each question asked is the candidate, unless a candidate is known. Of the
 * others, who answers what is asked and asks little is on the candidate's side too, as somebody is who
 * is heard under a second name; all the rest interview.
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
  if (candidate !== undefined) sides.set(candidate, 'CANDIDATE');
  const askers = new Set([...known, ...unknown].filter((id) => sides.get(id) !== 'CANDIDATE'));
  for (const id of unknown)
    if (id !== candidate)
      sides.set(id, isAnswering(id, segments, askers) ? 'CANDIDATE' : 'INTERVIEWER');
  return sides;
}

/** Words that an answer has at the least, on average: "Yes, exactly." is what interviewers say too. */
const answerWords = 4;

/** Whether most of somebody's turns come right after a question of `askers`, and few ask. */
function isAnswering(
  speakerId: string,
  segments: readonly Segment[],
  askers: ReadonlySet<string>,
): boolean {
  let [turns, answers, asked, words] = [0, 0, 0, 0];
  segments.forEach((segment, at) => {
    if (segment.speakerId !== speakerId) return;
    words += wordsOf(segment.text).length;
    asked += questionStrength(segment.text);
    const before = segments[at - 1];
    if (before?.speakerId === speakerId) return;
    turns += 1;
    const isAfterQuestion =
      before !== undefined &&
      askers.has(before.speakerId) &&
      questionStrength(before.text) >= 0.6 &&
      !isSmallTalk(before.text);
    if (isAfterQuestion) answers += 1;
  });
  return answers > 0 && answers >= turns / 2 && asked <= turns / 4 && words >= answerWords * turns;
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
