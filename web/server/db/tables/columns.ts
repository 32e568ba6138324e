import { sql } from 'drizzle-orm';
import { check, customType, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
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

/** CHECKs that a column holds one of the values of its `enum`, which Drizzle itself checks in types only. */
export const known = (column: AnyPgColumn, values: readonly string[]) =>
  check(
    `known_${column.name}`,
    sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`,
  );

/** CHECKs that a number lies between two bounds, both included. */
export const between = (column: AnyPgColumn, least: number, most: number) =>
  check(
    `bounds_${column.name}`,
    sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`,
  );
