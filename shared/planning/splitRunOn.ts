import { isThirdPerson, startsWithBaseVerb } from './lineVerbs.ts';
import { readVerb } from './verbForms.ts';
import { nounLikeVerbs } from './library/verbList.ts';

/** "… for the bay Review the charts": a verb or a thing to bring with a capital, where few words have one. */
export function splitRunOn(sentence: string): string[] {
  const words = sentence.split(' ');
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 3) return [sentence];
  const parts: string[][] = [[]];
  words.forEach((word, at) => {
    const last = parts.at(-1) ?? [];
    const rest = words.slice(at, at + 8).join(' ');
    const isNew =
      last.length >= 3 &&
      words.length - at >= 3 &&
      /^\p{Lu}\p{Ll}{2,}(?:-\p{Ll}+)?,?$/u.test(word) &&
      /^[\p{Ll})]/u.test(words[at + 1] ?? '') &&
      (/^\(?\p{Ll}{2}[^,:;(–-]*$/u.test(words[at - 1] ?? '') ||
        (/[\p{L})]$/u.test(words[at - 1] ?? '') && toBring.test(rest))) &&
      !(nounLikeVerbs.has(word.toLowerCase()) && afterNoun.test(words[at + 1] ?? '')) &&
      !goesWithNext.test(words[at - 1] ?? '') &&
      (beginsItem.test(rest) ||
        startsWithBaseVerb(rest, false) ||
        isThirdPerson(rest) ||
        isPlainGerund(word));
    if (isNew) parts.push([word]);
    else last.push(word);
  });
  return parts.map((part) => part.join(' '));
}
const toBring =
  /^(?:Experience|Knowledge|Familiarity|Understanding|Proficiency) (?:with|of|in|using|\p{Ll}+ing)\b/u;
const isPlainGerund = (word: string): boolean =>
  readVerb(word)?.form === 'gerund' &&
  !/^(?:Training|Meeting|Planning|Engineering|Accounting|Marketing|Building|Nursing|Processing|Testing)$/.test(
    word,
  );
const beginsItem =
  /^(?:Experience|Knowledge|Ability|Proficien\p{L}+|Familiar\p{L}*|Strong|Excellent|Significant|Demonstrated|Bachelor\S*|Possess\p{L}*|Responsible|Proven|Must|Prior|Previous|Minimum|Understanding|Sound|Self-\p{L}+,?|Working knowledge|Fluent|Skilled|\p{L}+ing (?:the|an?|all|new|with)) /u;
const afterNoun = /^(?:and|or|in|of|for|is|are|to)$/;
const goesWithNext =
  /^(?:the|an?|of|and|or|&|with|to|in|for|by|at|from|on|our|your|their|its|all|any|each|every|between|under|via|as|this|these|around|during|before|after|through|about|that|who|which|is|are|be|using|called|named|both|per|new|other|into|across|within|\p{Ll}+ing)$/u;
