import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FeatureAccess, ProductFeature } from '#shared/domain/product.ts';

export const organization = pgTable('organization', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  interviewEnabled: boolean('interview_enabled').notNull().default(true),
  planEnabled: boolean('plan_enabled').notNull().default(false),
  /** Products that are off or only offered; one that is missing is open. */
  featureAccess: jsonb('feature_access')
    .$type<Partial<Record<ProductFeature, FeatureAccess>>>()
    .notNull()
    .default({}),
  /** Values by the keys of `organizationSettings`; a missing key has its default. */
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
