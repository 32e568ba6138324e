/** The reports of insights that people share with colleagues. */
export const sharedReports = ['OVERVIEW', 'INTERVIEWER_QUALITY', 'TOTAL_INTERVIEWS'] as const;
export type SharedReport = (typeof sharedReports)[number];

export const sharedReportTitles: Record<SharedReport, string> = {
  OVERVIEW: 'Insights',
  INTERVIEWER_QUALITY: 'Interviewer quality',
  TOTAL_INTERVIEWS: 'Total interviews',
};
