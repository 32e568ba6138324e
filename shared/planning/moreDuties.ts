import { bareStatement, readDuty } from './readDuty.ts';
import type { WorkPhrase } from './readDuty.ts';
import { canBeNoun, readVerb } from './verbForms.ts';

const mostMore = 2;

/**
 * The second and third piece of work in a sentence: "negotiates with municipalities and prepares early
 * voting plans" is two. A part counts when it begins with a verb of the first one's form.
 */
export function moreDuties(sentence: string, first: WorkPhrase): WorkPhrase[] {
  const text = bareStatement(sentence);
  const form = formOf(text, first.verb);
  if (form === null || form === 'gerund') return [];
  const found: WorkPhrase[] = [];
  for (const joint of text.matchAll(
    /(?:,\s+and|,|;|\s+and)\s+(?:then\s+|also\s+)?(?=(\p{L}+))/gu,
  )) {
    // "how to change dressings and prevent falls": what follows belongs to the infinitive.
    if (form === 'base' && hasInfinitive(text.slice(0, joint.index))) break;
    const verb = readVerb(joint[1] ?? '');
    const rest = text.slice(joint.index + joint[0].length);
    if (verb === null || verb.form !== form || !isWork(rest, canBeNoun(verb), /and/.test(joint[0])))
      continue;
    const work = readDuty(rest, true);
    if (work === null || work.verb === first.verb || sharesObject(work, [first, ...found]))
      continue;
    found.push(work);
    if (found.length === mostMore) break;
  }
  return found;
}

/** The form of the sentence's first verb. */
function formOf(text: string, base: string) {
  for (const word of text.match(/\p{L}+/gu)?.slice(0, 30) ?? []) {
    const verb = readVerb(word);
    if (verb?.base === base) return verb.form;
  }
  return null;
}

/**
 * A word that is as often a noun must be followed by what only a verb takes; a plural will do for the
 * last part ("and book meetings"), not within a list ("experts, program providers").
 */
function isWork(rest: string, isDoubtful: boolean, isLast: boolean): boolean {
  if (!isDoubtful) return true;
  const [, pair = '', next = ''] = /^\p{L}+\s+((?:and|or)\s+\p{L}+\s+)?(\p{L}+)/iu.exec(rest) ?? [];
  if (/^(?:the|a|an|all|any|our|your|their|its|with)$/i.test(next)) return true;
  const isPair = pair !== '' && readVerb(pair.trim().split(' ')[1] ?? '') !== null;
  return (isLast || isPair) && /s$/i.test(next);
}

const hasInfinitive = (before: string): boolean =>
  [...before.matchAll(/\sto\s(\p{L}+)/gu)].some(([, word = '']) => readVerb(word)?.form === 'base');

const sharesObject = (work: WorkPhrase, others: readonly WorkPhrase[]): boolean =>
  others.some(({ object }) => object === work.object || object.includes(work.object));
