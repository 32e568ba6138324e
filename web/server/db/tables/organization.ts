import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OrganizationFeature } from '../../../../shared/domain/navigation.ts';

export type FeatureAccess = Partial<
  Record<OrganizationFeature, { isVisible: boolean; marketingRedirect: boolean }>
>;

export const organization = pgTable('organization', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  interviewEnabled: boolean('interview_enabled').notNull().default(true),
  planEnabled: boolean('plan_enabled').notNull().default(false),
  featureAccess: jsonb('feature_access').$type<FeatureAccess>().notNull().default({}),
  /** Organisation settings of the specification's §3 and §9 that have no rule in the database. */
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
