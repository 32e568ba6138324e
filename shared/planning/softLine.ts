import { softAbilities, softSkills } from './library/softPhrases.ts';
import { isThirdPerson } from './lineVerbs.ts';
import type { PostingLine, UnaskedReason } from './postingLine.ts';
import { behindLead } from './lineLead.ts';
import { tidy } from './tidyLine.ts';
import { readVerb } from './verbForms.ts';
import {
  attitudeVerbs,
  settlingVerbs,
  feelingWords,
  softBeginning,
} from './library/softPhrases.ts';

/** Why a line says nothing of this work: it tells of a person's manners, or of any job. Null where it does. */
export function softReason({
  text,
  kind,
}: Pick<PostingLine, 'text' | 'kind'>): Extract<UnaskedReason, 'trait' | 'generic'> | null {
  const main = tidy(behindLead(text).text);
  // "Teamwork: Listens to others and asks questions" defines a trait.
  if (kind !== 'duty' && /^[\p{L} ]{3,40}: /u.test(text) && isThirdPerson(main)) return 'trait';
  const clause = inBaseForm(main);
  if (settlingVerbs.test(clause)) return 'generic';
  if (attitudeVerbs.test(clause)) return 'trait';
  const ability = /\b(?:ability|able|capacity) to (.+)$/iu.exec(main)?.[1];
  if (ability !== undefined && softAbilities.test(ability)) return 'trait';
  const begin = main.split(' ').slice(0, 8).join(' ');
  if (softSkills.test(main) || feelingWords.test(begin) || softBeginning.test(main)) return 'trait';
  return main.split(' ').length <= fewestWords ? 'generic' : null;
}
const fewestWords = 1;

/** "Greets and seats guests" as "greet and seats guests": enough to tell what kind of work it is. */
function inBaseForm(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  return [readVerb(first)?.base ?? first.toLowerCase(), ...rest].join(' ');
}
