/** The row that a statement with `returning()` must have answered. @throws {Error} when there is none. */
export function oneRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row where one was expected');
  return row;
}
