import type { AnalysisBlock } from '../analysis/analysis.ts';
import { guessTitle } from '../analysis/guessTitle.ts';
import { isFactLine } from './boilerplate.ts';
import { sectionKind } from './sectionHeadings.ts';

/** The job a posting is for, as it names it itself; null when it does not. */
export const findTitle = (blocks: readonly AnalysisBlock[]): string | null =>
  cleanTitle(guessTitle(blocks)) ?? cleanTitle(titleLine(blocks));

/** The first line that is no fact and no heading, when it is short and names something. */
function titleLine(blocks: readonly AnalysisBlock[]): string | null {
  const lines = blocks.map(({ text }) => text.trim().replace(/\s*\|$/, ''));
  const first = lines.find((line) => line !== '' && !line.startsWith('==') && !isFactLine(line));
  if (first === undefined || first.split(/\s+/).length > 8 || sectionKind(first) !== null)
    return null;
  return /^\p{Lu}[\p{L} ,&/'’()-]+$/u.test(first) ? first : null;
}

const noTitle =
  /job (?:details|description)|\b(?:county|city|town|department)$|^(?:duties|responsibilities|requirements|qualifications)$/i;
const announcing =
  /^(?:job (?:announcement|posting|opening|vacancy|title)|vacancy|now hiring|hiring)\s*[-–—:]\s*/i;

/** A title as a question can say it: without marks and "Job announcement", capitals only where they belong. */
export function cleanTitle(title: string | null | undefined): string | null {
  const text =
    title
      ?.replace(/&amp;/g, '&')
      .replace(/[|=*_#]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(announcing, '') ?? '';
  return text === '' || text.length > 120 || noTitle.test(text) ? null : calm(text);
}

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
