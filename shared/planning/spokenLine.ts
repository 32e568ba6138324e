import { tagWords } from '../language/tagWords.ts';
import { massNouns } from './library/massNouns.ts';
import { knownNames } from './library/phraseLists.ts';
import type { SpokenForm } from './library/spokenFrames.ts';
import { isLibraryWord } from './libraryWords.ts';
import { isGerund } from './lineVerbs.ts';
import { readVerb } from './verbForms.ts';

/** The words of a line inside a sentence, without quotation marks. */
export interface SpokenLine {
  form: SpokenForm;
  text: string;
  /** Whether it can stand in the middle of a question and still be heard. */
  isShort: boolean;
}

const mostInside = 12;

/**
 * "Sort the mail by street" as somebody would say it, or null where it cannot be said: in the style
 * of a note ("Plan menu"), or of a form that is not certain.
 */
export function spokenLine(phrase: string, isWork: boolean): SpokenLine | null {
  const text = withoutTitleCase(phrase.slice(1, -2))
    .replace(/ & /g, ' and ')
    .replace(/ \((?!or\b)[^()]*\)/g, '');
  const form = isWork ? workForm(text) : 'thing';
  if (form === null || unspoken.test(text) || (isWork && isVague(text))) return null;
  const words = text.split(' ');
  if (isWork && isNoteStyle(words)) return null;
  const said = lowerStart(text);
  if (said === null) return null;
  return {
    form,
    text: said.replace(countedSkill, (words) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`),
    isShort: words.length <= mostInside && !ofUs.test(text) && !seldomAsked.test(text),
  };
}
/** Needs an article in a sentence: "track record of …". */
const countedSkill =
  /^(?!an? |the |some )(?:[\p{Ll}-]+ ){0,3}(?:understanding|track record|background|grasp|command|portfolio)(?= (?:of|in|with|as|from)\b)/u;
/** "How do you own the budget?" is not asked. */
const seldomAsked =
  /^(?:\p{L}+ly )?(?:own|know|serve|act|take|be|have|make|help|assist|support|play|contribute|participate)\b/iu;

const unspoken = /["“”/;:()]|&|\bN\b|\d+\+/u;
/** "Support various efforts", "drive": too little to be asked about, or somebody else's work. */
const isVague = (text: string): boolean =>
  text.split(' ').length < fewestWords ||
  / (?:and|or) \p{Lu}\p{Ll}|\b(?:various|a variety of|on an ongoing basis|effectively|efficiently)\b/u.test(
    text,
  ) ||
  /^(?:\p{L}+ly )?(?:support|help|contribut|chang|driv|go|act)(?:e|s|es|ing)?\b/iu.test(text);
const fewestWords = 3;

/** "our customers": what was done elsewhere was done for others. */
const ofUs = /\b(?:our|us|your)\b/i;

function workForm(text: string): SpokenForm | null {
  const words = text.split(' ');
  const at = /^\p{L}+ly$/u.test(words[0] ?? '') ? 1 : 0;
  const verb = readVerb((words[at] ?? '').replace(/,$/, ''));
  if (verb === null) return namesWork.test(text) ? 'thing' : null;
  if (verb.form === 'third') return null;
  if (verb.form === 'gerund') return isGerund(text) ? 'thing' : null;
  return 'base';
}

/** "The education of nurses", "Mail distribution and filing". */
const namesWork =
  /^(?:the )?(?:[\p{L}/-]+ ){0,3}\p{L}+(?:tion|ment|keep|ance|ing|analysis|support|control|design)s?\b/iu;

/** Common words in the middle lose the capital that a title gave them. */
const withoutTitleCase = (text: string): string =>
  text.replace(/(?<= \(?)\p{Lu}\p{Ll}+(?=[,.]? |[,.)]?$)/gu, (word) =>
    !knownNames.has(word) && isLibraryWord(word) ? word.toLowerCase() : word,
  );

/** Names and abbreviations keep their capital; null where it is not certain that the first word is none. */
function lowerStart(text: string): string | null {
  const [first = ''] = text.split(' ');
  const word = first.replace(/[,’'].*$/u, '');
  if (/\p{Lu}/u.test(word.slice(1)) || knownNames.has(word) || word === 'I') return text;
  const small = word.toLowerCase();
  const isCommon =
    small.includes('-') || readVerb(small) !== null || isLibraryWord(small) || ordinary.test(small);
  return isCommon ? text.charAt(0).toLowerCase() + text.slice(1) : null;
}
const ordinary =
  /^(?:\p{L}+ly|an?|the|some|experience\p{L}*|knowledge\p{L}*|familiar\p{L}*|proficien\p{L}*|understanding|demonstrated|extensive|proven|previous|prior|strong|solid|deep|basic|advanced|excellent|comfort\p{L}*|skill\p{L}*|background|expertise|competen\p{L}*|fluen\p{L}*|hands|track|\p{L}+(?:tion|ment|ing|ance|ence|ical|able|ive|ous|al))$/u;

/**
 * "Plan menu for the week": the first thing named has no article though it needs one. Such a line is a note,
 * and reads as one in quotation marks only.
 */
function isNoteStyle(words: readonly string[]): boolean {
  const verbs = words.findIndex(
    (word, at) =>
      at > 0 &&
      !/^(?:and|or|up|down|out|off|on|in|over|back|away|together)$/.test(word) &&
      !/ly$/.test(word) &&
      !(readVerb(word.replace(/,$/, '')) && /,$|^(?:and|or)$/.test(words[at - 1] ?? '')),
  );
  if (verbs < 0) return false;
  const rest = words.slice(verbs, verbs + 8);
  const tags = tagWords(`They will see ${rest.join(' ')}`)
    .slice(3)
    .map(({ word, tag }) => ({ word: word.toLowerCase(), tag }));
  if (!/^(?:NOUN|PROPN|ADJ)$/.test(tags[0]?.tag ?? '')) return false;
  const end = tags.findIndex(({ tag }) => !/^(?:NOUN|PROPN|ADJ)$/.test(tag));
  const head = tags.slice(0, end < 0 ? tags.length : end).at(-1);
  return head !== undefined && head.tag === 'NOUN' && isSingularCount(head.word);
}

const isSingularCount = (word: string): boolean =>
  !/(?:s|ing|tion|sion|ment|ance|ence|ity|ship|ware|ness|ism|age|ics|ure|ery|work|hip|al)$/u.test(
    word,
  ) && !massNouns.has(word);
