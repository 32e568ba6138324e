import { csvRows, unguardCell } from './transcripts/csvCells.ts';

/** What one line of the file says of a candidate. */
export interface IdentifiedPerson {
  line: number;
  /** E-mail address or id of the candidate. */
  key: string;
  groups: { category: string; group: string }[];
}

export interface IdentificationFile {
  categories: string[];
  people: IdentifiedPerson[];
}

const keyHeaders = ['candidate e-mail', 'candidate email', 'e-mail', 'email', 'candidate id', 'id'];
export const mostPeople = 20_000;
export const mostCategories = 8;
export const longestGroup = 60;

/**
 * Reads a CSV file whose first column names candidates by e-mail or id and whose other columns are categories. Empty
 * cells say nothing. A fault is one sentence for people.
 */
export function readIdentificationCsv(text: string): IdentificationFile | { fault: string } {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = clean.split('\n', 1);
  const separator = [',', ';', '\t'].toSorted((a, b) => countOf(first, b) - countOf(first, a))[0];
  const rows = [...csvRows(clean, separator ?? ',')];
  const [header, ...lines] = rows;
  const titles = (header?.cells ?? []).map((cell) => unguardCell(cell).trim());
  const categories = titles.slice(1);
  if (!keyHeaders.includes((titles[0] ?? '').toLowerCase()))
    return { fault: 'The first column must be called “Candidate e-mail” or “Candidate id”.' };
  if (categories.length === 0 || categories.some((title) => title === ''))
    return { fault: 'Every column after the first needs a name, such as “Gender”.' };
  if (new Set(categories.map((title) => title.toLowerCase())).size < categories.length)
    return { fault: 'Two columns have the same name.' };
  if (categories.length > mostCategories)
    return { fault: `A file can have ${mostCategories} categories at most.` };
  if (lines.length > mostPeople)
    return { fault: `A file can have ${mostPeople.toLocaleString('en-US')} people at most.` };
  const people = lines.map(({ line, cells }) => ({
    line,
    key: unguardCell(cells[0] ?? '')
      .trim()
      .toLowerCase(),
    groups: categories.flatMap((category, at) => {
      const group = unguardCell(cells[at + 1] ?? '').trim();
      return group === '' ? [] : [{ category, group }];
    }),
  }));
  const texts = [
    ...categories,
    ...people.flatMap(({ groups }) => groups.map(({ group }) => group)),
  ];
  const long = texts.find((item) => item.length > longestGroup);
  if (long !== undefined)
    return { fault: `“${long.slice(0, 30)}…” is too long: ${longestGroup} characters at most.` };
  return { categories, people };
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;
