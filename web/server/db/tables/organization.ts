import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const organization = pgTable('organization', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  interviewEnabled: boolean('interview_enabled').notNull().default(true),
  planEnabled: boolean('plan_enabled').notNull().default(false),
  /** Values by the keys of `organizationSettings`; a missing key has its default. */
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
