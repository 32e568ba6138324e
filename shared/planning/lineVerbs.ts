import { tagWords } from '../language/tagWords.ts';
import { asset } from './library/lineAssets.ts';
import { readVerb } from './verbForms.ts';
import { nounLikeVerbs, verbBases } from './library/verbList.ts';
import { nounEndings, describing, isStatement } from './library/lineVerbWords.ts';

/** Of the verbs that are nouns as often, these stand before another noun in many postings. */
const shortNouns = new Set([
  'pay',
  'process',
  'staff',
  'travel',
  'trade',
  'type',
  'content',
  'team',
]);

/**
 * Whether a line begins with a verb for certain. The tagger takes many a noun before a noun for one ("team
 * player", "peer mentorship"), so a word that is no verb of our list needs an object with an article.
 */
function startsWithVerb(text: string): boolean {
  if (/^\S+ of /.test(text)) return false;
  if (isKnownVerb(text)) return true;
  if (!isTaggedVerb(text)) return false;
  const words = text
    .toLowerCase()
    .replace(/^\p{L}+ly /u, '')
    .split(' ');
  const base = baseOf(words[0] ?? '');
  return base === undefined || shortNouns.has(base)
    ? /^(?:the|an?|our|all|any|each|every|your|their|its|up|out|off|with|to)$/.test(words[1] ?? '')
    : !isNounPhrase(text, base);
}

function isTaggedVerb(text: string): boolean {
  const tags = tagWords(`They will ${lowerFirst(text).split(' ').slice(0, 8).join(' ')}`);
  return tags[tags[2]?.tag === 'ADV' ? 3 : 2]?.tag === 'VERB';
}

/** "Provides support", "Contacts vendors and carriers": a noun in the plural is followed by less. */
export const isThirdPerson = (text: string): boolean => {
  const [first = '', ...rest] = text.split(' ');
  if (!/^\p{L}+[^s]s,?$/u.test(first)) return false;
  return startsWithVerb(text) || (rest.length >= 5 && readVerb(first)?.form === 'third');
};

/** Long enough that reading it out makes sense even where its first word was taken for a verb wrongly. */
export const looksLikeWork = (text: string): boolean =>
  text.split(' ').length >= 5 && !isStatement.test(text) && !asset.test(text) && isTaggedVerb(text);

/** "direct experience building teams", "project management skills". */
const isNounPhrase = (text: string, base: string): boolean =>
  (nounLikeVerbs.has(base) || describing.test(base)) &&
  asset.test(text) &&
  !/^(?:\S+ly )?\S+ (?:the|an?|our|your|their|its|all|any|each|every|new)\b/i.test(text);

/** "Clean the station", "Facilitates participation": verbs that the tagger takes for something else. */
function isKnownVerb(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  const base = baseOf(first);
  if (first.endsWith(',') && base !== undefined) return true;
  if (base === undefined || isNounPhrase(text, base)) return false;
  return !nounLikeVerbs.has(base) || /^(?:the|an?|our|all|any|each|every|new|and)$/.test(second);
}

/** "modularize", "containerise": new verbs are made so. */
const isMadeVerb = (word: string): boolean =>
  /^\p{L}{4,}i[sz]e$/u.test(word) &&
  !/(?:exercise|expertise|enterprise|franchise|merchandise|precise|concise|promise|otherwise)$/.test(
    word,
  );

const baseOf = (word: string): string | undefined =>
  [
    word.replace(/,$/, ''),
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
  ].find((form) => verbBases.has(form) || isMadeVerb(form));

/** "prepare reports", "actively seek partners"; no forms in -s, -ing or -ed, and no nouns that look like verbs. */
export function startsWithBaseVerb(text: string, isLed: boolean): boolean {
  const words = text.split(' ');
  const first = /ly$/i.test(words[0] ?? '') ? (words[1] ?? '') : (words[0] ?? '');
  if (!/^\p{L}[\p{L}-]+,?$/u.test(first) || nounEndings.test(first) || words.length < 2)
    return false;
  if (words.length === 2 && !isLed && nounLikeVerbs.has(first.toLowerCase())) return false;
  if (
    /(?:[^s]s|ing|ed)$/i.test(first.replace(',', '')) &&
    !/^(?:bring|sing|need|feed|embed|proceed|shed|focus)$/i.test(first)
  )
    return false;
  if (
    /^(?:have|be|become|comfort|interest|possess|receive|enjoy|join|love|written|proven|shown|known|given|driven|taken|led)$/i.test(
      first,
    )
  )
    return false;
  if (isStatement.test(text)) return false;
  return isLed ? !asset.test(text) || verbBases.has(first.toLowerCase()) : startsWithVerb(text);
}

/** "Prepare" becomes "prepare"; "SQL" and "Excel" stay. */
export function lowerFirst(text: string): string {
  const [first = ''] = text.split(/[\s,/-]/);
  const isName =
    /\p{Lu}/u.test(first.slice(1)) ||
    /^(?:I|Excel|Java|Python|English|Spanish|French|German|Microsoft|Google|Adobe|Salesforce|Linux|Windows)$/.test(
      first,
    );
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Preparing the payroll"; "Training for managers" and "Marketing experience" name a thing. */
export const isGerund = (text: string): boolean =>
  /^(?:\p{L}+ly )?(?!being|having|staying)\p{L}{2,}ing\b(?! (?:for|is|responsibilities|duties|experience|skills|requirements|test)\b)/u.test(
    text.charAt(0).toLowerCase() + text.slice(1),
  ) &&
  !isStatement.test(text) &&
  !asset.test(text);
