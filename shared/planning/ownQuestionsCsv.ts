import { csvRows, unguardCell, writeCell } from '../domain/transcripts/csvCells.ts';
import { libraryQuestionTypes } from './library/competency.ts';
import { ownQuestionFault, tidyOwnQuestion } from './ownQuestionFault.ts';
import type { OwnQuestion } from './ownQuestions.ts';

const columns = [
  'Competency',
  'Words that show it',
  'Type',
  'Question',
  'Good answer',
  'Weak answer',
];

/** A row of a file that was not taken, and why. `line` is counted from 1. */
export interface CsvFault {
  line: number;
  message: string;
}

/** For spreadsheets, in UTF-8 with the mark that Excel needs; cells that would run as a formula are guarded. */
export const writeOwnQuestions = (questions: readonly Omit<OwnQuestion, 'id'>[]): string =>
  `\ufeff${[
    columns,
    ...questions.map(({ competency, cues, type, question, good, weak }) => [
      ...[competency, cues, type, question, good.join('\n'), weak],
    ]),
  ]
    .map((cells) => cells.map(writeCell).join(','))
    .join('\r\n')}\r\n`;

/**
 * The questions of such a file. Columns are found by their names, in any order; the points of a good
 * answer are lines of their cell. A row with a fault is left out and named.
 */
export function readOwnQuestions(file: string): {
  questions: Omit<OwnQuestion, 'id'>[];
  faults: CsvFault[];
} {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [heading, ...rows] = csvRows(text, separatorOf(text));
  const names = heading?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const missing = ['Competency', 'Question'].filter((name) => !names.includes(name.toLowerCase()));
  if (missing.length > 0)
    return {
      questions: [],
      faults: [
        {
          line: 1,
          message: `The first row must name the columns; missing: ${missing.join(', ')}.`,
        },
      ],
    };
  const questions: Omit<OwnQuestion, 'id'>[] = [];
  const faults: CsvFault[] = [];
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const at = (name: string) => unguardCell(cells[names.indexOf(name.toLowerCase())] ?? '');
    const typeName = at('Type').trim() || 'Behavioral';
    const type = libraryQuestionTypes.find((item) => item.toLowerCase() === typeName.toLowerCase());
    const found = tidyOwnQuestion({
      ...{ competency: at('Competency'), cues: at('Words that show it') },
      ...{ type: type ?? 'Behavioral', question: at('Question') },
      ...{ good: at('Good answer').split('\n'), weak: at('Weak answer') },
    });
    const message =
      type === undefined
        ? `“${typeName.slice(0, 40)}” is no type. Use ${libraryQuestionTypes.join(', ')}.`
        : ownQuestionFault(found);
    if (message === null) questions.push(found);
    else faults.push({ line, message });
  }
  return { questions, faults };
}

/** Spreadsheets of some countries part cells by semicolons. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n');
  return first.split(';').length > first.split(',').length ? ';' : ',';
}
