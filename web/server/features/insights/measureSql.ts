import { sql, type SQL } from 'drizzle-orm';
import {
  fewestForAverage,
  qualityLimits,
  type InsightMeasure,
} from '#shared/domain/interviewQuality.ts';

/** An average or share, and the number of interviews it rests on. */
interface MeasureSql {
  value: SQL;
  interviews: SQL;
}

const limit = (value: number): SQL => sql.raw(String(value));
const hours = (value: number): SQL => sql.raw(`interval '${value} hours'`);

/** An interview counts once, however many recordings and interviewers it has. */
const interviewsWhere = (condition: SQL): SQL =>
  sql`count(distinct interview_id) filter (where ${condition})`;

/** The percentage of rows that meet `condition` among those that `counts`. */
const share = (counts: SQL, condition: SQL): MeasureSql => ({
  value: sql`100.0 * count(*) filter (where ${counts} and ${condition}) / nullif(count(*) filter (where ${counts}), 0)`,
  interviews: interviewsWhere(counts),
});
const average = (value: SQL): MeasureSql => ({
  value: sql`avg(${value})`,
  interviews: interviewsWhere(sql`${value} is not null`),
});
/** Of what was due: submitted in time, or late, or not at all. */
const feedbackWithin = (withinHours: number): MeasureSql =>
  share(
    sql`feedback_from is not null and (feedback_at is not null or feedback_from + ${hours(withinHours)} < now())`,
    sql`feedback_at <= feedback_from + ${hours(withinHours)}`,
  );

/**
 * Each measure over rows of "seen calls and their interviewers"; those that need nothing of an interviewer
 * stand on rows of calls alone too.
 */
export const measureSql: Record<InsightMeasure, MeasureSql> = {
  ON_TIME_STARTS: share(
    sql`start_delay_sec is not null`,
    sql`start_delay_sec <= ${limit(qualityLimits.onTimeWithinSec)}`,
  ),
  AGENDA_SET: share(sql`is_measured`, sql`agenda_at_ms <= ${limit(qualityLimits.agendaWithinMs)}`),
  CANDIDATE_QUESTION_OPPORTUNITY: share(
    sql`is_measured`,
    sql`invited_before_end_ms <= ${limit(qualityLimits.questionsInLastMs)}`,
  ),
  CANDIDATE_TALK_RATIO: average(sql`candidate_talk_ratio_percent`),
  LONGEST_MONOLOGUE: average(sql`own_longest_monologue_ms`),
  SPEAKING_RATE: {
    value: sql`60000.0 * sum(word_count) / nullif(sum(talk_ms), 0)`,
    interviews: interviewsWhere(sql`talk_ms > 0`),
  },
  INTERACTIVITY: average(sql`interactivity_centi / 100.0`),
  QUESTIONS_ASKED: average(sql`question_count`),
  PROBLEMATIC_QUESTIONS: average(sql`case when reads_protected then own_protected_questions end`),
  FEEDBACK_SUBMISSION_TIME: average(
    // `greatest` alone would make a zero of what was never submitted.
    sql`case when feedback_at is not null
      then greatest(0, extract(epoch from feedback_at - feedback_from) / 3600.0) end`,
  ),
  FEEDBACK_SUBMISSION_RATE: feedbackWithin(24 * qualityLimits.feedbackWithinDays),
  GUIDE_COVERAGE: {
    value: sql`100.0 * sum(guide_questions_asked) / nullif(sum(guide_questions), 0)`,
    interviews: interviewsWhere(sql`guide_questions > 0`),
  },
  SCORECARDS_IN_TIME: feedbackWithin(qualityLimits.feedbackWithinHours),
};

export interface InsightFigure {
  measure: InsightMeasure;
  /** Null where fewer interviews than make an average know it. */
  value: number | null;
  interviews: number;
}

/** Columns of the measures for a select with or without groups. */
export const measureColumns = (measures: readonly InsightMeasure[]): SQL =>
  sql.join(
    measures.map(
      (name) => sql`(${measureSql[name].value})::float8 as ${sql.identifier(`${name} value`)},
        (${measureSql[name].interviews})::int as ${sql.identifier(`${name} interviews`)}`,
    ),
    sql`, `,
  );

/** What `measureColumns` selected. Too few interviews give no value. */
export const readFigures = (
  row: Readonly<Record<string, unknown>>,
  measures: readonly InsightMeasure[],
): InsightFigure[] =>
  measures.map((measure) => {
    const interviews = Number(row[`${measure} interviews`] ?? 0);
    const value = row[`${measure} value`];
    const isKnown = typeof value === 'number' && interviews >= fewestForAverage;
    return { measure, interviews, value: isKnown ? Math.round(value * 100) / 100 : null };
  });
