import { bareStatement, readDuty } from './readDuty.ts';
import { readVerb } from './verbForms.ts';

const asked =
  /^(?:(?:the )?(?:ability|abilities|capacity|willingness) to\b|(?:[\p{L}-]+,?\s+(?:and\s+)?){0,3}(?:knowledge|understanding|familiarity|proficien(?:cy|t)|experience|skill(?:s|ed)?|competency) (?:of|in|with|at|to|and skill)\b|(?:an? |the )?(?:[\p{Lu}][\p{L}’']+\s){0,2}(?:bachelor|master|associate|doctor)\p{L}*\s?[’']?s?\b|high school\b|graduation from\b|licensed\b|certified\b|(?:at least |minimum (?:of )?)?(?:\d+\+?|two|three|four|five|six)(?:\s?[-–(]\s?\d+\)?)? (?:or more )?years?\b|(?:a |current |valid |possession of (?:a |an )?)+(?:valid |current )?\p{L}[\p{L}\s’',]{2,40}licen[cs]e\b)/iu;
const qualities =
  /^(?:[\p{L}-]+,?\s+(?:and\s+)?){0,8}(?:skills|abilities)\b[.,;\s]*(?:(?:is|are)?\s*(?:required|preferred|essential)\.?)?$/iu;
const mustHave =
  /^(?:you |the (?:ideal |successful )?candidate |applicants? )?(?:must|should|will) (?:have|possess|be (?:able|proficient|familiar))\b/i;

/**
 * What a statement is by its own form: a thing the posting asks of a person, or work to do. Null when
 * the form does not tell. For postings without headings, and for lists that run on past theirs.
 */
export function statementKind(sentence: string): 'requirements' | 'responsibilities' | null {
  const text = bareStatement(sentence).replace(
    /^(?:requires?|possess(?:es)?|possession of)\s+/i,
    '',
  );
  const first = /^(?:\p{L}+ly )?([\p{L}-]+)/u.exec(text)?.[1] ?? '';
  const verb = readVerb(first);
  // "Maintains current knowledge of the Act" is work.
  const isDone = verb?.form === 'third' && !/^experiences$/i.test(first);
  if (!isDone && (asked.test(text) || qualities.test(text) || mustHave.test(text)))
    return 'requirements';
  const isWork = verb !== null && verb.form !== 'gerund' && text.split(' ').length > 2;
  return isWork || readDuty(text) !== null ? 'responsibilities' : null;
}
