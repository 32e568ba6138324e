import type { AnalysisBlock } from '../analysis/analysis.ts';
import { isBulleted } from '../analysis/blockKind.ts';
import { guessTitle } from '../analysis/guessTitle.ts';
import { isFactLine } from './library/boilerplate.ts';
import { anyJob, familiesNamed, jobFamilyOf } from './jobFamilyOf.ts';
import { namesRole } from './rolesNamed.ts';
import { isPlainHeading, sectionKind } from './sectionHeadings.ts';
import { readVerb } from './verbForms.ts';
import { nounLikeVerbs } from './library/verbList.ts';
import {
  noPerson,
  titleAtStart,
  soughtTitle,
  openPosition,
  behindName,
  praiseWords,
  loudEnd,
  labelled,
  jobDescription,
  noTitle,
  announcing,
  vacancyFor,
  loudly,
  employmentTerms,
  gradeCodes,
  employment,
  wanted,
  onePerson,
  personEnding,
  roleEnding,
} from './library/titleWords.ts';

/** The job a posting is for, as it names it itself; null when it does not. */
export function findTitle(all: readonly AnalysisBlock[]): string | null {
  const blocks = all.filter(({ text }) => !isBulleted(text));
  const top = topHeading(blocks);
  if (top !== null && (namesRole(top) || namesJob(top) || roleEnding.test(top) || isPerson(top)))
    return top;
  const own = blocks.slice(0, 15).map(({ text }) => labelled.exec(text.trim())?.[1]);
  const told = cleanTitle(own.find((title) => title !== undefined));
  if (told?.split(/[ /]+/).some(isPerson)) return told;
  const guessed = cleanTitle(guessTitle(blocks));
  const named = cleanTitle(titleLine(blocks));
  const first = [guessed, named].filter((title) => title !== null);
  const sure = first.find((title) => namesJob(title) && sayJob(title) !== unsaid);
  if (sure !== undefined) return sure;
  // The employer, a place or a department may stand above the job.
  const later = [titleInProse(blocks), headingTitle(blocks)].filter((title) => title !== null);
  return (
    later.find((title) => sayJob(title) !== unsaid) ??
    first.find(namesJob) ??
    later[0] ??
    told ??
    named ??
    guessed
  );
}

/** The first line of all as a heading of Markdown: "# Paralegal at Harbor Law", "# Harbor Law: Paralegal". */
function topHeading(blocks: readonly AnalysisBlock[]): string | null {
  const first = blocks.find(({ text }) => text.trim() !== '')?.text.trim() ?? '';
  const heading = /^# ([^.!?]{3,90})$/u.exec(first)?.[1]?.replace(/\s*\([^()]*\)$/u, '');
  const [, behindName = ''] = heading?.split(': ') ?? [];
  if (behindName !== '') return namesRole(behindName) ? cleanTitle(behindName) : null;
  const title = cleanTitle(heading);
  if (title !== null || heading === undefined) return title;
  // "Software Engineer, Knowledge Management - The Daily News".
  const [head = ''] = heading.split(/, | [-–—] /);
  return namesRole(head) ? cleanTitle(head) : null;
}

/** "We are looking for a skilled Machinist to …": the words up to what the job is for. */
function titleInProse(blocks: readonly AnalysisBlock[]): string | null {
  for (const { text } of worded(blocks))
    for (const [, ...groups] of [
      ...text.matchAll(titleAtStart),
      ...text.matchAll(soughtTitle),
      ...text.matchAll(openPosition),
    ]) {
      const words = groups.find((group) => group !== undefined) ?? '';
      const title = cleanTitle(words.replace(praiseWords, '').replace(behindName, '').trim());
      if (title !== null && namesJob(title) && isPerson(title) && !noPerson.test(title))
        return calm(title.charAt(0).toUpperCase() + title.slice(1));
    }
  return null;
}

/** "### Experienced Building Foreman/Supervisor:". */
function headingTitle(blocks: readonly AnalysisBlock[]): string | null {
  const headings = worded(blocks).map(
    ({ text }) => /^(?:#+ |\d\. )?([^.!?:]{4,60}):?$/u.exec(text.trim())?.[1],
  );
  return (
    headings
      .map(cleanTitle)
      .find(
        (title) =>
          title !== null &&
          !isPlainHeading(title) &&
          (namesOne(title) || (namesJob(title) && isPerson(title) && !noPerson.test(title))),
      ) ?? null
  );
}

const worded = (blocks: readonly AnalysisBlock[]): AnalysisBlock[] =>
  blocks.filter(({ text }) => text.trim() !== '').slice(0, proseBlocks);
const proseBlocks = 8;

const namesJob = (title: string): boolean => jobFamilyOf(title).id !== anyJob().id;

/** Of the first lines that are no facts and no headings, one that is short and names something. */
function titleLine(blocks: readonly AnalysisBlock[]): string | null {
  const lines = blocks.map(({ text }) =>
    text
      .trim()
      .replace(/\s*\|$/, '')
      .replace(announcing, '')
      .replace(loudEnd, ''),
  );
  return (
    lines
      .filter((line) => line !== '' && !line.startsWith('==') && !isFactLine(line))
      .slice(0, 3)
      .filter(isTitle)
      .sort((a, b) => Number(namesJob(b)) - Number(namesJob(a)))[0] ?? null
  );
}

const isTitle = (line: string): boolean =>
  line.split(/\s+/).length <= 8 &&
  (sectionKind(line) === null || jobDescription.test(line)) &&
  !noTitle.test(line.replace(jobDescription, '')) &&
  /^\p{Lu}[\p{L}\d ,&/'’()–-]+(?: (?:Inc|Ltd|Co)\.)?$/u.test(line);

/** A title as a question can say it: without marks and "Job announcement", capitals only where they belong. */
export function cleanTitle(title: string | null | undefined): string | null {
  const text =
    title
      ?.replace(/&amp;/g, '&')
      .replace(/[|=*_#]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(announcing, '')
      .replace(vacancyFor, '')
      .replace(loudly, '')
      .replace(/ [Jj]obs? in \p{Lu}.*$/u, '')
      .replace(/(?<=\p{L})\/ (?=\p{L})/gu, '/')
      .replace(jobDescription, '')
      .replace(/^(?:full|part)[- ]time\s+(?=\p{L})/iu, '')
      .replace(employmentTerms, '')
      .replace(gradeCodes, '')
      .replace(employment, '')
      .replace(/ (?:[Ss]tarting )?at [\p{Lu}$€£].*$/u, '') ?? '';
  const [head = ''] = text.split(/ [-–—] /);
  if (text === '' || text.length > 120 || noTitle.test(namesOne(head) ? head : text)) return null;
  if (isTask(text)) return null;
  const rest = text.replace(wanted, '');
  return calm(rest !== text && namesOne(rest) ? rest : text);
}

/** "Diagnose faults and make repairs" is work, no job. */
const isTask = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ');
  const verb = readVerb(first);
  return verb?.form === 'base' && !nounLikeVerbs.has(verb.base) && /^\p{Ll}/u.test(second);
};

/** Whether a title names a kind of job by more than a word such as "manager". */
const namesOne = (title: string): boolean => familiesNamed(title).some(({ loose }) => loose === '');

/** "GENERAL REGISTRAR II" becomes "General Registrar II"; short words may be initials and stay. */
function calm(title: string): string {
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  const capitals = title.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals < letters * 0.7) return title;
  return title.replace(/\p{Lu}+/gu, (word, at: number) => {
    if (at > 0 && /^(?:OF|THE|AND|FOR|IN|TO)$/.test(word)) return word.toLowerCase();
    return word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word;
  });
}

const unsaid = 'this job';

/** The job as a question names it: by a title of one job in plain words, else "this job". */
export function sayJob(title: string | null): string {
  // "Museum Registrar - New York", "Photographer (Medical)", "Server/Event Catering": what else it says.
  const [head = ''] = (title ?? '').split(/ [-–—] |, /);
  const whole = head.replace(/\s*\([^()]*\)/g, '').replace(onePerson, '$1');
  const parts = whole.includes(' of ') ? [] : whole.split(/(?<=\p{L})\/(?=\p{L})/u);
  const said = [whole, ...parts].map((part) => part.trim()).find(isPlain);
  if (said === undefined) return unsaid;
  const words = said.split(' ');
  const isName = words.slice(1).some((word) => /^\p{Lu}/u.test(word)) || words.length === 1;
  return `the role of ${isName ? said : said.charAt(0).toLowerCase() + said.slice(1)}`;
}

const isPerson = (title: string): boolean => personEnding.test(title.replace(/(?<=[^s])s$/, ''));

function isPlain(title: string): boolean {
  const words = title.split(' ');
  const [before = '', behind] = title.split(/ (?:and|&) /);
  return (
    words.length <= (behind === undefined ? 5 : 6) &&
    !/[^\p{L} ’'&/-]|\s-|-\s|\bor\b/iu.test(title) &&
    (/^(?:Head|Director|Deputy Director|Manager|Teacher|Lecturer) of /.test(title) ||
      !/\bof [A-Z]\p{L}+ing\b|(?:ment|ing|tion|sales|services?|support)$/iu.test(title)) &&
    // "Cook and Cleaner" are two jobs, "Shipping and Receiving Clerk" is one.
    (behind === undefined || (isPerson(title) && !isPerson(before))) &&
    /^\p{Lu}/u.test(title) &&
    !/[^s]s$/.test(title) &&
    (namesJob(title) || roleEnding.test(title))
  );
}
