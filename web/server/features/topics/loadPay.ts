import { sql, type SQL } from 'drizzle-orm';
import { fewestForAverage } from '#shared/domain/interviewQuality.ts';
import type { PayCurrency, PayPeriod } from '#shared/language/spokenPay.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { runPlanned } from '../../db/runNamed.ts';
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

/** By position, period and currency, in the order of an index, which spares sorting what is grouped. */
const groupsOf = (actor: Actor, filter: InsightFilter, kind: 'PAY_OFFERED' | 'PAY_EXPECTED'): SQL =>
  sql`select ${kind}::text as kind, position_id, theme, count(distinct interview_id)::int as interviews,
      min(minimum) as minimum, max(maximum) as maximum,
      percentile_cont(0.5) within group (order by minimum + maximum) / 2 as median,
      (array_agg(distinct start_time order by start_time desc))[:${sql.raw(String(mostExamples))}] as newest
    from (${seenFindings(actor, filter)}) f where kind = ${kind} group by position_id, theme`;

/** What was said at a time `r` of a group. */
const newestExample = (actor: Actor, filter: InsightFilter): SQL => sql`
  select ${exampleJson} from (
    select f.*, c.start_time, c.interview_id
    from (${seenFindings(actor, filter)}) n join ${callRollup} c on c.interview_id = n.interview_id
      join ${spokenFinding} f on f.call_id = c.call_id and f.kind = n.kind
        and f.minimum = n.minimum and f.maximum = n.maximum and concat_ws(' ', f.period, f.currency) = n.theme
    where n.start_time = r.start_time and n.kind = groups.kind and n.theme = groups.theme
      and n.position_id is not distinct from groups.position_id
    order by n.interview_id, c.start_time, f.segment_id, f.start_char limit 1) f`;

/** The pay that was spoken of by position, currency and period; the most frequent first. One statement. */
export async function loadPay(db: Db, actor: Actor, filter: InsightFilter): Promise<Compensation> {
  const rows = await runPlanned<Row>(
    db,
    sql`with ${countThemes(actor, filter, 'PAY')}, groups as materialized (
      ${groupsOf(actor, filter, 'PAY_OFFERED')} union all ${groupsOf(actor, filter, 'PAY_EXPECTED')}
    )
    select (select interviews from transcribed) as all_interviews,
      coalesce((select interviews from counted), 0) as with_pay, groups.*,
      (select jsonb_agg((${newestExample(actor, filter)}) order by r.start_time desc)
        from unnest(groups.newest) r(start_time)) as examples
    from (select 1) one left join groups on true
    order by groups.interviews desc, groups.position_id, groups.theme desc, groups.kind`,
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
      median: row.interviews >= fewestForAverage ? Math.round(row.median) : null,
      examples: (row.examples ?? []).map((example) => exampleOf(example)),
    };
  }
  return {
    ...{ interviews: rows[0]?.all_interviews ?? 0, withPay: rows[0]?.with_pay ?? 0 },
    positions: [...positions.values()],
  };
}
