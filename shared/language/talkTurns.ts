import { findProtectedGround } from '../domain/protectedGround.ts';
import type { Segment } from './interview.ts';
import { spokenSentences, type SpokenSentence } from './spokenSentences.ts';

/** A turn of an interview whose sides are known. */
export interface TalkTurn extends Segment {
  side: 'INTERVIEWER' | 'CANDIDATE';
  sentences: SpokenSentence[];
}

/** What concerns the person and not the work: no figure is made of it. */
const personal =
  /\b(?:kids?|child(?:ren)?|baby|pregnan\w*|wife|husband|spouse|girlfriend|boyfriend|divorc\w*|my (?:mother|father|mum|mom|dad|parents|family)|relig\w*|church|mosque|prayers?|disab\w*|illness|sick|cancer|depress\w*|therapy|visa|asylum)\b/i;

/**
 * The turns of interviewers and candidates in their order. Left out are questions that nobody should ask, on
 * protected ground or pay history, the candidate's replies to them, and sentences about private life.
 */
export function talkTurns(
  segments: readonly Segment[],
  sideOf: (speakerId: string) => TalkTurn['side'] | null,
): TalkTurn[] {
  const turns: TalkTurn[] = [];
  let isReplyToUnlawful = false;
  for (const segment of segments) {
    const side = sideOf(segment.speakerId);
    if (side === null) continue;
    if (side === 'INTERVIEWER') {
      // A short "mm hm" does not end the reply to a question.
      const isQuestion = segment.text.includes('?') || segment.text.split(' ').length > 5;
      const isUnlawful = findProtectedGround(segment.text) !== null;
      isReplyToUnlawful = isUnlawful || (isReplyToUnlawful && !isQuestion);
      if (isUnlawful) continue;
    } else if (isReplyToUnlawful) continue;
    const sentences = spokenSentences(segment).filter(({ text }) => !personal.test(text));
    turns.push({ ...segment, side, sentences });
  }
  return turns;
}
