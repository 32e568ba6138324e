import { tagWords, verbAt } from '../language/tagWords.ts';
import { isGerund, isThirdPerson, lowerFirst, startsWithBaseVerb } from './lineVerbs.ts';
import { canBeNoun, readVerb, verbOfThird, verbOfGerund, type VerbForm } from './verbForms.ts';

/**
 * A task with its verbs as they stand after "to": "Inspects and repairs sails", "Inspecting and repairing
 * sails" become "inspect and repair sails". Null when the text does not begin with a verb.
 */
export function baseClause(text: string, isLed: boolean): string | null {
  if (describes.test(text)) return null;
  if (startsWithBaseVerb(text, isLed)) return withForms(lowerFirst(text), 'third', 1);
  if (isThirdPerson(text) || isKnownThird(text)) return withForms(lowerFirst(text), 'third', 0);
  if (isGerund(text) && !/^\S+ of\b/.test(text)) return withForms(lowerFirst(text), 'gerund', 0);
  return null;
}

/** "Direct management of the branch", "Own knives": the first word is no verb here. */
const describes =
  /^(?:direct|own|overall|correct|complete|clear|clean) (?:\p{L}+(?:ment|tion|ance|sight)|knives|tools|car|vehicle|van|transport\p{L}*|laptop|equipment)\b/iu;

/** "Calibrates, adjusts and maintains instruments". */
const isKnownThird = (text: string): boolean => {
  const first = text.split(' ')[0] ?? '';
  return first.endsWith(',') && readVerb(first.slice(0, -1))?.form === 'third';
};

/** Changes verbs of one form into the base form, from the first word on, as far as they stand side by side. */
function withForms(text: string, form: Exclude<VerbForm, 'base'>, from: number): string | null {
  const words = text.split(' ');
  const first = /ly$/.test(words[0] ?? '') && words.length > 2 ? 1 : 0;
  let isRow = true;
  for (let at = first; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const bare = word.replace(/,$/, '');
    if (at === first) {
      if (from > 0) continue;
      const base = baseOf(bare, form) ?? unknownBase(words.slice(at));
      if (base === null) return null;
      words[at] = word.replace(bare, base);
      continue;
    }
    if (/^(?:that|which|who|whom|where|how|what|when|while|by|through|of)$/.test(word))
      isRow = false;
    if (/^(?:that|which|who|whom|where|how|what|when|while)$/.test(word)) return words.join(' ');
    const before = words[at - 1] ?? '';
    const isSide =
      /,$/.test(before) ||
      /^(?:and|or|then|also|&)$/.test(before) ||
      (/ly$/.test(before) && /^(?:and|or)$/.test(words[at - 2] ?? ''));
    if (!isSide) {
      if (!/^(?:and|or|&)$/.test(word) && !/ly$/.test(word)) isRow = false;
      continue;
    }
    const base = readVerb(bare)?.form === form ? baseOf(bare, form) : null;
    // "recommend and retailing": half a row cannot be said.
    if (isRow && base === null && form === 'gerund' && /\p{L}{3}ing$/u.test(bare)) return null;
    if (base !== null && (isRow || hasObject(words, at, form)))
      words[at] = word.replace(bare, base);
  }
  return words.join(' ');
}

/** "… and monitors the gate": a verb has an object behind it; "… plans and schedules" are things. */
function hasObject(words: readonly string[], at: number, form: VerbForm): boolean {
  const word = (words[at] ?? '').toLowerCase();
  const next = (words[at + 1] ?? '').toLowerCase();
  if (next === '' || next === 'of' || /^(?:and|or)$/.test(next) || /,$/.test(word)) return false;
  const verb = readVerb(word);
  if (form === 'third' && verb !== null && !canBeNoun(verb)) return true;
  if (/^(?:the|an?|all|any|our|your|their|its|each|every|new|with|to|for|on|in)$/.test(next))
    return !/^(?:for|in|on|to|with)$/.test(next) || tagOf(words, at) === 'VERB';
  return tagOf(words, at) === 'VERB';
}

function tagOf(words: readonly string[], at: number): string {
  const tags = tagWords(`They ${words.join(' ')}`);
  const word = (words[at] ?? '').replace(/,$/, '');
  return tags.find((tag, index) => tag.word === word && index >= at)?.tag ?? '';
}

/** "Fitting bathrooms": a verb that our list has not. */
const unknownBase = (words: readonly string[]): string | null =>
  verbAt(`They are ${words.join(' ').replace(/,.*$/u, '')}`, 2);

const baseOf = (word: string, form: VerbForm): string | null =>
  form === 'third' ? verbOfThird(word) : form === 'gerund' ? verbOfGerund(word) : null;
