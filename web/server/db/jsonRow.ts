import { sql, type GetColumnData, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

export type Columns = Record<string, PgColumn | SQL>;
/** The row that Drizzle would read from these columns. */
export type RowOf<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends PgColumn
    ? GetColumnData<Of[Name]>
    : Of[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/** A row as one JSON object, for statements that read many tables at once; at most 50 columns. */
export function jsonRow(columns: Columns): SQL {
  const pairs = Object.entries(columns).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** All rows of a "from … where …" as one JSON array. */
export const jsonRows = (columns: Columns, from: SQL, order?: SQL): SQL =>
  sql`(select coalesce(json_agg(${jsonRow(columns)}${order ? sql` order by ${order}` : sql``}), '[]') from ${from})`;

/** Gives the dates of a row back as `Date`. */
export function readJsonRow<Of extends Columns>(
  columns: Of,
  json: Record<string, unknown>,
): RowOf<Of> {
  const row = { ...json };
  for (const [name, column] of Object.entries(columns)) row[name] = jsonReader(column)(row[name]);
  return row as RowOf<Of>;
}

/** How values of this column are read out of JSON, which has no dates. */
export const jsonReader = (column: PgColumn | SQL): ((value: unknown) => unknown) =>
  column instanceof PgColumn && column.dataType === 'date' ? readDate : asItIs;

const readDate = (value: unknown) => (typeof value === 'string' ? new Date(value) : value);
const asItIs = (value: unknown) => value;
