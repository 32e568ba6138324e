import type { SpeakerRole } from './transcript.ts';

export interface CaptionPeople {
  /** The person whose browser captured: the captions call this one "You". */
  ownerName: string;
  interviewerNames: readonly string[];
  candidateName: string | null;
}

export interface CaptionSpeaker {
  name: string;
  role: SpeakerRole;
}

const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What meetings call the person at the keyboard, in the languages whose captions we have seen. */
const own = new Set(['you', 'sie', 'vous', 'tu', 'voce', 'usted', 'вы', 'あなた', '您', '你']);

/** Whether a caption calls its speaker what it calls the person whose browser it is. */
export const isOwnName = (name: string): boolean => own.has(folded(name));

/**
 * Who a caption's speaker is. Names that the interview knows get their role; nobody's role is guessed
 * from how they speak. With a single stranger beside known interviewers, the stranger is the candidate.
 */
export function captionSpeakers(
  names: readonly (string | null)[],
  people: CaptionPeople,
): Map<string | null, CaptionSpeaker> {
  const interviewers = new Set([people.ownerName, ...people.interviewerNames].map(folded));
  const candidate = people.candidateName ? folded(people.candidateName) : null;
  const speakers = new Map<string | null, CaptionSpeaker>();
  for (const name of names) {
    if (speakers.has(name)) continue;
    if (name === null) speakers.set(null, { name: 'Unknown speaker', role: 'UNKNOWN' });
    else if (isOwnName(name)) speakers.set(name, { name: people.ownerName, role: 'INTERVIEWER' });
    else if (interviewers.has(folded(name))) speakers.set(name, { name, role: 'INTERVIEWER' });
    else if (candidate !== null && folded(name) === candidate)
      speakers.set(name, { name, role: 'CANDIDATE' });
    else speakers.set(name, { name, role: 'UNKNOWN' });
  }
  const all = [...speakers.entries()];
  const strangers = all.filter(([name, { role }]) => name !== null && role === 'UNKNOWN');
  const [stranger] = strangers;
  const isAlone =
    strangers.length === 1 &&
    all.some(([, { role }]) => role === 'INTERVIEWER') &&
    all.every(([, { role }]) => role !== 'CANDIDATE');
  if (isAlone && stranger) speakers.set(stranger[0], { ...stranger[1], role: 'CANDIDATE' });
  return speakers;
}
