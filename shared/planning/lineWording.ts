import { baseClause } from './baseClause.ts';
import { assetKind, asset, lacksArticle } from './lineAssets.ts';
import { mainPart, type MainPart } from './mainPart.ts';
import { isThirdPerson, lowerFirst } from './lineVerbs.ts';
import type { PostingLineKind, UnaskedReason } from './postingLine.ts';
import { isPlain } from './plainPhrase.ts';
import { faultOf, readable } from './readablePhrase.ts';
import { readVerb } from './verbForms.ts';

/** How a line fits into a question, by what its phrase can stand after. */
export interface LineWording {
  kind:
    /** "prepare the payroll": "One of your tasks will be to". */
    | 'task'
    /** "experience with Salesforce", "knowledge of tax law": "This job asks for". */
    | 'experience'
    | 'knowledge'
    /** "the ability to read drawings". */
    | 'ability'
    /** "3+ years of experience in retail". */
    | 'years'
    /** "Excel, SQL and Tableau": "This job uses". */
    | 'tools'
    /** "a portfolio of brand work". */
    | 'portfolio';
  phrase: string;
  /** What helps and is not required. */
  isBonus: boolean;
}

/**
 * The words of a line as they stand inside a question: without what is said of the person before them, its
 * first verb in the base form, shortened where a sentence can end. Or the reason why no question is made.
 */
export function lineWording(line: string, kind: PostingLineKind): LineWording | UnaskedReason {
  const main = mainPart(line);
  // "Teamwork: Listens to others and asks questions" defines a trait.
  if (kind !== 'duty' && main.hasLabel && isThirdPerson(main.text)) return 'trait';
  const isBonus = kind === 'preferred' || main.isBonus;
  const work = wordTask(kind === 'duty' && namesTask(main.text) ? { ...main, isLed: true } : main);
  const bring = (): LineWording | UnaskedReason | null => wordAsset(main, isBonus);
  const found = kind === 'duty' ? (work ?? bring()) : (bring() ?? asRequirement(work));
  if (found === null) return 'stiff';
  if (typeof found === 'string') return found;
  return { ...found, isBonus };
}

/** "Process invoices": under duties a word that may be a noun is a verb, unless a noun of work follows. */
const namesTask = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ');
  return (
    readVerb(first)?.form === 'base' &&
    text.split(' ').length >= 3 &&
    !/^(?:of|and|or|to|for|in)$|(?:ment|tion|sion|ance|ence|ing)s?$|^(?:control|support|services?|sales|work|care|skills?|experience|knowledge|systems?|reports?|work|quality|design|analysis)$/i.test(
      second,
    )
  );
};

/** Said of a requirement, a task is something a person must be able to do. */
function asRequirement(
  work: LineWording | UnaskedReason | null,
): LineWording | UnaskedReason | null {
  return work === null || typeof work === 'string'
    ? work
    : { ...work, kind: 'ability', phrase: `the ability to ${work.phrase}` };
}

/** What everybody promises, and nobody can be asked about. */
const attitude =
  /^(?:demonstrate|exhibit|display|embody|uphold|strive|seek|remain|stay|thrive|believe|care|enjoy|love|like|want|feel|respect|value|promote (?:an?|the|our|its|their) (?:culture|values?|mission|brand)|model|represent|act (?:as (?:an? )?(?:ambassador|role model|steward|advocate)|with)|be(?!come)|have|possess|behave|treat|dress|commit|think|foster|cultivate a|create a (?:positive|culture)|take (?:pride|initiative)|work (?:with (?:integrity|minimal)|as (?:an?|the)|for us|independently|hard|well|safely|effectively|efficiently|(?:collaboratively|cooperatively)$|in a (?:team|safe|fast)|as (?:part|a)|under|flexib\p{L}+|a flexible|evenings|weekends|overtime|shifts?|both)|bring (?:a|an|your)|go (?:above|the extra)|keep (?:calm|up|abreast|current)|maintain (?:an? )?(?:professional|positive|regular|high|strict|good|confidential\p{L}*|current|punctual|cordial|effective (?:working )?relationships))\b/iu;
/** Steps of settling in, and what belongs to any job. */
const settling =
  /^(?:\p{L}+ly )?(?:learn|meet (?:with|our|each|the|for|every\p{L}*|all|or)|(?:adhere|comply|conform|follow|obey)(?!.* and (?:report|record|document|correct|improve|update|develop|train|explain|enforce)\b)|get|become|begin (?:to|by)|start (?:to|working|by)|join|shadow|dive|attend|participate|go|immerse|familiarize|pitch in|contribute (?!to and)|help (?:us|out)|assist (?:us|the team|with other)|support (?:us|the team|other|various|current|overall)|perform (?:other|all|any|various|related|such|additional|duties|activities|routine)|carry out (?:other|all|any)|do (?:other|all|any)|play (?:an?|the)|make sure you|report (?:to|directly)|exceed|achieve|deliver results|receive|undertake (?:training|other|any)|complete (?:all|any|training|other|assigned)|work (?:closely )?(?:with (?:us|our team|the team|others|other (?:staff|departments|teams))))\b/iu;
function wordTask(main: MainPart): LineWording | UnaskedReason | null {
  const clause = baseClause(main.text, main.isLed);
  if (clause === null) return null;
  if (attitude.test(clause)) return 'trait';
  if (settling.test(clause)) return 'generic';
  const phrase = readable(clause, (head) => isPlain({ kind: 'task', phrase: head }));
  return phrase === null ? faultOf(clause) : { kind: 'task', phrase, isBonus: false };
}

const feelings =
  /\b(?:passion(?:ate)?|enthusias\p{L}+|excite\p{L}+|interest(?:ed)?|enjoy\p{L}*|compassion\p{L}*|empath\p{L}+|commitment|committed|willing\p{L}*|desire|love|loves|attitude|mindset|curiosity|curious|integrity|energy|motivat\p{L}+|dedicat\p{L}+|self[- ](?:starter|starting|motivated)|team[- ]player|work ethic|sense of humou?r|personality|positive|ambitious|humble|kind|honest\p{L}*|reliab\p{L}+|punctual\p{L}*|flexib\p{L}+|patien(?:ce|t)|maturity|tact|discretion|credibility|go-getter|hustle|high agency|driven|values?|spirit)\b/iu;

function wordAsset(main: MainPart, isBonus: boolean): LineWording | UnaskedReason | null {
  const text = main.text;
  const able =
    /^(?:(?:must |should )?be able to|(?:fully |well )?able to|(?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:ability|capacity|capability|skills?)(?: (?:needed|required|necessary))? to(?: be able to)?)\s+/iu.exec(
      text,
    );
  if (able) {
    const task = wordTask({ ...main, text: text.slice(able[0].length), isLed: true });
    return typeof task === 'string' || task === null
      ? task
      : { ...task, kind: 'ability', phrase: `the ability to ${task.phrase}` };
  }
  const named = nameAsset(text);
  if (named === null) return wordPerson(text);
  if (feelings.test(named.split(/\b(?:in|with|of|for|to|at)\b/)[0] ?? ''))
    return wordAbilityBehind(main);
  const said =
    lacksArticle.test(named) && !/\b(?:skills|experience|knowledge|abilities)\b/i.test(named)
      ? `a ${named}`
      : named;
  const kind = kindOfAsset(said);
  if (kind === null) return 'trait';
  const phrase = readable(said, (head) => isPlain({ kind, phrase: head }), true);
  if (phrase === null) return faultOf(named);
  return { kind, phrase, isBonus: isBonus && !/^at least/i.test(phrase) };
}

/** Null for what a person is like: no one question shows it. */
function kindOfAsset(text: string): LineWording['kind'] | null {
  if (/\bportfolio\b/i.test(text)) return 'portfolio';
  if (/\byears?\b|\bmonths\b/i.test(text)) return 'years';
  const kind = assetKind(text);
  return kind === 'skill' ? (/\bskill in\b/i.test(text) ? 'knowledge' : null) : kind;
}

/** "Passion for coffee and the ability to make espresso": the second half can be asked about. */
function wordAbilityBehind(main: MainPart): LineWording | UnaskedReason {
  const behind = /\b(?:and|with) (?:the |an? )?(?:[\p{L}-]+ )?ability to .+$/iu.exec(main.text);
  const text = behind?.[0].replace(/^(?:and|with) /i, '');
  return (text === undefined ? null : wordAsset({ ...main, text }, main.isBonus)) ?? 'trait';
}

/** "Proficient in Excel" as "proficiency in Excel", "Understand SEO" as "an understanding of SEO". */
const asNoun: readonly (readonly [RegExp, string])[] = [
  [/^(?:very |highly |fully |thoroughly )*familiar with\s+/i, 'familiarity with '],
  [
    /^(?:very |highly |fully )*proficien(?:t|cy) (in|with|at)(?: the use of)?\s+/i,
    'proficiency in ',
  ],
  [/^(?:very |highly )*experienced? (in|with)\s+/i, 'experience $1 '],
  [
    /^(?:very |highly )*(?:knowledgeable (?:about|of|in)|know)\s+(?!how|that|when|what)/i,
    'knowledge of ',
  ],
  [/^(?:deeply |fully |thoroughly )*understands?\s+(?!that|and )/i, 'an understanding of '],
  [/^(?:well[- ])?versed in\s+/i, 'knowledge of '],
  [/^fluent in\s+/i, 'fluency in '],
  [
    /^(?:highly |very )*(?:skilled|adept|practi[cs]ed|expert) (?:at|in|with)\s+(?=\p{L}+ing\b)/iu,
    'skill in ',
  ],
  [/^previous (?:engagement|work|involvement) (with|in|as)\s+/i, 'experience $1 '],
  [/^(working|reading|basic|practical) knowledge of\s+/i, 'a $1 knowledge of '],
  [/^(?:skilled use|skills? in (?:the )?use) of\s+/i, 'skill in the use of '],
  [/^(?:must have )?(?:previously )?worked (with|in|as|on|for)\s+/i, 'experience $1 '],
];

function nameAsset(text: string): string | null {
  for (const [pattern, noun] of asNoun) {
    const found = pattern.exec(text);
    if (found)
      return `${noun.replace('$1', (found[1] ?? '').toLowerCase())}${text.slice(found[0].length)}`;
  }
  const understood = /^(?:an? )?((?:[\p{L}-]+ ){0,2})understanding of /iu.exec(text);
  if (understood) {
    const bare = lowerFirst(text.replace(/^an? /i, '')).replace(/^in depth/i, 'in-depth');
    return `${/^[aeiou]/.test(bare) ? 'an' : 'a'} ${bare}`;
  }
  const doing =
    /^(?:\p{L}+ly )?(?!understanding|being|having|working knowledge)(\p{L}+ing)\b(?! (?:experience|skills|knowledge))/iu.exec(
      text,
    );
  if (doing && baseClause(text, false) !== null && !asset.test(text))
    return `experience ${lowerFirst(text)}`;
  return asset.test(text) ? lowerFirst(text) : null;
}

/** "Excel, SQL and Tableau"; what says how a person is, is listened for in all answers. */
function wordPerson(text: string): LineWording | UnaskedReason | null {
  if (namesTools.test(text)) return { kind: 'tools', phrase: text, isBonus: false };
  if (feelings.test(text) || soft.test(text)) return 'trait';
  return text.split(' ').length <= 3 ? 'generic' : null;
}
const namesTools =
  /^(?:\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*)?, (?:and |or )?)+(?:and |or )?\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*)?$/u;
const soft =
  /^(?:\p{L}+ and )?(?:comfort(?:able)?|confident|at ease|good|strong|skilled|adept|competent|organi[sz]ed|experienced|careful|exact) (?:with|in|at|working|\p{L}+ing)\b|(?:communication|teamwork|thinking)$/iu;
