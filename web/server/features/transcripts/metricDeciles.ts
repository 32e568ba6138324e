import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { call, callMetric } from '../../db/tables/schema.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';

const fewest = 10;
const threeMonthsMs = 91 * 24 * 3600_000;

interface Measured {
  call: LoadedCall;
  speakingRateWpm: number | null;
  interactivityCenti: number;
}
export interface Deciles {
  speakingRate: number | null;
  interactivity: number | null;
}
const asked = new WeakMap<Measured, Promise<Deciles>>();

/**
 * Where an interview stands among the organization's of the three months before it, 1 to 10: a 4 is the 30th to
 * 40th percentile. Null while there are fewer than ten to compare with. Numbers only leave the
 * organization's wall as a rank, so calls the viewer may not see count too. One statement for both.
 */
export function metricDeciles(db: Db, measured: Measured): Promise<Deciles> {
  const known = asked.get(measured);
  if (known) return known;
  const { startTime } = measured.call;
  const lower = (condition: ReturnType<typeof sql>) =>
    sql<
      number | null
    >`case when count(*) >= ${fewest} then least(10, 1 + floor(10.0 * count(*) filter (where ${condition}) / count(*)))::int end`;
  const answer = db
    .select({
      speakingRate:
        measured.speakingRateWpm === null
          ? sql<null>`null`
          : lower(sql`${callMetric.speakingRateWpm} < ${measured.speakingRateWpm}`),
      interactivity: lower(sql`${callMetric.interactivityCenti} < ${measured.interactivityCenti}`),
    })
    .from(callMetric)
    .innerJoin(call, eq(call.id, callMetric.callId))
    .where(
      and(
        isNull(call.deletedAt),
        gte(call.startTime, new Date(startTime.getTime() - threeMonthsMs)),
        lt(call.startTime, startTime),
      ),
    )
    .then(([row]) => row ?? { speakingRate: null, interactivity: null });
  asked.set(measured, answer);
  return answer;
}
