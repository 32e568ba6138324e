import { tagWords } from '../language/tagWords.ts';
import { empty, knownNames, mostTools, places, softVerbs } from './library/phraseLists.ts';
import { readVerb } from './verbForms.ts';
import { nounLikeVerbs } from './verbList.ts';

const mostWords = 16;
/** One letter for each part of speech, so that a phrase reads as a pattern. */
const letters: Readonly<Record<string, string>> = {
  ...{ DET: 'D', ADJ: 'A', NOUN: 'N', VERB: 'V', ADP: 'I', CCONJ: 'C', PART: 'T', ADV: 'R' },
};
export interface Word {
  word: string;
  letter: string;
}

/** "GraphQL" and "LinkedIn" are names of products wherever they stand. */
export const isKnownName = (word: string): boolean =>
  knownNames.has(word) || /^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u.test(word);

export const isWork = (word: string): boolean => {
  const verb = readVerb(word);
  return verb?.form === 'base' && !softVerbs.has(verb.base);
};

/** The words of a phrase; null where it holds a sign, a name or a word that nothing can be asked about. */
export function phraseWords(phrase: string, before: string, mayNameTools = false): Word[] | null {
  if (
    /,\S|(?:,| )(?:including|following|using)$|[^\p{L}\p{N} ,'’+#.-]|\.(?!\p{L}|\d)|\d[\d,.]{3}/u.test(
      phrase,
    ) ||
    empty.test(phrase)
  )
    return null;
  if (phrase.split(' ').length > mostWords) return null;
  const capitals = phrase.match(/\S*\p{Lu}\S*/gu) ?? [];
  const unknown = capitals.filter((word) => !isKnownName(word.replace(/[,.]$/, '')));
  if (unknown.length > (mayNameTools ? mostTools : 0) || places.test(phrase)) return null;
  if (isMixedRow(phrase)) return null;
  const isTask = before.endsWith('will');
  let isRow = isTask;
  const words = tagWords(`${before} ${asTagged(phrase)}`)
    .slice(before.split(' ').length)
    .map(({ word, tag }, at, all) => {
      // "schedule, train and supervise staff": in the row that begins a task stand verbs.
      const isBehind = at === 0 || /^(?:and|or|,)$|ly$/.test(all[at - 1]?.word ?? '');
      const isVerb = isRow && isBehind && isWork(word);
      isRow &&= isVerb || /^(?:and|or|,)$|ly$/.test(word);
      return { word, letter: isVerb ? 'V' : letterOf(word, tag, at) };
    });
  return words.map(({ word, letter }, at) => ({
    word,
    letter: amended(word, letter, {
      isFirst: at === 0 && isTask,
      last: words[at - 1]?.letter ?? '',
      next: words[at + 1]?.letter ?? '',
    }),
  }));
}

/** "identify needs and creating or improve processes": verbs of two forms in one row. */
const isMixedRow = (phrase: string): boolean =>
  [...phrase.matchAll(/(?:,| and| or) \p{L}+ing,? (?:and|or) (\p{L}+) \p{L}/gu)].some(
    ({ 1: word = '' }) => isWork(word) && !nounLikeVerbs.has(word),
  );

/** Without what the tagger trips over: parts of "front-end" and "the owner's", measures, "every week". */
const asTagged = (phrase: string): string =>
  phrase
    .replace(
      /\b(?:up to|around|about|at least|approximately|over|more than) (?=\d|two|three|four|five|six|ten)/giu,
      '',
    )
    .replace(
      / (?:each|every|twice an?|once an?|a|per) (?:day|week|month|quarter|year|shift|season|morning|evening)(?= and |$)/giu,
      '',
    )
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '')
    .replace(/(?<=\p{L})['’]s?(?= )/gu, '');

/** What the tagger takes for a verb, or a preposition for a particle, where its neighbours say otherwise. */
function amended(
  word: string,
  letter: string,
  { isFirst, last, next }: { isFirst: boolean; last: string; next: string },
): string {
  // "reports to funders"
  if (letter === 'T' && /[DAN]/.test(next)) return 'I';
  if (letter !== 'V' || isFirst) return letter;
  // "keep the logs": a task has its verbs in the base form.
  if (/[^s]s$/.test(word)) return 'N';
  // "documents, scheduling and filing": names of work, where nothing follows that is worked on.
  if (/ing$/.test(word))
    return !/[DANV]/.test(next) ? 'N' : /[DI]/.test(last) && /[AN]/.test(next) ? 'A' : 'V';
  // "printed labels", "pull requests"
  if (/ed$/.test(word)) return /[AN]/.test(next) ? 'A' : 'V';
  return /[VDANI]/.test(last) ? 'N' : 'V';
}

function letterOf(word: string, tag: string, at: number): string {
  if (word === ',') return ',';
  if (knownNames.has(word) || /^\p{Lu}/u.test(word)) return 'N';
  if (/^(?:our|their|each|every|any|all|both)$/i.test(word) || tag === 'NUM') return 'D';
  return at === 0 && /ly$/.test(word) ? 'R' : (letters[tag] ?? 'x');
}
