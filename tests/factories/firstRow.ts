/** The one row an insert returned. */
export function firstRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The insert returned no row');
  return row;
}

let last = 0;
/** A number that no other call in this process got, for names that must differ. */
export const nextNumber = (): number => ++last;
