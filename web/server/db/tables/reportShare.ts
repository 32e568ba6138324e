import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InsightInterval } from '#shared/domain/insightPeriod.ts';
import { sharedReports } from '#shared/domain/reportShare.ts';
import { createdAt, id, known, organizationId } from './columns.ts';
import { user } from './user.ts';

/** The filter of a shared report: times in milliseconds, ids of what narrows it. */
export interface StoredReportFilter {
  startMs: number;
  endMs: number;
  interval: InsightInterval;
  zone: string;
  positionId?: string | null | undefined;
  clientId?: string | null | undefined;
  stageId?: string | null | undefined;
  interviewerId?: string | null | undefined;
}

/** A report of insights that a colleague may read as the sharer reads it, by one filter. */
export const reportShare = pgTable(
  'report_share',
  {
    id: id(),
    organizationId: organizationId(),
    report: text('report', { enum: sharedReports }).notNull(),
    filter: jsonb('filter').$type<StoredReportFilter>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull().default(''),
    message: text('message').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('report_share_once').on(t.createdById, t.userId, t.report, t.filter),
    index('report_share_user').on(t.userId, t.createdAt),
    known(t.report, sharedReports),
  ],
);
