import { sql, type SQL } from 'drizzle-orm';
import { jsonReader, type Columns, type RowOf } from './jsonRow.ts';

/**
 * All rows of a "from … order by …" as one row that has a JSON array for each column. An object for each
 * row would take longer: the database looks up the types of its values again for every row.
 */
export function jsonColumns(columns: Columns, from: SQL): SQL {
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  const selected = Object.entries(columns).map(
    ([name, column]) => sql`${column} as ${sql.identifier(name)}`,
  );
  const gathered = names.map((name) => sql`json_agg(${name}) as ${name}`);
  return sql`(select ${sql.join(gathered, sql`, `)}
    from (select ${sql.join(selected, sql`, `)} from ${from}) selected)`;
}

/** The rows that `jsonColumns` gathered; a column is null where there were none. */
export function readJsonColumns<Of extends Columns>(
  columns: Of,
  gathered: Readonly<Record<string, unknown>>,
): RowOf<Of>[] {
  const names = Object.keys(columns);
  // A row that has all its names from the start is filled in a fraction of the time.
  const blank = Object.fromEntries(names.map((name) => [name, null as unknown]));
  const first: unknown = gathered[names[0] ?? ''];
  if (!Array.isArray(first)) return [];
  const rows = first.map(() => ({ ...blank }));
  for (const [name, column] of Object.entries(columns)) {
    const values = gathered[name] as unknown[];
    const read = jsonReader(column);
    for (const [index, row] of rows.entries()) row[name] = read(values[index]);
  }
  return rows as RowOf<Of>[];
}
