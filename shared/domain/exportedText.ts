/** Texts that go into pages of applicant tracking systems. */
export const exportedTexts = ['JOB_DESCRIPTION', 'QUESTIONS', 'SCORECARD'] as const;
export type ExportedText = (typeof exportedTexts)[number];
