import { measureTexts } from '#shared/domain/interviewQuality.ts';
import type { InterviewerReport } from './loadReport.ts';
import type { InsightFigure } from './measureSql.ts';

/** A report as a table: a line for each interviewer, and the team's at the end. */
export function reportRows({
  measures,
  interviewers,
  interviews,
  team,
  durationMs,
}: InterviewerReport) {
  const header = [
    ...['Interviewer', 'E-mail', 'Interviews', 'Hours'],
    ...measures.flatMap((measure) => [measureTexts[measure].title, 'Based on interviews']),
  ];
  const hours = (ms: number) => (ms / 3_600_000).toFixed(1);
  const cells = (figures: readonly InsightFigure[]) =>
    figures.flatMap(({ measure, value, interviews: count }) => [
      value === null ? '' : measureTexts[measure].format(value),
      String(count),
    ]);
  const rows = interviewers.map((interviewer) => [
    ...[
      interviewer.user.name,
      interviewer.user.email,
      String(interviewer.interviews),
      hours(interviewer.durationMs),
    ],
    ...cells(interviewer.figures),
  ]);
  const total = ['Team', '', String(interviews), hours(durationMs), ...cells(team)];
  return [header, ...rows, total];
}
