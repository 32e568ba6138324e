import { softAbilities, softSkills } from './library/softPhrases.ts';
import { isThirdPerson } from './lineVerbs.ts';
import type { PostingLine, UnaskedReason } from './postingLine.ts';
import { behindLead } from './lineLead.ts';
import { tidy } from './tidyLine.ts';
import { readVerb } from './verbForms.ts';

/** Why a line says nothing of this work: it tells of a person's manners, or of any job. Null where it does. */
export function softReason({
  text,
  kind,
}: Pick<PostingLine, 'text' | 'kind'>): Extract<UnaskedReason, 'trait' | 'generic'> | null {
  const main = tidy(behindLead(text).text);
  // "Teamwork: Listens to others and asks questions" defines a trait.
  if (kind !== 'duty' && /^[\p{L} ]{3,40}: /u.test(text) && isThirdPerson(main)) return 'trait';
  const clause = inBaseForm(main);
  if (settling.test(clause)) return 'generic';
  if (attitude.test(clause)) return 'trait';
  const ability = /\b(?:ability|able|capacity) to (.+)$/iu.exec(main)?.[1];
  if (ability !== undefined && softAbilities.test(ability)) return 'trait';
  const begin = main.split(' ').slice(0, 8).join(' ');
  if (softSkills.test(main) || feelings.test(begin) || soft.test(main)) return 'trait';
  return main.split(' ').length <= fewestWords ? 'generic' : null;
}
const fewestWords = 1;

/** "Greets and seats guests" as "greet and seats guests": enough to tell what kind of work it is. */
function inBaseForm(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  return [readVerb(first)?.base ?? first.toLowerCase(), ...rest].join(' ');
}

/** What everybody promises, and nobody can be asked about. */
const attitude =
  /^(?:demonstrate|exhibit|display|share (?:our|the|in)|embody|uphold|strive|seek|remain(?! awake)|stay|thrive|believe|care|enjoy|love|like|want|feel|respect|value|promote (?:an?|the|our|its|their) (?:culture|values?|mission|brand)|model|represent|act (?:as (?:an? )?(?:ambassador|role model|steward|advocate)|with)|be(?!come)|have|possess|behave|treat|dress|commit|think|foster|cultivate a|create a (?:positive|culture)|take (?:pride|initiative)|work (?:with (?:integrity|minimal)|as (?:an?|the)|for us|independently|hard|well|safely|effectively|efficiently|(?:collaboratively|cooperatively)$|in a (?:team|safe|fast)|as (?:part|a)|under|flexib\p{L}+|a flexible|evenings|weekends|overtime|shifts?|both)|bring (?:a|an|your)|go (?:above|the extra)|keep (?:calm|up|abreast|current)|maintain (?:an? )?(?:professional|positive|regular|high standards?|strict|good (?!order|records|stock|working order)|confidential\p{L}*|current|punctual|cordial|effective (?:working )?relationships))\b/iu;
/** Steps of settling in, and what belongs to any job. */
const settling =
  /^(?:\p{L}+ly )?(?:learn|meet (?:with|our|each|the|for|every\p{L}*|all|or)|(?:adhere|comply|conform|follow|obey)(?!.* and (?:report|record|document|correct|improve|update|develop|train|explain|enforce)\b)|get|become|begin (?:to|by)|start (?:to|working|by)|join|shadow|dive|attend(?! to)|participate(?! in (?:the )?(?:research|clinical|development|design|preparation|planning of|review))|go|immerse|familiarize|pitch in|contribute (?!to and)|help (?:us|out)|assist (?:us|the team|with other)|support (?:us|the team|other|various|current|overall)|perform (?:other|all|any|various|related|such|additional|duties|activities|routine)|carry out (?:other|all|any)|do (?:other|all|any)|play (?:an?|the)|make sure you|report (?:to|directly)|exceed|achieve|deliver results|receive (?:full|paid|an?) |undertake (?:training|other|any)|complete (?:all|any|training|other|assigned)|work (?:closely )?(?:with (?:us|our team|the team|others|other (?:staff|departments|teams))))\b/iu;
const feelings =
  /\b(?:passion(?:ate)?|enthusias\p{L}+|excite\p{L}+|interest(?:ed)?|enjoy\p{L}*|compassion\p{L}*|empath\p{L}+|commitment|committed|willing\p{L}*|desire|love|loves|attitude|mindset|curiosity|curious|integrity|energy|motivat\p{L}+|dedicat\p{L}+|self[- ](?:starter|starting|motivated)|team[- ]player|work ethic|sense of humou?r|personality|positive|ambitious|humble|kind|honest\p{L}*|reliab\p{L}+|punctual\p{L}*|flexib\p{L}+|patience|maturity|tact|discretion|credibility|go-getter|hustle|high agency|driven|values?|spirit)\b/iu;

const soft =
  /^(?:\p{L}+ and )?(?:comfort(?:able)?|confident|at ease|good|strong|skilled|adept|competent|organi[sz]ed|experienced|careful|exact) (?:with|in|at|working|\p{L}+ing)\b|(?:communication|teamwork|thinking|attention to detail|skills)$|^(?:\p{L}+ )?attention to detail\b/iu;
