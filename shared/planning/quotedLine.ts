import {
  handVerbs,
  knownNames,
  neverQuotedFirst,
  softAbilities,
  softSkills,
  wideDuties as wide,
} from './library/phraseLists.ts';
import { isLibraryWord } from './libraryWords.ts';
import { isGerund, startsWithBaseVerb } from './lineVerbs.ts';
import type { PostingLineKind } from './postingLine.ts';
import { isNeverQuoted, isWhole } from './quoteCheck.ts';
import { behindLead } from './quoteLead.ts';
import { partsOf, tidy } from './quoteParts.ts';
import { readVerb, thirdPersonIn } from './verbForms.ts';
import { nounLikeVerbs } from './library/verbList.ts';

/** A line in its own words, for a question that needs no grammar of it: quoted, never reworded. */
export interface QuotedLine {
  kind:
    /** Work that other places have as well. */
    | 'task'
    /** Work that names something of this employer: only how it would be done can be asked. */
    | 'ownTask'
    /** Simple work of the hands, of which nobody tells a story. */
    | 'handWork'
    /** A field to answer for, too wide for steps. */
    | 'wideTask'
    /** "Ability to splice ropes". */
    | 'ability'
    /** Something to bring. */
    | 'asset'
    /** "Two years of experience in retail". */
    | 'years'
    /** "Excel, SQL and Tableau". */
    | 'tools';
  /** With its quotation marks. */
  phrase: string;
  isBonus: boolean;
}

/** No sentence that is read out is longer; what comes later is not looked at. */
const longest = 800;
const fewestOfPiece = 3;

/**
 * The line as a quotation, or the first part of it that can stand alone; null unless it is, whole and without
 * leftovers of the page, work to do or something to bring that can be spoken of.
 */
export function quotedLine(line: string, kind: PostingLineKind): QuotedLine | null {
  const { text, isLed } = behindLead(line.slice(0, longest));
  const isBonus =
    kind === 'preferred' || (plus.test(line) && !/^(?:an? )?minimum\b|\bmust\b/i.test(line));
  for (const piece of partsOf(text)) {
    const part = tidy(piece);
    if (!isWhole(part) || isNeverQuoted(part, kind)) continue;
    const found = readPart(part, { kind, isLed, isBonus });
    if (found) return found;
  }
  return null;
}

function readPart(
  text: string,
  { kind, isLed, isBonus }: { kind: PostingLineKind; isLed: boolean; isBonus: boolean },
): QuotedLine | null {
  if (namesTools.test(text)) return { kind: 'tools', phrase: quoted(text), isBonus };
  if (years.test(text)) {
    const what = text.replace(howLong, '');
    // "Two years of related experience": the years are all it says.
    const isBare = what === text || anyExperience.test(what);
    return { kind: 'years', phrase: quoted(isBare ? text : what), isBonus };
  }
  const what = able.exec(text)?.groups?.what;
  if (what !== undefined)
    return !isAsset(text)
      ? null
      : { kind: isBonus ? 'asset' : 'ability', phrase: quoted(what), isBonus };
  if (isAsset(text) && !(kind === 'duty' && startsWithBaseVerb(text, false)))
    return { kind: 'asset', phrase: quoted(text), isBonus };
  if (neverQuotedFirst.test(text) || (isLed && noTask.test(text))) return null;
  if (!isTask(text, { kind, isLed })) return null;
  if (kind === 'preferred')
    return isGerund(text) ? { kind: 'asset', phrase: quoted(text), isBonus } : null;
  if (/^understands? /i.test(text) || (kind !== 'duty' && /^knows? /i.test(text)))
    return {
      kind: 'asset',
      phrase: quoted(text.replace(/^understands? /i, 'Understanding of ')),
      isBonus,
    };
  const said = thirdPersonIn(text);
  return { kind: taskKind(said), phrase: quoted(said), isBonus: false };
}

function taskKind(text: string): QuotedLine['kind'] {
  const words = text.split(' ');
  if (wide.test(text)) return 'wideTask';
  if (words.length <= 10 && handVerbs.has(readVerb(words[0]?.replace(',', '') ?? '')?.base ?? ''))
    return 'handWork';
  return namesOwn(text) ? 'ownTask' : 'task';
}

const quoted = (text: string): string =>
  `“${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.”`;
/** Behind "You will" it is no work. */
const noTask =
  /^(?:receive|get|join|enjoy|be|have|need|gain|learn|benefit|find|see|love|expect)\b/i;

const plus =
  /\b(?:a plus|preferred|preferable|desirable|desired|advantage(?:ous)?|nice[- ]to[- ]have|helpful|beneficial|a bonus)\b|^(?:ideally|preferably)\b/i;

const count = '(?:\\d{1,2}\\+?|one|two|three|four|five|six|seven|eight|nine|ten|several)';
const years = new RegExp(
  `^(?:(?:at least|over|more than|an?|minimum(?: of)?|min\\.?(?: of)?|the) )*${count}(?: ?\\(\\d+\\+?\\))?(?: ?(?:-|–|to) ?${count})?\\+? (?:plus |or more )?(?:years?|months?)['’]?(?:$| (?:.*\\bexperience\\b|(?:of |in |as )?(?:an? )?\\p{L}+))`,
  'iu',
);
/** The number of years is for the screen; the talk is about the experience. */
const howLong =
  /^.*?\b(?:years?|months?)['’]?(?: of)?(?: (?:previous|prior|relevant|verifiable|proven))? (?=(?!in\b).*\bexperience\b)/iu;
const anyExperience =
  /^(?:(?:related|relevant|previous|prior|similar|professional|work(?:ing)?|job) ){0,2}experience(?: in a (?:similar|related) (?:role|position|field))?$/i;
const able =
  /^(?:(?:you )?(?:must |should )?(?:be |are )?(?:able|capable)|(?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:ability|capacity|capability)|(?:you )?(?:must |should )?have the ability) (?:to|of) (?<what>.+)$/iu;
const word = `(?!(?:to|for|with|who|that|by|of|in|should|must|will|can|is|are|have|has|had|our|we|provide)\\b)[\\p{L}\\d+/'’-]+,?`;
const brought = new RegExp(
  `^(?:(?:(?:you|candidates?|applicants?) )?(?:must |should |will )?(?:also )?(?:have|bring|possess) |you(?:['’]re| are) )?(?:(?:previously )?worked (?:with|in|as)\\b|(?:(?:an?|the|some|any) )?(?:${word} (?:(?:and|or) )?){0,7}?(?:(?:experience|knowledge|understanding|familiarity|proficiency|expertise|background|grasp|awareness|command|track record|portfolio|skills?|aptitude(?: for)?(?: and experience)?|network|history) (?:in|of|with|using|as|on|\\p{L}+ing)|(?:experienced|proficient|proficiency|familiar|skilled|versed|knowledgeable|competent|comfort|comfortable|confident|adept|expert|fluent|practiced|practised|well[- ]versed) (?:in|at|with|about|of|using|\\p{L}+ing)|skilled use of|(?:experience|background|expertise)$)\\b)`,
  'iu',
);

function isAsset(text: string): boolean {
  const what = able.exec(text)?.groups?.what;
  if (what !== undefined)
    return !softAbilities.test(what) && !/^['‘]/.test(what) && what.split(' ').length >= 3;
  return (
    brought.test(text) &&
    !/^(?:being|develop|learn|gain|build|need) /i.test(text) &&
    !softSkills.test(text) &&
    !beginsWithVerb(text)
  );
}

/** "Capture the guest experience", "Gaining a clear understanding": work, whatever it is about. */
const beginsWithVerb = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ');
  const verb = readVerb(first);
  return verb !== null && !nounLikeVerbs.has(verb.base) && /^(?:the|an?|our|your)$/i.test(second);
};

/** "Preparation of reports", "Calibration and upkeep of scales". */
const namedWork =
  /^(?:\p{L}+,? (?:and )?){0,3}?(?!position|question|section|compensation|education|vacation|pension|location|application|qualification|commission|admission|condition|occupation|information|communication|dedication|motivation|discretion|passion|nation|ambition|participation|completion|demonstration|payment|employment|commitment|environment|department|requirement|statement|equipment|enrollment|investment|appointment|assignment|attendance|insurance|performance|experience|reliance|adherence|compliance|enjoyment)\p{L}{3,}(?:tion|sion|ment|keep|ance|ing)(?: and \p{L}+)? of \p{L}/iu;

/** "Stock counting", "Mail distribution, file scanning and filing": the words before "of" or a comma name work. */
const workNoun =
  /^(?!.*\b(?:training|environment|department|equipment|building|meeting|setting|team|hours|position|evening|morning|nothing|anything|conditions?|location|section|compensation|education|vacation|organi[sz]ation|qualifications?|employment|requirements?|benefits?|opportunit\p{L}+|budget)\b)(?:[\p{L}/-]+ ){1,4}(?:\p{L}{2,}ing|\p{L}{3,}keeping|(?:administra|prepara|reconcilia|produc|construc|installa|inspec|collec|distribu|coordina|implementa|documenta|organisa|inven|evalua|negotia|transac|transla|opera)tion|management|development|maintenance|control|oversight|support|analysis|upkeep|repair|cleaning)s?(?=,| of | for | in | on | and |$)/iu;

/** Beginning with a verb that is known to be work, or with the name of such work. */
function isTask(text: string, { kind, isLed }: { kind: PostingLineKind; isLed: boolean }): boolean {
  const words = text.replace(/^(co|de|re|pre)-(?=\p{L})/iu, '$1').split(' ');
  const at = /ly$/.test(words[0] ?? '') ? 1 : 0;
  const verb = readVerb((words[at] ?? '').replace(/[,/].*$/, ''));
  const next = words[at + 1] ?? '';
  if (
    words.length - at < fewestOfPiece ||
    /^(?:is|are|was|were|will|must|may|can|have|has)$/.test(next)
  )
    return false;
  if (verb === null)
    return (
      namedWork.test(text) ||
      (kind === 'duty' && (isLed || workNoun.test(text) || startsWithBaseVerb(text, false)))
    );
  if (verb.form === 'third' && next === 'of') return false;
  if (verb.form === 'gerund')
    return !/^(?:experience|skills?|knowledge|requirements?|responsibilities|program|environment|conditions?|hours|is|are|for)$/i.test(
      next,
    );
  if (
    isLed ||
    (words[at]?.endsWith(',') === true && verb.form === 'base') ||
    (verb.form === 'third' && !(words[at]?.endsWith(',') && nounLikeVerbs.has(verb.base))) ||
    !nounLikeVerbs.has(verb.base)
  )
    return true;
  return (
    /^(?:the|an?|our|all|any|each|every|new|and|up|out)$/iu.test(next) ||
    /^(?:(?:watch|look|check) for|lead \p{L}+ (?:for|of|and|in|on)) /iu.test(text) ||
    hasSecondVerb(text) ||
    /^(?!skills|sales|systems|operations)\p{L}+[^su]s$/u.test(next) ||
    (kind === 'duty' && namesTask(words.slice(at).join(' ')))
  );
}

/** "Process invoices": under duties a word that may be a noun is a verb, unless a noun of work follows. */
const namesTask = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ');
  return (
    readVerb(first)?.form === 'base' &&
    text.split(' ').length >= 3 &&
    !/^(?:of|and|or|to|for|in)$|(?:ment|tion|sion|ance|ence|ing)$|^(?:control|support|services?|sales|work|care|skills?|experience|knowledge|systems?|reports?|work|quality|design|analysis)$/i.test(
      second,
    )
  );
};

const namesTools =
  /^(?:\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*)?, (?:and |or )?)+(?:and |or )?\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*)?$/u;

/** "GraphQL" and "LinkedIn" are names of products wherever they stand. */
const isKnownName = (word: string): boolean =>
  knownNames.has(word) || /^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u.test(word);

/** "Review incoming tickets, identify the cause": one verb for certain makes the first word one. */
const hasSecondVerb = (text: string): boolean =>
  [...text.matchAll(/(?:,|,? and) (\p{Ll}+) \p{Ll}/gu)].some(
    ([, word = '']) => readVerb(word)?.form === 'base' && !nounLikeVerbs.has(word),
  );

/** A name that only people of this employer, its place or its field know. */
const namesOwn = (text: string): boolean => {
  const words = text.split(' ').slice(1);
  const capitals = words.filter((word) => /\p{Lu}/u.test(word));
  return (
    capitals.length <= words.length / 2 &&
    capitals
      .flatMap((word) => word.split(/[/-]/))
      .map((word) => word.replace(/['’]s$|[^\p{L}]/gu, ''))
      .some(
        (word) =>
          /\p{Lu}/u.test(word) &&
          !isKnownName(word) &&
          !(/^\p{Lu}\p{Ll}+$/u.test(word) && isLibraryWord(word)),
      )
  );
};
