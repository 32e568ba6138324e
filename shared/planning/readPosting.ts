import { isEqualOpportunitySentence } from '../analysis/equalOpportunity.ts';
import { isBulleted, looksLikeHeading } from '../analysis/blockKind.ts';
import { plainTextBlocks } from '../analysis/plainTextBlocks.ts';
import { splitSentences } from '../analysis/splitSentences.ts';
import { isPageText, isFactLine, startsQuestionnaire } from './library/boilerplate.ts';
import { kindOf } from './lineKind.ts';
import { isThirdPerson, startsWithBaseVerb } from './lineVerbs.ts';
import type { PostingLine } from './postingLine.ts';
import { postingText } from './postingText.ts';
import { cleanTitle, findTitle } from './postingTitle.ts';
import type { SectionKind } from './library/headings.ts';
import { asksForLetter, isPlainHeading, sectionKind } from './sectionHeadings.ts';
import { splitRunOn } from './splitRunOn.ts';
import {
  bulletMark,
  newListMark,
  headedLine,
  capitalHeading,
  listMark,
  definition,
  describesJob,
  opensDuties,
  namesList,
  soughtPerson,
} from './library/postingWords.ts';

export interface Posting {
  /** The plain text that every line stands in, white space aside. */
  text: string;
  title: string | null;
  /** Each duty and requirement, in the posting's order. */
  lines: PostingLine[];
}

export interface PostingInput {
  /** Plain text or HTML. */
  text: string;
  title?: string | undefined;
}

/** Beyond this a posting is no posting; the rest is not read. */
const longestPosting = 60_000;

/** A "sentence" this long is often a list that lost its line breaks; its items begin like this. */
const runOn = 24;

/** Parts a posting into its duties and requirements. Never throws, whatever the text. */
export function readPosting({ text: source, title }: PostingInput): Posting {
  const text = postingText(source.slice(0, longestPosting));
  const rows = unwrap(text);
  const lines: PostingLine[] = [];
  const jobTitle = cleanTitle(title) ?? findTitle(plainTextBlocks(text));
  const linesOf = (row: string, section: SectionKind | null, isTask = false) =>
    linesOfRow(row, { section, isTask, title: jobTitle });
  let section: SectionKind | null = null;
  for (const [index, row] of rows.entries()) {
    if (startsQuestionnaire(row)) break;
    if (isFactLine(row)) continue;
    if (asksForLetter.test(row)) {
      section = 'application';
      continue;
    }
    if (isHeading(row) || opensList(row, rows[index + 1])) {
      const kind = sectionKind(row);
      // A short line in capitals of its own inside a list ("Attention To Detail") is an item of it.
      if (kind === null && isListed(section) && isItem(row, rows[index + 1]))
        lines.push(...linesOf(row, section));
      else if (kind !== null) section = kind;
      else if (!isListed(section)) section = null;
      continue;
    }
    const label = labelOf(row);
    if (label === null) {
      // How to apply and what is paid end where the job is spoken of.
      if (section !== null && silent.has(section) && describesJob.test(row)) section = null;
      lines.push(...linesOf(row, section, isAmongTasks(rows, index)));
      // "… of the loans. Position accountabilities:" at the end of a paragraph.
      const last = /(?:[.!?] |\p{Ll} (?=\p{Lu}))(\p{Lu}[^.:!?]{3,50}:)$/u.exec(row)?.[1];
      if (opensDuties.test(row)) section = 'duties';
      else if (last !== undefined) section = sectionKind(last) ?? section;
    } else {
      // "Benefits: we offer …" speaks for its own paragraph; "Duties: …" opens what follows.
      lines.push(...linesOf(row.slice(label.length), label.kind));
      if (isListed(label.kind) || isBulleted(rows[index + 1] ?? '')) section = label.kind;
    }
  }
  return {
    text,
    title: jobTitle,
    lines: distinct(lines),
  };
}

const silent: ReadonlySet<SectionKind> = new Set(['benefits', 'equal-opportunity', 'application']);

/** "Manage the harvest.", "Cultivate crops.": rows of tasks in a row, without marks. */
const isAmongTasks = (rows: readonly string[], at: number): boolean =>
  isTaskRow(rows[at] ?? '') && (isTaskRow(rows[at - 1] ?? '') || isTaskRow(rows[at + 1] ?? ''));
const isTaskRow = (row: string): boolean =>
  row.split(' ').length >= 3 &&
  row.length < 300 &&
  !isBulleted(row) &&
  !/^\p{L}+ \p{Lu}\p{Ll}/u.test(row) &&
  (startsWithBaseVerb(row, false) || isThirdPerson(row));

const isListed = (section: SectionKind | null): boolean =>
  section === 'duties' || section === 'requirements' || section === 'preferred';

const distinct = (lines: readonly PostingLine[]): PostingLine[] =>
  [
    ...new Map([...lines].reverse().map((line) => [line.text.toLowerCase(), line])).values(),
  ].reverse();

/** The rows of a text: lines broken by the width of a page are put together, items in one line apart. */
function unwrap(text: string): string[] {
  const rows: string[] = [];
  for (const raw of text.split('\n').flatMap(partsOfLine)) {
    const row = raw.replace(/\s+/g, ' ').trim();
    const last = rows.at(-1);
    if (last !== undefined && goesOn(last, row)) rows[rows.length - 1] = `${last} ${row}`;
    else rows.push(row);
  }
  return rows.filter((row) => row !== '');
}

/** Whether a row goes on with what the one before began: pages break items and sentences anywhere. */
function goesOn(last: string, row: string): boolean {
  if (row === '' || isBulleted(row) || /[.:;!?]$/.test(last) || labelOf(row) !== null) return false;
  if (isBulleted(last) && last.split(' ').length === 2) return true;
  return (
    (last.length > 40 || isBulleted(last)) &&
    (/^\p{Ll}/u.test(row) || /\b(?:of|the|and|or|with|for|to|in|by|an?)$/.test(last))
  );
}

/** Items and headings that lost their line breaks: "… oral health. Responsibilities: take x-rays; …". */
const partsOfLine = (line: string): string[] =>
  line
    .split(/\s(?=[•·●▪■*]\s)|(?<=\S) ?(?=[•●▪■§])|\s(?=\*\p{Lu})/u)
    .flatMap((part) =>
      part.split(
        /(?<=[.!?] )(?=(?:\p{Lu}\p{Ll}+ )?(?:Responsibilities|Duties|Requirements|Qualifications|Skills)(?: include)?: )/u,
      ),
    );

function isHeading(row: string): boolean {
  const bare = row.replace(bulletMark, '');
  if (isBulleted(row))
    return bare.endsWith(':') && sectionKind(bare) !== null && bare.split(' ').length <= 6;
  if (/^#{1,6}\s/.test(row)) return true;
  if (row.endsWith(':') && row.split(' ').length <= (namesList.test(row) ? 18 : 12)) return true;
  return looksLikeHeading(row) ? !/^\p{Ll}/u.test(row) : isPlainHeading(row);
}

/** "What you'll own" before the first bullet is a heading, whatever its words. */
const opensList = (row: string, next: string | undefined): boolean =>
  next !== undefined &&
  isBulleted(next) &&
  !isBulleted(row) &&
  !/[.;,]$/.test(row) &&
  labelOf(row) === null &&
  !startsWithBaseVerb(row, false) &&
  row.split(' ').length <= 8;

/** Whether a heading within a list is an item of it: the next line looks the same. */
const isItem = (row: string, next: string | undefined): boolean =>
  !row.endsWith(':') &&
  !row.startsWith('#') &&
  row !== row.toUpperCase() &&
  row.split(' ').length >= 2 &&
  (next === undefined ||
    (looksLikeHeading(next) && !isBulleted(next) && next !== next.toUpperCase()));

/** "POSITION DUTIES - This position …", "Benefits: we offer …": a heading on the line of its text. */
function labelOf(row: string): { kind: SectionKind; length: number } | null {
  const found = /^(\p{L}[\p{L} ,&/'’()]{2,60}?)\s*(?::\s+| [-–—]\s*(?=\p{Lu}|\d))(?=\S)/u.exec(row);
  const text = found?.[1];
  if (!found || text === undefined || text.split(' ').length > 6 || !isPlainHeading(text))
    return null;
  const kind = sectionKind(text);
  return kind === null ? null : { kind, length: found[0].length };
}

/** A paragraph of so many sentences that begin with a task is a list that lost its marks. */
const manyTasks = 4;

function linesOfRow(
  row: string,
  {
    section,
    isTask,
    title,
  }: { section: SectionKind | null; isTask: boolean; title: string | null },
): PostingLine[] {
  if (section !== null && silent.has(section)) return [];
  const sentences = sentencesOf(row);
  const tasks = sentences.filter(
    (sentence) => startsWithBaseVerb(sentence, false) || isThirdPerson(sentence),
  ).length;
  const item =
    isTask ||
    isBulleted(row) ||
    isLooseItem(row) ||
    tasks >= manyTasks ||
    (tasks >= 2 && tasks === sentences.length);
  // What stands beside the employer's statement speaks of the employer too.
  if (!item && isEqualOpportunitySentence(sentences[0] ?? '')) return [];
  return sentences.flatMap((sentence): PostingLine[] => {
    const task = sentence.replace(soughtPerson, '');
    if (task !== sentence && startsWithBaseVerb(task, false)) return [{ text: task, kind: 'duty' }];
    if (isEqualOpportunitySentence(sentence) || isPageText(sentence)) return [];
    const kind = kindOf(sentence, { section, item, title });
    if (kind === null) return [];
    return [{ text: sentence, kind, ...(section === 'conditions' && { isCondition: true }) }];
  });
}

/** "Alter suits to fit": an item of a list that has lost its marks. */
const isLooseItem = (row: string): boolean =>
  !/[.!?]$|:|^\p{L}+ \p{Lu}\p{Ll}/u.test(row) &&
  row.split(' ').length >= 3 &&
  (startsWithBaseVerb(row, false) || isThirdPerson(row));

/** "Triage walk-ins, place catheters, run lab work and …": tasks in a row, each with a verb of its own. */
function tasksOf(sentence: string): string[] {
  if (sentence.split(' ').length <= runOn) return [sentence];
  const parts = sentence.split(/, (?:and )?(?=\p{Ll})/u);
  return parts.length >= 3 &&
    parts.every((part) => startsWithBaseVerb(part.replace(bulletMark, ''), false))
    ? parts
    : [sentence];
}

/** "Drives by planning routes; checking tires": the items of a list after "by" stand alone. */
function itemsOf(sentence: string): string[] {
  const [first = '', ...others] = sentence.split(/;\s+(?:and\s+)?/);
  return others.length === 0 ? [first] : [first.replace(/^.* by (?=\p{L}+ing\b)/u, ''), ...others];
}

const sentencesOf = (row: string): string[] =>
  splitSentences(row)
    .map((span) => row.slice(span.start, span.end))
    .flatMap(itemsOf)
    .flatMap((sentence) =>
      sentence.split(' ').length > runOn ? sentence.split(newListMark) : sentence,
    )
    .flatMap(splitRunOn)
    .flatMap(tasksOf)
    .map((sentence) =>
      sentence
        .replace(bulletMark, '')
        .replace(headedLine, '')
        .replace(capitalHeading, '')
        .replace(listMark, '')
        .replace(definition, '')
        // What is left of a table: "Skill | Essential | ", "Experience Experience of", "… skills Interview".
        .replace(/^(\p{Lu}\p{L}+) (?=\1 )/u, '')
        .replace(
          /(?<=\S \S+ \S*\p{Ll}) (?:Interview|Application(?: form)?|References?|Assessment)(?:, ?(?:Interview|Application|References?))*$/u,
          '',
        )
        .replace(/(?:\s*\|\s*\p{L}{0,2})+$/u, '')
        .replace(/[\s;,]+(?:and|or)?$/u, ''),
    )
    .filter((sentence) => /\p{Ll}{2}/u.test(sentence) && sentence.split(' ').length >= 2);
