import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organization } from './organization.ts';

/** Columns that nearly every table has. Times are instants with zone; ids are random UUIDs. */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
/** The wall between organizations: row-level security reads this column by this name. */
export const organizationId = () =>
  uuid('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' });
