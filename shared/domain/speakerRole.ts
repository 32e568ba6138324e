import type { SpeakerRole } from './transcript.ts';

/** What people call the roles, wherever one is shown or chosen. */
export const speakerRoleLabels: Readonly<Record<SpeakerRole, string>> = {
  INTERVIEWER: 'Interviewer',
  CANDIDATE: 'Candidate',
  UNKNOWN: 'Other',
};

/** The roles to choose from, in the order they are offered. */
export const speakerRoleChoices = (['INTERVIEWER', 'CANDIDATE', 'UNKNOWN'] as const).map(
  (value) => ({ value, label: speakerRoleLabels[value] }),
);
