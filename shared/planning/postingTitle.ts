import type { AnalysisBlock } from '../analysis/analysis.ts';
import { guessTitle } from '../analysis/guessTitle.ts';
import { isFactLine } from './boilerplate.ts';
import { anyJob, familiesNamed, jobFamilyOf } from './jobFamilyOf.ts';
import { sectionKind } from './sectionHeadings.ts';

/** The job a posting is for, as it names it itself; null when it does not. */
export function findTitle(blocks: readonly AnalysisBlock[]): string | null {
  const guessed = cleanTitle(guessTitle(blocks));
  if (guessed !== null && namesJob(guessed)) return guessed;
  const named = cleanTitle(titleLine(blocks));
  // The employer may stand above the job.
  const best = named !== null && (guessed === null || namesJob(named)) ? named : guessed;
  return best !== null && namesJob(best)
    ? best
    : (titleInProse(blocks) ?? headingTitle(blocks) ?? best);
}

/** "We are looking for a skilled Machinist to …": the words up to what the job is for. */
function titleInProse(blocks: readonly AnalysisBlock[]): string | null {
  for (const { text } of worded(blocks))
    for (const [, first, words = first ?? ''] of [
      ...text.matchAll(leading),
      ...text.matchAll(sought),
    ]) {
      const title = words.replace(praise, '').replace(behindName, '').trim();
      if (title !== '' && namesJob(title))
        return calm(title.charAt(0).toUpperCase() + title.slice(1));
    }
  return null;
}

/** "### Experienced Building Foreman/Supervisor:". */
function headingTitle(blocks: readonly AnalysisBlock[]): string | null {
  const headings = worded(blocks).map(
    ({ text }) => /^(?:#+ )?([^.!?:]{4,60}):?$/u.exec(text.trim())?.[1],
  );
  return headings.map(cleanTitle).find((title) => title !== null && namesOne(title)) ?? null;
}

const worded = (blocks: readonly AnalysisBlock[]): AnalysisBlock[] =>
  blocks.filter(({ text }) => text.trim() !== '').slice(0, proseBlocks);
const proseBlocks = 8;
/** "Project Engineer - Drainage The ideal candidate …", "THE ROLE As a Field Technician, you …". */
const leading =
  /^(\p{Lu}[\p{L}’'/&-]*(?: \p{Lu}[\p{L}’'/&-]*){0,4}) [-–—] |(?<=^|[.!?:] |\p{Lu}{3} )[Aa]s an? (\p{L}[\p{L}’'/-]*(?: \p{L}[\p{L}’'/-]*){0,3}),/gu;
const sought =
  /\b(?:looking for|seeking|searching for|hiring|recruiting|applications for|join us as|in need of) (?:(?:an?|our|the|new|next|experienced) )*((?:\p{L}[\p{L}’'/-]*(?: (?!to\b|who\b|with\b|for\b|in\b|at\b|on\b|and\b|that\b|as\b|from\b))?){1,4})/giu;
/** "Volunteer Firefighters all year". */
const behindName = /(?<=\p{Lu}\p{Ll}+) \p{Ll}.*$/u;
const praise =
  /^(?:(?:highly|very|talented|skilled|motivated|organi[sz]ed|self-motivated|enthusiastic|passionate|dedicated|reliable|friendly|qualified|energetic|committed|dynamic|ambitious|creative|great|full-time|part-time|additional|several|strong)\s+)+/i;

const namesJob = (title: string): boolean => jobFamilyOf(title).id !== anyJob().id;

/** Of the first lines that are no facts and no headings, one that is short and names something. */
function titleLine(blocks: readonly AnalysisBlock[]): string | null {
  const lines = blocks.map(({ text }) =>
    text
      .trim()
      .replace(/\s*\|$/, '')
      .replace(announcing, '')
      .replace(loud, ''),
  );
  const named = lines.slice(0, 15).map((line) => labelled.exec(line)?.[1]);
  return (
    named.find((title) => title !== undefined) ??
    lines
      .filter((line) => line !== '' && !line.startsWith('==') && !isFactLine(line))
      .slice(0, 3)
      .filter(isTitle)
      .sort((a, b) => Number(namesJob(b)) - Number(namesJob(a)))[0] ??
    null
  );
}

/** "FORKLIFT DRIVER WANTED!!!". */
const loud = /(?:\s*\b(?:immediate start|wanted|urgent(?:ly)?|asap))?\s*!+$/i;

/** "Post: Caretaker". */
const labelled =
  /^(?:(?:post|post title|job title|position|position title|role|title|vacancy)\s*:|designation(?:\s*:|\s))\s*(\p{Lu}[^.]{2,80})$/iu;

const isTitle = (line: string): boolean =>
  line.split(/\s+/).length <= 8 &&
  (sectionKind(line) === null || jobDescription.test(line)) &&
  !noTitle.test(line.replace(jobDescription, '')) &&
  /^\p{Lu}[\p{L}\d ,&/'’()–-]+(?: (?:Inc|Ltd|Co)\.)?$/u.test(line);

/** "Organist Job Description" names the job before it names the paper. */
const jobDescription = /(?<=\p{L}) (?:job (?:description|posting|advert(?:isement)?)|jobs?)$/iu;
const noTitle =
  /job (?:details|descriptions?|summary|postings?|openings?)|\b(?:management|services)$|^(?:careers?|employment|jobs?|(?:(?:current|job) )?vacanc\w+|employment opportunit\w+|join (?:us|our|the)\b.*|(?:we|looking for)\b.*|recruitment|open+ings?\b.*)$|\b(?:county|city|town|department)$|^(?:duties|responsibilities|requirements|qualifications)$/i;
const announcing =
  /^(?:job (?:announcement|posting|opening|vacancy|title)|vacancy|now hiring|hiring)\s*[-–—:]\s*/i;

/** "Vacancy for a Project Coordinator", "(from May) Pilot", "Volunteer - Data Analyst". */
const vacancyFor =
  /^(?:\([^()]*\)\s*)?(?:(?:vacancy|position|post|opening|role)s? (?:for|of) (?:an? )?|volunteer\s*[-–—:]\s*)?(?=\p{L})/iu;

/** Hours and place of the employment, behind the title. */
const terms =
  /[\s–-]+positions? available$|[\s,(–-]*\b(?:full|part)[- ]time\b.*$|[\s,(–-]*\bterm[- ]time\b.*$/i;

/** Grades, registers and contracts that a title carries. */
const codes =
  /,?\s*\b(?:GS|CY|NF|NA|NL|NS|WG|WS|GL|NH)[- ]?\d{1,4}(?:[-/]\d{1,4})*\b|\s*\((?:[^()]*\b(?:register|contract|fixed|temporary|permanent|until filled|open continuous)\b[^()]*)\)/giu;
/** "… for a software company", "… - freelance position". */
const employment =
  /\s+for an? (?:[\p{L}&'’-]+ )*(?:company|start-?up|organi[sz]ation|agency|business|firm)$|\s+[-–—|]\s+(?:(?:freelance|remote|hybrid|contract|temporary|permanent|volunteer)\b[\s/,]*)+(?:position|role|job)?$/iu;
const wanted = /^(?:recruiting|hiring|seeking|wanted)\s+/i;

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
      .replace(jobDescription, '')
      .replace(/^(?:full|part)[- ]time\s+(?=\p{L})/iu, '')
      .replace(terms, '')
      .replace(codes, '')
      .replace(employment, '')
      .replace(/ at \p{Lu}.*$/u, '') ?? '';
  const [head = ''] = text.split(/ [-–—] /);
  if (text === '' || text.length > 120 || noTitle.test(namesOne(head) ? head : text)) return null;
  const rest = text.replace(wanted, '');
  return calm(rest !== text && namesOne(rest) ? rest : text);
}

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

/** The job as a question names it: by a title of one job in plain words, else "this job". */
export function sayJob(title: string | null): string {
  // "Museum Registrar - New York", "Photographer (Medical)": the place or the kind stands behind.
  const [head = ''] = (title ?? '').replace(/\s*\([^()]*\)$/, '').split(/ [-–—] /);
  const words = head.split(' ');
  const isPlain =
    words.length <= 5 &&
    !/[^\p{L} ’'&/-]|\s-|-\s|\b(?:and|&|or|of [A-Z]\p{L}+ing)\b|(?:ment|ing|tion|sales|services?|support)$/iu.test(
      head,
    ) &&
    /^\p{Lu}/u.test(head) &&
    !/[^s]s$/.test(head) &&
    namesJob(head);
  if (!isPlain) return 'this job';
  const isName = words.slice(1).some((word) => /^\p{Lu}/u.test(word)) || words.length === 1;
  return `the role of ${isName ? head : head.charAt(0).toLowerCase() + head.slice(1)}`;
}
