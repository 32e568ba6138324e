import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { payCurrencies, payPeriods } from '#shared/language/spokenPay.ts';
import { call } from './call.ts';
import { id, known, organizationId } from './columns.ts';
import { segment } from './transcript.ts';

export const spokenKinds = ['QUESTION', 'MOTIVE', 'PAY_OFFERED', 'PAY_EXPECTED', 'ALERT'] as const;
export type SpokenKind = (typeof spokenKinds)[number];

/**
 * A sentence that rules found in a transcript: what a candidate asked, why they look for a place, pay that was
 * spoken of, what a recruiter wants to know soon. Written with the measures of the call, so it follows corrections and redactions.
 */
export const spokenFinding = pgTable(
  'spoken_finding',
  {
    id: id(),
    organizationId: organizationId(),
    callId: uuid('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    segmentId: uuid('segment_id')
      .notNull()
      .references(() => segment.id, { onDelete: 'cascade' }),
    /** Where the sentence stands in the segment's text. */
    startChar: integer('start_char').notNull(),
    endChar: integer('end_char').notNull(),
    kind: text('kind', { enum: spokenKinds }).notNull(),
    /** Of a question, a motive or an alert. */
    theme: text('theme'),
    /** Of pay: a range, or one amount twice. The currency is null where it is not said. */
    minimum: integer('minimum'),
    maximum: integer('maximum'),
    period: text('period', { enum: payPeriods }),
    currency: text('currency', { enum: payCurrencies }),
  },
  (t) => [
    index('spoken_finding_call').on(t.callId, t.kind),
    index('spoken_finding_segment').on(t.segmentId),
    known(t.kind, spokenKinds),
    known(t.period, payPeriods),
    known(t.currency, payCurrencies),
    check(
      'spoken_finding_is_whole',
      sql`case when ${t.kind} in ('QUESTION', 'MOTIVE', 'ALERT') then ${t.theme} is not null and ${t.minimum} is null
        else ${t.theme} is null and ${t.minimum} <= ${t.maximum} and ${t.period} is not null end`,
    ),
  ],
);
