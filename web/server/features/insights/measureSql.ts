import { sql, type SQL } from 'drizzle-orm';
import {
  fewestForAverage,
  qualityLimits,
  type InsightMeasure,
} from '#shared/domain/interviewQuality.ts';
import { buildStatement } from '../../db/runNamed.ts';

/**
 * A measure over rows of `interview_figures` or `interviewer_figures`: the quotient of two sums. Over kept sums
 * the columns have the same names, all missing feedback counts, and what is still awaited is taken off.
 */
interface MeasureSql {
  over: SQL;
  under: SQL;
  /** Percent, or the unit of the measure. */
  factor: number;
  /** Whether an interview counts. */
  isKnown: SQL;
  ofKept: { under: SQL; known: SQL };
  /** Whether feedback is missing and not yet due; null for what is not of feedback. */
  isAwaited: SQL | null;
}

const quotient = (over: SQL, under: SQL, known: SQL, factor = 1): MeasureSql => ({
  ...{ over, under, factor, isAwaited: null },
  isKnown: sql`${under} > 0`,
  ofKept: { under, known },
});
/** Of what was due: submitted in time, or late, or not at all. */
const feedbackWithin = (inTime: SQL, withinHours: number): MeasureSql => {
  const isDue = sql`feedback_from + ${sql.raw(`interval '${withinHours} hours'`)} < now()`;
  const due = sql`feedbacks + case when ${isDue} then feedbacks_missing else 0 end`;
  return {
    ...quotient(inTime, due, sql``, 100),
    ofKept: { under: sql`feedbacks + feedbacks_missing`, known: sql`known_feedbacks_due` },
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
    sql`case when reads_protected then known_protected_counts else 0 end`,
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

const namesOf = (measure: InsightMeasure): [string, string, string] => [
  `${measure} over`,
  `${measure} under`,
  `${measure} interviews`,
];

type Measures = Record<InsightMeasure, MeasureSql>;

/** Columns of sums for a select with or without groups. */
export const sumColumns = (measures: readonly InsightMeasure[], of: Measures = measureSql): SQL =>
  columnsOf(`sums ${nameOf(of)}`, measures, (measure) => ({
    over: sql`coalesce(sum(${of[measure].over}), 0)::float8`,
    under: sql`coalesce(sum(${of[measure].under}), 0)::float8`,
    interviews: sql`(count(*) filter (where ${of[measure].isKnown}))::int`,
  }));

/**
 * What a row is: an interview; kept sums; an interview as kept sums count it; feedback that they count though it
 * is awaited; or questions on protected ground that they leave out.
 */
export type SummedRow = 'INTERVIEW' | 'KEPT' | 'AS_KEPT' | 'AWAITED' | 'PROTECTED';

/** The columns of one row, for `totalColumns` to add up. */
export const rowColumns = (
  measures: readonly InsightMeasure[],
  row: SummedRow,
  of: Measures = measureSql,
  sign: '1' | 'seen.sign' = '1',
): SQL =>
  columnsOf(`${row} ${sign} ${nameOf(of)}`, measures, (measure) => {
    const parts = rowParts(row, measure, of[measure]);
    const signed = (part: SQL) => sql`((${part}) * ${sql.raw(sign)})::float8`;
    return {
      ...{ over: signed(parts.over), under: signed(parts.under) },
      interviews: signed(parts.interviews),
    };
  });

const nameOf = (of: Measures) => (of === measureSql ? 'interviewers' : 'interviews');

function rowParts(row: SummedRow, measure: InsightMeasure, of: MeasureSql): Columns {
  const { over, under, isKnown, ofKept, isAwaited } = of;
  const none = sql`0`;
  if (row === 'KEPT') return { over, under: ofKept.under, interviews: ofKept.known };
  if (row === 'AS_KEPT')
    return { over, under: ofKept.under, interviews: sql`(${ofKept.under} > 0)::int` };
  if (row === 'AWAITED')
    return {
      over: none,
      under: isAwaited ? sql`case when ${isAwaited} then -feedbacks_missing else 0 end` : none,
      interviews: isAwaited ? sql`-(feedbacks = 0 and ${isAwaited})::int` : none,
    };
  if (row === 'PROTECTED' && measure !== 'PROBLEMATIC_QUESTIONS')
    return { over: none, under: none, interviews: none };
  return { over, under, interviews: sql`(${isKnown})::int` };
}

/** Adds up what `rowColumns` selected. */
export const totalColumns = (measures: readonly InsightMeasure[]): SQL =>
  columnsOf('total', measures, (measure) => {
    const [over, under, interviews] = namesOf(measure).map(
      (name) => sql`sum(${sql.identifier(name)})`,
    ) as [SQL, SQL, SQL];
    return { over, under, interviews };
  });

interface Columns {
  over: SQL;
  under: SQL;
  interviews: SQL;
}

/** They have no parameters, so their text is written once: that takes longer than what the database does with it. */
const written = new Map<string, SQL>();

function columnsOf(
  kind: string,
  measures: readonly InsightMeasure[],
  columnOf: (measure: InsightMeasure) => Columns,
): SQL {
  const key = [kind, ...measures].join(' ');
  const known = written.get(key);
  if (known) return known;
  const columns = measures.map((measure) => {
    const { over, under, interviews } = columnOf(measure);
    const [overName, underName, interviewsName] = namesOf(measure);
    return sql`, ${over} as ${sql.identifier(overName)}, ${under} as ${sql.identifier(underName)},
      ${interviews} as ${sql.identifier(interviewsName)}`;
  });
  const made = sql.raw(buildStatement(sql.join(columns)).text);
  // Organizations switch measures on and off as they like.
  if (written.size < mostWritten) written.set(key, made);
  return made;
}
const mostWritten = 500;

/** The sums of several groups together; `sign` -1 takes a group off. */
export function addSums(
  groups: readonly { sums: Readonly<Record<string, unknown>>; sign: 1 | -1 }[],
): Sums {
  const all: Record<string, number> = {};
  for (const { sums, sign } of groups)
    for (const [name, value] of Object.entries(sums))
      if (typeof value === 'number') all[name] = (all[name] ?? 0) + sign * value;
  return all;
}

/** What `sumColumns` selected. Too few interviews give no value. */
export const readFigures = (
  sums: Readonly<Record<string, unknown>>,
  measures: readonly InsightMeasure[],
): InsightFigure[] =>
  measures.map((measure) => {
    const [overName, underName, interviewsName] = namesOf(measure);
    const [over, under] = [Number(sums[overName] ?? 0), Number(sums[underName] ?? 0)];
    const interviews = Number(sums[interviewsName] ?? 0);
    const isEnough = under > 0 && interviews >= fewestForAverage;
    const value = isEnough
      ? Math.round((over / under) * measureSql[measure].factor * 100) / 100
      : null;
    return { measure, interviews, value };
  });
