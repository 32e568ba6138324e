import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { call, callMetric, metricDay, type RankedMeasure } from '../../db/tables/schema.ts';

/** Fewer interviews than these say nothing about the next. */
const fewest = 10;

/** 1 to 10, 4 being the 30th to 40th percentile; null without a value or with too little to compare with. */
export interface MetricDeciles {
  callId: string;
  speakingRate: number | null;
  interactivity: number | null;
}

/** Columns of `metricDeciles`. */
export const decileColumns = {
  callId: sql<string>`deciles.call_id`,
  speakingRate: sql<number | null>`deciles.speaking_rate`,
  interactivity: sql<number | null>`deciles.interactivity`,
};

/**
 * Where measured interviews stand among the organization's of the 91 days before the day of each, by the
 * histograms of those days: a row of `decileColumns` for each row of `callMetric` that `condition` names.
 * Numbers only leave the organization's wall as a rank, so calls the viewer may not see count too.
 */
export const metricDeciles = (condition: SQL): SQL =>
  sql`(select ${callMetric.callId},
      ${decile('SPEAKING_RATE', callMetric.speakingRateWpm)} as speaking_rate,
      ${decile('INTERACTIVITY', callMetric.interactivityCenti)} as interactivity
    from ${callMetric} join ${call} measured on measured.id = ${callMetric.callId}
    where ${condition}) deciles`;

const decile = (measure: RankedMeasure, value: SQLWrapper): SQL => {
  const day = sql`(measured.start_time at time zone 'UTC')::date`;
  const below = sql`coalesce(sum(recordings) filter (where earlier.value < ${value}), 0)`;
  return sql`(select case when ${value} is not null and sum(recordings) >= ${sql.raw(String(fewest))}
      then least(10, 1 + floor(10.0 * ${below} / sum(recordings)))::int end
    from ${metricDay} earlier
    where earlier.organization_id = measured.organization_id and earlier.measure = ${sql.raw(`'${measure}'`)}
      and earlier.day >= ${day} - 91 and earlier.day < ${day})`;
};
