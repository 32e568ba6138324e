/** Where an interview stands; its calls decide it, and one without calls is planned. */
export const interviewStatuses = ['PLANNED', 'LIVE', 'PAST'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];
