import { measureTexts, type InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { overviewMeasures, type InsightOverview } from './loadOverview.ts';
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
    ...measures.flatMap(headersOf),
  ];
  const rows = interviewers.map((interviewer) => [
    ...[
      interviewer.user.name,
      interviewer.user.email,
      String(interviewer.interviews),
      hours(interviewer.durationMs),
    ],
    ...cellsOf(interviewer.figures),
  ]);
  const total = ['Team', '', String(interviews), hours(durationMs), ...cellsOf(team)];
  return [header, ...rows, total];
}

/** The overview as a table: a line for each period, and the whole span at the end. */
export function overviewRows(overview: InsightOverview): string[][] {
  const header = [
    ...['Period', 'Interviews', 'Hours', 'Candidates', 'Positions'],
    ...overviewMeasures.flatMap(headersOf),
  ];
  const rows = overview.trend.map(({ period, interviews, figures }) => [
    ...[period.slice(0, 10), String(interviews), '', '', ''],
    ...cellsOf(figures),
  ]);
  const { interviews, durationMs, candidates, positions, figures } = overview;
  const counts = ['All', String(interviews), hours(durationMs), `${candidates}`, `${positions}`];
  return [header, ...rows, [...counts, ...cellsOf(figures)]];
}

const hours = (ms: number): string => (ms / 3_600_000).toFixed(1);

const headersOf = (measure: InsightMeasure): string[] => [
  measureTexts[measure].title,
  'Based on interviews',
];

const cellsOf = (figures: readonly InsightFigure[]): string[] =>
  figures.flatMap(({ measure, value, interviews }) => [
    value === null ? '' : measureTexts[measure].format(value),
    String(interviews),
  ]);
