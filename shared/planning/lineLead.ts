import { readVerb } from './verbForms.ts';
import { leads, partOfJob, remark } from './library/leads.ts';
import { nounLikeVerbs } from './library/verbList.ts';

/** A line without what only leads to it. */
export interface SaidPart {
  text: string;
  /** "You will", "responsible for": what follows is work, whatever its first word is. */
  isLed: boolean;
}

export function behindLead(line: string): SaidPart {
  const main = line.replace(remark, '');
  let text = (main.split(' ').length < 6 ? line : main).replace(/[\s.;,:!–—-]+$/u, '');
  let isLed = false;
  const what = partOfJob.exec(text)?.groups?.what;
  if (what !== undefined) return { text: what, isLed: true };
  for (let round = 0; round < 4; round += 1) {
    const before = text;
    for (const { pattern, isWork } of leads) {
      const rest = text.replace(pattern, '');
      if (rest === text || rest.split(' ').length < 2) continue;
      text = rest;
      isLed = isWork === true;
    }
    if (text === before) break;
  }
  return { text: text === '' ? line : subjectless(text), isLed };
}

/** "The incumbent in this position provides …", "You work with …": the verb says what is done. */
function subjectless(text: string): string {
  const [who = ''] =
    /^(?:The (?:(?:\p{Lu}[\p{L}&/-]* ){1,6}?|incumbent |employee |person |successful candidate )|This (?:position|role|person) )(?:in this (?:position|role) )?(?:also )?(?=\p{Ll}+s\b)/u.exec(
      text,
    ) ??
      /^You (?:also )?(?=\p{Ll}+\b)/u.exec(text) ?? [''];
  const rest = text.slice(who.length);
  const verb = readVerb(/^\p{L}+/u.exec(rest)?.[0] ?? '');
  const isVerb =
    who !== '' &&
    verb?.form === (/^You/.test(who) ? 'base' : 'third') &&
    !nounLikeVerbs.has(verb.base);
  return isVerb ? rest : text;
}
