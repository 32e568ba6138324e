import { sql } from 'drizzle-orm';
import { fewestForAverage } from '#shared/domain/interviewQuality.ts';
import type { PayCurrency, PayPeriod } from '#shared/language/spokenPay.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import type { InsightFilter } from '../insights/insightFilter.ts';
import { findingTables } from './findingTables.ts';
import { exampleJson, exampleOf, type ExampleRow, type SpokenExample } from './spokenExamples.ts';

/** Pay that was offered, or that candidates asked for, in the interviews of one position. */
export interface PayFigures {
  interviews: number;
  minimum: number;
  maximum: number;
  /** Of the middles of the ranges; null where fewer interviews than make an average name one. */
  median: number | null;
  examples: SpokenExample[];
}

export interface PositionPay {
  positionId: string | null;
  period: PayPeriod;
  currency: PayCurrency | null;
  offered: PayFigures | null;
  expected: PayFigures | null;
}

export interface Compensation {
  /** All interviews that are counted, and those in which pay is spoken of. */
  interviews: number;
  withPay: number;
  positions: PositionPay[];
}

const mostExamples = 3;

interface Row extends Record<string, unknown> {
  all_interviews: number;
  with_pay: number;
  position_id: string | null;
  period: PayPeriod | null;
  currency: PayCurrency | null;
  kind: 'PAY_OFFERED' | 'PAY_EXPECTED';
  interviews: number;
  minimum: number;
  maximum: number;
  median: number;
  examples: ExampleRow[] | null;
}

/** The pay that was spoken of by position, currency and period; the most frequent first. One statement. */
export async function loadPay(db: Db, actor: Actor, filter: InsightFilter): Promise<Compensation> {
  const rows = await runNamed<Row>(
    db,
    sql`with ${findingTables(actor, filter, ['PAY_OFFERED', 'PAY_EXPECTED'])}, ranked as (
      select found.*, row_number() over (partition by position_id, period, currency, kind
        order by start_time desc, interview_id) as place
      from found
    )
    select (select count(distinct interview_id)::int from seen) as all_interviews,
      (select count(distinct interview_id)::int from found) as with_pay, groups.*
    from (select 1) one left join (
      select position_id, period, currency, kind, count(distinct interview_id)::int as interviews,
        min(minimum) as minimum, max(maximum) as maximum,
        percentile_cont(0.5) within group (order by (minimum + maximum) / 2.0) as median,
        jsonb_agg(${exampleJson} order by f.place) filter (where f.place <= ${mostExamples}) as examples
      from ranked f group by position_id, period, currency, kind
    ) groups on true
    order by groups.interviews desc, groups.position_id, groups.period, groups.currency`,
  );
  const positions = new Map<string, PositionPay>();
  for (const { position_id: positionId, period, currency, kind, ...row } of rows) {
    if (period === null) continue;
    const key = `${positionId} ${period} ${currency}`;
    const pay = positions.get(key) ?? {
      ...{ positionId, period, currency, offered: null, expected: null },
    };
    positions.set(key, pay);
    pay[kind === 'PAY_OFFERED' ? 'offered' : 'expected'] = {
      ...{ interviews: row.interviews, minimum: row.minimum, maximum: row.maximum },
      median: row.interviews >= fewestForAverage ? Math.round(Number(row.median)) : null,
      examples: (row.examples ?? []).map((example) => exampleOf(example)),
    };
  }
  return {
    ...{ interviews: rows[0]?.all_interviews ?? 0, withPay: rows[0]?.with_pay ?? 0 },
    positions: [...positions.values()],
  };
}
