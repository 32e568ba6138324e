/** Rows in groups that stay well below the 65,535 parameters a statement may have. */
export function* rowsAtOnce<Row>(rows: readonly Row[], size = 500): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
