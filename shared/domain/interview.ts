/** Where an interview stands; its calls decide it, and one without calls is planned. */
export const interviewStatuses = ['PLANNED', 'LIVE', 'PAST'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** Whether the people in it agreed to be recorded; `consent_entry` holds what they saw and said. */
export const consentStates = ['UNKNOWN', 'GRANTED', 'REFUSED'] as const;
export type ConsentState = (typeof consentStates)[number];
