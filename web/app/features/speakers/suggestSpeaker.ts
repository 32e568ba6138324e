import type { SpeakerRole } from '#shared/domain/transcript.ts';

/** A person known to take part, who may be one of the voices. */
export interface SuggestedPerson {
  name: string;
  role: Extract<SpeakerRole, 'CANDIDATE' | 'INTERVIEWER'>;
}

/** The people of an interview: the candidate first, then the interviewers, each name once. */
export function suggestedPeople(
  candidateName: string | null | undefined,
  interviewerNames: readonly string[],
): SuggestedPerson[] {
  const people: SuggestedPerson[] = [
    ...(candidateName ? [{ name: candidateName, role: 'CANDIDATE' as const }] : []),
    ...interviewerNames.map((name) => ({ name, role: 'INTERVIEWER' as const })),
  ];
  return people.filter(
    ({ name }, index) => people.findIndex((person) => person.name === name) === index,
  );
}

/** The role that a name brings with it, where the person is known; else the role stays. */
export function roleOfName(
  name: string,
  people: readonly SuggestedPerson[],
  role: SpeakerRole,
): SpeakerRole {
  const same = (other: string) => other.toLowerCase() === name.trim().toLowerCase();
  return people.find((person) => same(person.name))?.role ?? role;
}
