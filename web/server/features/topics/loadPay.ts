import { sql } from 'drizzle-orm';
import { fewestForAverage } from '#shared/domain/interviewQuality.ts';
import type { PayCurrency, PayPeriod } from '#shared/language/spokenPay.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runNamed } from '../../db/runNamed.ts';
import { callRollup, spokenFinding } from '../../db/tables/schema.ts';
import { seenFindings, type InsightFilter } from '../insights/insightFilter.ts';
import { countThemes } from './countThemes.ts';
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
  /** Period and currency; null where no pay is spoken of. */
  theme: string | null;
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
    sql`with ${countThemes(actor, filter, 'PAY')}, named as materialized (
      select interview_id, start_time, position_id, kind, theme, minimum, maximum
      from (${seenFindings(actor, filter)}) f where kind in ('PAY_OFFERED', 'PAY_EXPECTED')
    ), ranked as (
      select *, row_number() over (
        partition by position_id, theme, kind order by start_time desc, interview_id, minimum, maximum) as place
      from named
    ), quoted as (
      select r.position_id, r.theme, r.kind, jsonb_agg(${exampleJson} order by r.place) as examples
      from ranked r cross join lateral (
        select f.*, c.start_time, r.interview_id from ${callRollup} c
        join ${spokenFinding} f on f.call_id = c.call_id and f.kind = r.kind
          and f.minimum = r.minimum and f.maximum = r.maximum and concat_ws(' ', f.period, f.currency) = r.theme
        where c.interview_id = r.interview_id order by c.start_time, f.segment_id, f.start_char limit 1) f
      where r.place <= ${mostExamples} group by r.position_id, r.theme, r.kind
    )
    select (select interviews from transcribed) as all_interviews,
      coalesce((select interviews from counted), 0) as with_pay, groups.*, quoted.examples
    from (select 1) one left join (
      select position_id, theme, kind, count(distinct interview_id)::int as interviews,
        min(minimum) as minimum, max(maximum) as maximum,
        percentile_cont(0.5) within group (order by (minimum + maximum) / 2.0) as median
      from named group by position_id, theme, kind
    ) groups on true
    left join quoted on quoted.position_id is not distinct from groups.position_id
      and quoted.theme = groups.theme and quoted.kind = groups.kind
    order by groups.interviews desc, groups.position_id, groups.theme desc`,
  );
  const positions = new Map<string, PositionPay>();
  for (const { position_id: positionId, theme, kind, ...row } of rows) {
    if (theme === null) continue;
    const key = `${positionId} ${theme}`;
    const [period, currency = null] = theme.split(' ') as [PayPeriod, PayCurrency?];
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
