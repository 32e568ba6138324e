import { sql, type SQL } from 'drizzle-orm';
import {
  fewestForAverage,
  qualityLimits,
  type InsightMeasure,
} from '#shared/domain/interviewQuality.ts';

/**
 * A measure over rows of `interview_figures` or `interviewer_figures`: the quotient of two sums. Over rows of
 * `interview_day` the sums have the same names, and feedback that is awaited is taken off (`awaitedSums`).
 */
interface MeasureSql {
  over: SQL;
  under: SQL;
  /** Percent, or the unit of the measure. */
  factor: number;
  /** Whether an interview counts. */
  isKnown: SQL;
  ofDay: { under: SQL; known: SQL };
  /** Whether feedback is missing and not yet due; null for what is not of feedback. */
  isAwaited: SQL | null;
}

const quotient = (over: SQL, under: SQL, known: SQL, factor = 1): MeasureSql => ({
  ...{ over, under, factor, isAwaited: null },
  isKnown: sql`${under} > 0`,
  ofDay: { under, known },
});
/** Of what was due: submitted in time, or late, or not at all. */
const feedbackWithin = (inTime: SQL, withinHours: number): MeasureSql => {
  const isDue = sql`feedback_from + ${sql.raw(`interval '${withinHours} hours'`)} < now()`;
  const due = sql`feedbacks + case when ${isDue} then feedbacks_missing else 0 end`;
  return {
    ...quotient(inTime, due, sql``, 100),
    ofDay: { under: sql`feedbacks + feedbacks_missing`, known: sql`known_feedbacks_due` },
    isAwaited: sql`feedbacks_missing > 0 and not ${isDue}`,
  };
};

/** The measures of interviewers: what is of a whole interview counts once for each of them. */
export const measureSql: Record<InsightMeasure, MeasureSql> = {
  ON_TIME_STARTS: quotient(sql`on_time_starts`, sql`starts`, sql`known_starts`, 100),
  AGENDA_SET: quotient(sql`agendas`, sql`measured`, sql`known_measured`, 100),
  CANDIDATE_QUESTION_OPPORTUNITY: quotient(
    sql`invitations`,
    sql`measured`,
    sql`known_measured`,
    100,
  ),
  CANDIDATE_TALK_RATIO: quotient(sql`talk_ratio_percent`, sql`talk_ratios`, sql`known_talk_ratios`),
  LONGEST_MONOLOGUE: quotient(sql`monologue_ms`, sql`monologues`, sql`known_monologues`),
  SPEAKING_RATE: quotient(sql`words`, sql`talk_ms`, sql`known_talk`, 60_000),
  INTERACTIVITY: quotient(
    sql`interactivity_centi`,
    sql`interactivities`,
    sql`known_interactivities`,
    0.01,
  ),
  QUESTIONS_ASKED: quotient(sql`questions`, sql`question_counts`, sql`known_question_counts`),
  PROBLEMATIC_QUESTIONS: quotient(
    sql`case when reads_protected then protected_questions else 0 end`,
    sql`case when reads_protected then protected_counts else 0 end`,
    sql`known_protected_counts`,
  ),
  FEEDBACK_SUBMISSION_TIME: quotient(
    sql`feedback_ms`,
    sql`feedbacks`,
    sql`known_feedbacks`,
    1 / 3_600_000,
  ),
  FEEDBACK_SUBMISSION_RATE: feedbackWithin(
    sql`feedbacks_in_week`,
    24 * qualityLimits.feedbackWithinDays,
  ),
  GUIDE_COVERAGE: quotient(
    sql`guide_questions_asked`,
    sql`guide_questions`,
    sql`known_guides`,
    100,
  ),
  SCORECARDS_IN_TIME: feedbackWithin(sql`feedbacks_in_day`, qualityLimits.feedbackWithinHours),
};

/** The measures of interviews, however many interviewers they had. */
export const ownMeasureSql: Record<InsightMeasure, MeasureSql> = {
  ...measureSql,
  ON_TIME_STARTS: quotient(sql`own_on_time_starts`, sql`own_starts`, sql`known_own_starts`, 100),
  CANDIDATE_TALK_RATIO: quotient(
    sql`own_talk_ratio_percent`,
    sql`own_talk_ratios`,
    sql`known_own_talk_ratios`,
  ),
};

export interface InsightFigure {
  measure: InsightMeasure;
  /** Null where fewer interviews than make an average know it. */
  value: number | null;
  interviews: number;
}

/** Sums of a group of interviews by the name of their column; those of two groups add up. */
export type Sums = Readonly<Record<string, number>>;

const namesOf = (measure: InsightMeasure) =>
  ['over', 'under', 'interviews'].map((part) => `${measure} ${part}`) as [string, string, string];

type Measures = Record<InsightMeasure, MeasureSql>;

const columnsOf = (
  measures: readonly InsightMeasure[],
  columnOf: (measure: InsightMeasure) => { over: SQL; under: SQL; interviews: SQL },
): SQL =>
  sql.join(
    measures.map((measure) => {
      const { over, under, interviews } = columnOf(measure);
      const [overName, underName, interviewsName] = namesOf(measure);
      return sql`, coalesce(sum(${over}), 0)::float8 as ${sql.identifier(overName)},
        coalesce(sum(${under}), 0)::float8 as ${sql.identifier(underName)},
        ${interviews}::int as ${sql.identifier(interviewsName)}`;
    }),
  );

/** Columns of sums for a select with or without groups. */
export const sumColumns = (measures: readonly InsightMeasure[], of: Measures = measureSql): SQL =>
  columnsOf(measures, (measure) => ({
    ...of[measure],
    interviews: sql`count(*) filter (where ${of[measure].isKnown})`,
  }));

/** The same columns over rows of `interview_day`. */
export const daySumColumns = (measures: readonly InsightMeasure[], of: Measures): SQL =>
  columnsOf(measures, (measure) => {
    const { over, ofDay } = of[measure];
    return { over, under: ofDay.under, interviews: sql`coalesce(sum(${ofDay.known}), 0)` };
  });

/** The same columns over interviews that await feedback: what is to be taken off the sums of their days. */
export const awaitedSumColumns = (measures: readonly InsightMeasure[], of: Measures): SQL =>
  columnsOf(measures, (measure) => {
    const { isAwaited } = of[measure];
    if (!isAwaited) return { over: sql`0`, under: sql`0`, interviews: sql`0` };
    return {
      over: sql`0`,
      under: sql`case when ${isAwaited} then -feedbacks_missing else 0 end`,
      interviews: sql`-count(*) filter (where feedbacks = 0 and ${isAwaited})`,
    };
  });

/** The sums of several groups together. */
export function addSums(groups: readonly Readonly<Record<string, unknown>>[]): Sums {
  const all: Record<string, number> = {};
  for (const group of groups)
    for (const [name, value] of Object.entries(group))
      if (typeof value === 'number') all[name] = (all[name] ?? 0) + value;
  return all;
}

/** What `sumColumns` selected. Too few interviews give no value. */
export const readFigures = (
  sums: Readonly<Record<string, unknown>>,
  measures: readonly InsightMeasure[],
): InsightFigure[] =>
  measures.map((measure) => {
    const [over, under, interviews] = namesOf(measure).map((name) => Number(sums[name] ?? 0)) as [
      ...[number, number, number],
    ];
    const isEnough = under > 0 && interviews >= fewestForAverage;
    const value = isEnough
      ? Math.round((over / under) * measureSql[measure].factor * 100) / 100
      : null;
    return { measure, interviews, value };
  });
