import { sql, type SQL } from 'drizzle-orm';
import { call, callMetric } from '../../db/tables/schema.ts';

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
 * Where measured interviews stand among the organization's of the three months before each: a row of
 * `decileColumns` for each row of `callMetric` that `condition` names. Numbers only leave the organization's
 * wall as a rank, so calls the viewer may not see count too.
 */
export const metricDeciles = (condition: SQL): SQL =>
  sql`(select ${callMetric.callId},
      ${decile(sql`speaking_rate_wpm`)} as speaking_rate,
      ${decile(sql`interactivity_centi`)} as interactivity
    from ${callMetric} join ${call} measured on measured.id = ${callMetric.callId}
      left join (${callMetric} other join ${call} earlier on earlier.id = other.call_id)
        on earlier.organization_id = measured.organization_id and earlier.deleted_at is null
          and earlier.start_time >= measured.start_time - interval '91 days'
          and earlier.start_time < measured.start_time
    where ${condition}
    group by ${callMetric.callId}) deciles`;

const decile = (column: SQL): SQL =>
  sql`case when ${callMetric}.${column} is not null and count(other.call_id) >= ${sql.raw(String(fewest))}
    then least(10, 1 + floor(10.0 * count(*) filter (where other.${column} < ${callMetric}.${column}) / count(*)))::int
    end`;
