import type { SkillReport_ReportFragment } from '../../lib/__generated__/graphql.ts';

type Report = Pick<
  SkillReport_ReportFragment,
  'processingStatus' | 'failureReason' | 'completedAt' | 'dateRangeStart' | 'dateRangeEnd'
>;

export const isRunning = ({ processingStatus }: Report): boolean =>
  processingStatus !== 'COMPLETED' && processingStatus !== 'FAILED';

/** How far a report is, in words. */
export function skillReportStatus(report: Report): string {
  if (isRunning(report)) return 'Running';
  return report.processingStatus === 'FAILED' ? 'Failed' : 'Ready';
}
