import { foldedName, joinedNames, sharedParts } from './nearNames.ts';
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

/** What meetings call the person at the keyboard, in the languages whose captions we have seen. */
const own = new Set(['you', 'sie', 'vous', 'tu', 'voce', 'usted', 'вы', 'あなた', '您', '你']);

/** Whether a caption calls its speaker what it calls the person whose browser it is. */
export const isOwnName = (name: string): boolean => own.has(foldedName(name));

/**
 * Who a caption's speaker is. Names that the interview knows get their role and its spelling, also when
 * more or less of a name is shown than it knows; nobody's role is guessed from how they speak. Somebody who changes the
 * name they show stays one speaker. With a single stranger beside known interviewers, the stranger is
 * the candidate.
 */
export function captionSpeakers(
  names: readonly (string | null)[],
  people: CaptionPeople,
): Map<string | null, CaptionSpeaker> {
  const known = knownPeople(people);
  const all = [...new Set(names)];
  const identified = new Map(
    all.map((name) => [name, identify(name, people.ownerName, known)] as const),
  );
  const strangers = joinedNames(
    all.filter((name): name is string => name !== null && identified.get(name) === null),
  );
  const hasSide = (role: SpeakerRole) =>
    [...identified.values()].some((speaker) => speaker?.role === role);
  const isAlone =
    new Set(strangers.values()).size === 1 && hasSide('INTERVIEWER') && !hasSide('CANDIDATE');
  return new Map(
    [...identified].map(([name, speaker]) => [
      name,
      speaker ?? {
        name: strangers.get(name ?? '') ?? name ?? '',
        role: isAlone ? 'CANDIDATE' : 'UNKNOWN',
      },
    ]),
  );
}

function knownPeople({ ownerName, interviewerNames, candidateName }: CaptionPeople) {
  const interviewers = [...new Set([ownerName, ...interviewerNames])];
  return [
    ...interviewers.map((name): CaptionSpeaker => ({ name, role: 'INTERVIEWER' })),
    ...(candidateName ? [{ name: candidateName, role: 'CANDIDATE' } satisfies CaptionSpeaker] : []),
  ];
}

/** Whom of the interview a caption names; null for a stranger. */
function identify(
  name: string | null,
  ownerName: string,
  known: readonly CaptionSpeaker[],
): CaptionSpeaker | null {
  if (name === null) return { name: 'Unknown speaker', role: 'UNKNOWN' };
  if (isOwnName(name)) return { name: ownerName, role: 'INTERVIEWER' };
  const same = known.find((item) => foldedName(item.name) === foldedName(name));
  if (same) return same;
  const near = known.filter((item) => sharedParts(item.name, name) > 0);
  const [only] = near;
  if (!only || near.length > 1) return null;
  // A first name alone may be a candidate's who shares it with an interviewer.
  const isEnough = sharedParts(only.name, name) > 1 || only.role === 'CANDIDATE';
  return isEnough ? only : null;
}
