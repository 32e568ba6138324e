import { tagWords } from '../language/tagWords.ts';
import { knownNames, neverQuoted, neverQuotedOfPerson } from './library/phraseLists.ts';
import { nounLikeVerbs } from './library/verbList.ts';
import { isLibraryWord } from './libraryWords.ts';
import type { PostingLineKind } from './postingLine.ts';
import { splitRunOn } from './splitRunOn.ts';
import { readVerb } from './verbForms.ts';

/** What the last word of a task is. */
export const lastTag = (text: string): string | undefined =>
  tagWords(`They will ${text.charAt(0).toLowerCase()}${text.slice(1)}.`).at(-2)?.tag;

const length = { fewest: 3, most: 16 };
/** Neither cut nor run together, in one form, and short enough to be heard. */
export function isWhole(text: string): boolean {
  const words = text.split(' ').length;
  return (
    (words >= length.fewest || /\p{L} experience$/u.test(text)) &&
    words <= length.most &&
    text.split('(').length === text.split(')').length &&
    text.split('"').length % 2 === 1 &&
    !unsayable.test(text) &&
    !openEnd.test(text) &&
    !misread.test(text) &&
    !glued.test(text) &&
    !isGlued(text) &&
    !isMixed(text) &&
    !endsInVerb(text) &&
    !isTwoTasks(text) &&
    !(/ (?:an?|the|of|in|more|less) \p{L}+$/u.test(text) && lastTag(text) === 'ADJ')
  );
}
/** Marks of a page, addresses, slashes between words, conditions, a word said twice. */
const unsayable =
  /^[^,]+, (?!.*\b(?:and|or)\b)\p{Lu}|, (?!and |or )\p{Lu}\p{L}*$|\p{Ll}[.!?:]\p{Lu}|[.!?] \p{Lu}|\p{Lu}{7}|[@#$€£|<>*_=§•·●▪]|[–—](?!\d)|\p{Ll}\/ ?\p{L}|\/\p{Lu}+\/|and\/or|\be\.?g\b|\bi\.e\b|\b(?:of|for|with), |\bto, \p{Lu}|\p{Ll}- \p{Ll}|[Oo]ptional|\b(?:desired|preferred|a plus)\b|\brequired$|[Ii]f any|\b(?:as|if|when|where) (?:required|needed|necessary|appropriate|applicable)\b|https?:|www\.|\d[\d,.]{4}|\.\.|…|\betc\b|[?!]|,\p{L}|(?<!\p{L})(\p{L}+) \1(?!\p{L})/u;
/** What the employer does or offers, a line of reporting, a second verb in another form. */
const misread =
  /^(?:provides? (?:(?:the|an?|you) )?opportunit|operat\p{L}+ (?:in|across|throughout) |offer\p{L}* |(?:deploy|demonstrate|use|possess|show)s? (?:\p{L}+ ){0,7}(?:skills|tools)$)|^your\b|\band (?:will|must|should|can|may) |\bwill report to\b| (?:are|is|be) (?:put|made|taken|given|kept|set|done|met|brought|sent|placed|held)$/iu;
const glued = /(?<![\p{L}\p{N}])\p{Ll}{3,}\p{Lu}\p{Ll}/u;
const openEnd =
  /^['‘]|^\p{L}+ing of \p{L}+$|^[^,]+, [^, ]+$|, [^,]+, (?![^,]*\b(?:and|or)\b)[^,]+$| where (?:an? )?\p{L}+$|\b(?:or|and) (?:a )?(?:related|similar|equivalent) (?:field|discipline|area)$| (?:the|an?|and|or|of|to|for|with|by|in|from|as|that|which|who|our|your|their|its|including|such|will|must|be|is|are|at|on|into|through|not|but|other|when|where|if|while|includes?|like|both|any|all|highly|very|well|also|various|only|within|in order|an? (?:safe|clean|healthy|secure|positive|welcoming|friendly|professional)|upon|during|between|across)$/iu;

/** A common word with a capital inside: the next item, a heading, or the cell of a table. */
function isGlued(text: string): boolean {
  const words = text.split(/[ /]/);
  const isCapital = (word: string) => /^\(?\p{Lu}\p{Ll}/u.test(word);
  return (
    splitRunOn(text).length > 1 ||
    (words.filter(isCapital).length <= words.length * mostCapitals &&
      words.some(
        (word, at) =>
          at > 0 &&
          isCapital(word) &&
          !knownNames.has(word.replace(/[(),]/g, '')) &&
          isLibraryWord(word.replace(/[-,()].*$/u, '')) &&
          !/^\d/.test(words[at + 1] ?? '') &&
          !mayNameNext.test(words[at - 1] ?? '') &&
          // "with Tag Manager": a name of two words.
          !(isCapital(words[at - 1] ?? '') && mayNameNext.test(words[at - 2] ?? '')),
      ))
  );
}
/** More are the capitals of a title. */
const mostCapitals = 0.6;
const mayNameNext =
  /^(?:the|an?|of|and|or|with|to|in|for|by|at|from|on|our|all|between|under|via|as|any|each|using|called)$/;

/** "Monitor needs and trains staff", "Sorting and file": the verbs of one list in two forms. */
function isMixed(text: string): boolean {
  const form = readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? '')?.form;
  if (form === undefined || form === 'third') return false;
  const others = [
    ...text.matchAll(/(?:,|,? and|,? or) (\p{Ll}+) (?!of\b|for\b|in\b|from\b|at\b|or\b)\p{Ll}+/gu),
  ];
  return others.some(([whole, word = '']) => {
    const verb = readVerb(word);
    return (
      verb !== null &&
      verb.form === (form === 'base' ? 'third' : 'base') &&
      (!nounLikeVerbs.has(verb.base) ||
        / (?:the|an?|all|and)$/.test(whole) ||
        (form === 'base' && new RegExp(`\\b${verb.base}\\b`).test(text)))
    );
  });
}

/** "Lead the watch, steer the boat": the second was to be followed by a third. */
const isTwoTasks = (text: string): boolean => {
  const [, first = '', second = ''] = /^(\p{L}+) [^,]+, (\p{Ll}+) (?![^,]*,)/u.exec(text) ?? [];
  return (
    !/, .*\b(?:and|or)\b/.test(text) &&
    readVerb(first)?.form === 'base' &&
    readVerb(second)?.form === 'base'
  );
};

/** "… routines to educate", "when thinking": what is done to whom was cut off. */
function endsInVerb(text: string): boolean {
  const [, joint = '', last = ''] = /(\S+) (\p{L}+)$/u.exec(text) ?? [];
  const verb = readVerb(last);
  const isBase = verb?.form === 'base' && !nounLikeVerbs.has(verb.base);
  if (/^(?:and|or)$/.test(joint)) {
    const before = readVerb(/(\p{L}+) \S+ \p{L}+$/u.exec(text)?.[1] ?? '');
    return before !== null && before.form === verb?.form && !nounLikeVerbs.has(verb.base);
  }
  return (
    (isBase && /^(?:will|that|who|\S+,)$/.test(joint)) ||
    (verb?.form === 'base' && joint === 'to') ||
    (/^(?:when|while|by|will)$/.test(joint) && last.endsWith('ing'))
  );
}

/** Whether a text speaks of the employer, the terms or the person, or leans on a sentence before it. */
export const isNeverQuoted = (text: string, kind: PostingLineKind): boolean =>
  neverQuoted.test(text) ||
  /\bus\b/.test(text) ||
  (kind !== 'duty' && neverQuotedOfPerson.test(text)) ||
  leansBack(text);

/** "Keep it clean", "these samples": a word stands for something that is not named before it. */
function leansBack(text: string): boolean {
  const words = text.split(' ');
  return words.some((word, at) => {
    if (!/^(?:[Tt]h(?:ey|em|eir|ese|ose|is)|[Ii]ts?|[Hh]is|[Hh]er|[Ss]uch)\b/.test(word))
      return false;
    if (/^(?:as|who|whom)$/.test(words[at + 1] ?? '')) return false;
    const isNamed = words.slice(1, at).some((one) => /[^su]s,?$/.test(one) && one.length > 3);
    return !(/^the(?:ir|m)\b/i.test(word) ? isNamed : /^its\b/i.test(word) && at > 4);
  });
}
