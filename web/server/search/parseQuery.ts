import { wordsOf } from './foldText.ts';

/** Algolia's limit, and the search box's: characters of a query. */
export const maxQueryLength = 512;
const maxTerms = 24;
/** A minus counts where a word begins, not inside "well-known". */
const syntaxPattern = /(?<minus>(?<=^|\s)-)?(?:["“”](?<quoted>[^"“”]*)["“”]?|(?<plain>[^\s"“”]+))/g;
const plainPattern = /(?<plain>\S+)/g;

/** A word to look for, or the words of a phrase in their order. */
export interface QueryTerm {
  words: string[];
  isPhrase: boolean;
  /** The last word may go on. */
  isPrefix: boolean;
  isOptional: boolean;
  /** Other spellings of a single word that count as well. */
  alternatives: string[];
}

export interface ParsedQuery {
  terms: QueryTerm[];
  excluded: QueryTerm[];
}

export interface QueryOptions {
  queryType?: 'prefixLast' | 'prefixAll' | 'prefixNone' | undefined;
  /** Words of the query that need not stand in a hit. */
  optionalWords?: readonly string[] | undefined;
  /** Quotes and minus signs mean something unless this is false. */
  advancedSyntax?: boolean | undefined;
}

/** Reads what somebody typed. A quote that is not closed yet begins a phrase all the same. */
export function parseQuery(query: string, options: QueryOptions = {}): ParsedQuery {
  const hasSyntax = options.advancedSyntax !== false;
  const optional = new Set(
    (options.optionalWords ?? []).flatMap((text) => wordsOf(text)).map((word) => word.folded),
  );
  const parsed: ParsedQuery = { terms: [], excluded: [] };
  for (const { groups = {} } of query
    .slice(0, maxQueryLength)
    .matchAll(hasSyntax ? syntaxPattern : plainPattern)) {
    const { minus, quoted, plain } = groups;
    const isExcluded = minus !== undefined;
    const words = wordsOf(quoted ?? plain ?? '').map((word) => word.folded);
    const terms: string[][] = quoted === undefined ? words.map((word) => [word]) : [words];
    for (const of of terms) {
      if (of.length === 0) continue;
      const term: QueryTerm = {
        words: of,
        isPhrase: quoted !== undefined && of.length > 1,
        isPrefix: quoted === undefined && !isExcluded && options.queryType === 'prefixAll',
        isOptional: of.every((word) => optional.has(word)),
        alternatives: [],
      };
      const list = isExcluded ? parsed.excluded : parsed.terms;
      if (list.length < maxTerms && !list.some((known) => isSame(known, term))) list.push(term);
    }
  }
  const last = parsed.terms.at(-1);
  // After "C++" or "C#" the word is whole: as a beginning, "c" would find half the dictionary.
  const isOpen = last && !last.isPhrase && !/["“”+#]\s*$/.test(query);
  if (isOpen && (options.queryType ?? 'prefixLast') === 'prefixLast') last.isPrefix = true;
  return parsed;
}

const isSame = (term: QueryTerm, other: QueryTerm): boolean =>
  term.words.join(' ') === other.words.join(' ');
