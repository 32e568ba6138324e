import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { callVisibilities } from '#shared/domain/visibility.ts';
import { known, organizationId } from './columns.ts';
import { count, filterColumns, sumUnits } from './insightFigures.ts';
import { interview } from './interview.ts';

export const countedKinds = ['QUESTION', 'MOTIVE', 'PAY', 'PAY_OFFERED', 'PAY_EXPECTED'] as const;
/** PAY is that pay is spoken of, by whomever. */
export type CountedKind = (typeof countedKinds)[number];

/** Stands for any theme: an interview of several themes counts once. */
export const anyTheme = '';

/**
 * What rules found in one interview, from the findings of its recordings. For pay the theme is its period and
 * currency, with a row for each range that is named; for all else, and for any theme, the range is zero.
 */
export const spokenFigures = pgTable(
  'spoken_figures',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interview.id, { onDelete: 'cascade' }),
    ...filterColumns(),
    kind: text('kind', { enum: countedKinds }).notNull(),
    theme: text('theme').notNull(),
    minimum: count('minimum'),
    maximum: count('maximum'),
    sentences: count('sentences'),
  },
  (t) => [
    primaryKey({ columns: [t.interviewId, t.kind, t.theme, t.minimum, t.maximum] }),
    index('spoken_figures_day').on(t.organizationId, t.startTime),
    index('spoken_figures_newest').on(
      ...[t.organizationId, t.kind, t.theme, t.startTime.desc()],
      ...[t.interviewId, t.sentences],
    ),
    index('spoken_figures_pay')
      .on(
        ...[t.organizationId, t.kind, t.positionId, t.theme, t.startTime],
        ...[t.interviewId, t.minimum, t.maximum],
      )
      .where(sql`${t.kind} in ('PAY_OFFERED', 'PAY_EXPECTED')`),
    known(t.kind, countedKinds),
    known(t.visibility, callVisibilities),
  ],
);

/**
 * The sums of all interviews that began on a day, or in a month, of UTC, by what was found in them; none for
 * ranges of pay. Read only by those who see every interview.
 */
export const spokenSums = pgTable(
  'spoken_sums',
  {
    organizationId: organizationId(),
    kind: text('kind', { enum: countedKinds }).notNull(),
    unit: text('unit', { enum: sumUnits }).notNull(),
    begins: date('begins').notNull(),
    theme: text('theme').notNull(),
    interviews: count('interviews'),
    sentences: count('sentences'),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.kind, t.unit, t.begins, t.theme] }),
    known(t.kind, countedKinds),
    known(t.unit, sumUnits),
  ],
);
