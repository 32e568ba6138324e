/** Spreadsheets run a cell that begins so as a formula, in full-width writing too. */
const formula = /^[=+\-@\t\r\n'＝＋－＠]/;

/**
 * One quoted cell. A text that a spreadsheet would run as a formula gets an apostrophe in front, and
 * so does one that begins with an apostrophe, so that `unguardCell` can tell.
 */
export function writeCell(text: string): string {
  const guarded = formula.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}

export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

export interface CsvRow {
  /** Where it begins, counted from 1. */
  line: number;
  cells: string[];
}

/** The rows of a CSV text (RFC 4180), quoted line breaks included; blank rows are left out. */
export function* csvRows(text: string, separator: string): Generator<CsvRow> {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] };
    const isBlank = text[at] === '\n';
    let isOpen = true;
    while (isOpen) {
      const { cell, next, breaks } = readCell(text, at, separator);
      row.cells.push(cell);
      line += breaks;
      isOpen = text[next] === separator;
      at = isOpen ? next + 1 : next;
    }
    // At a line end or the end of the text.
    at += 1;
    line += 1;
    if (!isBlank) yield row;
  }
}

interface Cell {
  cell: string;
  /** Of the separator or line end behind it. */
  next: number;
  breaks: number;
}

function readCell(text: string, at: number, separator: string): Cell {
  if (text[at] !== '"') {
    const next = endOfCell(text, at, separator);
    return { cell: text.slice(at, next), next, breaks: 0 };
  }
  const parts: string[] = [];
  let from = at + 1;
  let end = endOfQuoted(text, from);
  while (text[end + 1] === '"') {
    parts.push(text.slice(from, end + 1));
    from = end + 2;
    end = endOfQuoted(text, from);
  }
  const cell = parts.join('') + text.slice(from, end);
  const next = endOfCell(text, Math.min(end + 1, text.length), separator);
  return { cell, next, breaks: cell.split('\n').length - 1 };
}

function endOfQuoted(text: string, from: number): number {
  const quote = text.indexOf('"', from);
  return quote < 0 ? text.length : quote;
}

function endOfCell(text: string, at: number, separator: string): number {
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
  return end;
}
