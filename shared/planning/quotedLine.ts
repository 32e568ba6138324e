import {
  handVerbs,
  knownNames,
  neverQuoted,
  neverQuotedFirst,
  softAbilities,
  softSkills,
  wideDuties as wide,
} from './library/phraseLists.ts';
import { isLibraryWord } from './libraryWords.ts';
import type { PostingLineKind } from './postingLine.ts';
import { readVerb } from './verbForms.ts';
import { nounLikeVerbs } from './verbList.ts';

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

const length = { fewest: 3, most: 26 };

/**
 * The line as a quotation, or its first part where a sentence can end; null unless it is, whole and without
 * leftovers of the page, work to do or something to bring that can be spoken of.
 */
export function quotedLine(line: string, kind: PostingLineKind): QuotedLine | null {
  const bare = line.replace(heading, '').replace(having, '');
  const text = [bare, ...openings(bare)]
    .map(tidy)
    .find((part) => isWhole(behindLead(part)) && !neverQuoted.test(behindLead(part)));
  if (text === undefined) return null;
  const lead = leadOf(text);
  const said = behindLead(text);
  const isBonus = kind === 'preferred' || plus.test(line);
  if (namesTools.test(text)) return { kind: 'tools', phrase: quoted(text), isBonus };
  if (years.test(text)) {
    const what = text.replace(howLong, '');
    return /^(?:(?:related|relevant|previous|prior|similar|professional|work(?:ing)?) )?experience$/i.test(
      what,
    )
      ? null
      : { kind: 'years', phrase: quoted(what), isBonus };
  }
  const what = able.exec(text)?.groups?.what;
  if (what !== undefined && isAsset(text))
    return { kind: isBonus ? 'asset' : 'ability', phrase: quoted(what), isBonus };
  if (isAsset(text)) return { kind: 'asset', phrase: quoted(text), isBonus };
  const isLed = lead !== '';
  if (kind === 'preferred' || neverQuotedFirst.test(said) || (isLed && noTask.test(said)))
    return null;
  if (!isTask(said, { kind, isLed })) return null;
  // "You will also sort the mail": the task alone reads best.
  return { kind: taskKind(said), phrase: quoted(said), isBonus: false };
}

const leadOf = (text: string): string => led.exec(text)?.[0] ?? '';
const behindLead = (text: string): string => text.slice(leadOf(text).length);
/** "Programming for children: will plan …". */
const heading = /^\p{Lu}[\p{L}’' /&-]{2,40}: (?=(?:will|must|should|to|may) \p{Ll})/u;
/** "Must have", before what is to be brought. */
const having =
  /^(?:(?:you|(?:the )?(?:ideal |successful )?(?:candidates?|applicants?)) (?:must |should |will )?|(?:must|should|will) )(?:also )?(?:have|possess|bring) (?=\p{L})/iu;

function taskKind(text: string): QuotedLine['kind'] {
  const words = text.split(' ');
  if (wide.test(text)) return 'wideTask';
  if (words.length <= 10 && handVerbs.has(readVerb(words[0]?.replace(',', '') ?? '')?.base ?? ''))
    return 'handWork';
  return namesOwn(text) ? 'ownTask' : 'task';
}

const quoted = (text: string): string => `“${text.charAt(0).toUpperCase()}${text.slice(1)}.”`;
/** Behind "You will" it is no work. */
const noTask = /^(?:receive|get|join|enjoy|be|have|need)\b/i;

/** What stands before examples or a further remark; of a long line also before an aim or a manner. */
const openings = (line: string): string[] =>
  [
    /[;:] |,? (?:including|such as|like(?=:)|for example|e\.g\.,?|i\.e\.,?)(?=[ :]|$)| [–—-] | \(|, (?:preferably|ideally) /gu,
    /,? (?:in order to|so that|to ensure|to make sure|as well as|along with|which|in accordance with|in compliance with|with the ability to) /gu,
  ].flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ index }) => line.slice(0, index)).reverse(),
  );

const plus =
  /\b(?:a plus|preferred|preferable|desirable|desired|advantage(?:ous)?|nice[- ]to[- ]have|helpful|beneficial|a bonus)\b/i;
/** "… is a plus", "(preferred)": the question says so itself. */
const rank =
  /(?:,? (?:is|are|would be))?(?: (?:an?|also|highly|strongly|considered|added|very))*,? (?:plus|preferred|preferable|required|desired|desirable|ideal|essential|bonus|advantage|advantageous|necessary|needed|must|helpful|nice[- ]to[- ]have|beneficial|welcome)(?:,? but (?:is )?not (?:required|necessary|essential))?$/i;
const tidy = (text: string): string =>
  text
    .replace(/,? (?:including|includes),? but (?:is |are )?not limited to\b.*$/i, '')
    .replace(/[\s.,;:!–—-]+$/u, '')
    .replace(/,? in an? (?:\p{L}+,? (?:and |yet )?){1,5}manner$/iu, '')
    .replace(/,? (?:as|when|where|if) (?:needed|required|necessary|appropriate|requested)$/i, '')
    .replace(rank, '')
    .replace(
      /,? \((?:[^()]*\b(?:plus|preferred|required|desirable|optional|ideal|welcome)\b[^()]*)\)$/i,
      '',
    )
    .replace(/[“”]/gu, '"');

/** Neither cut nor run together, and short enough to be heard. */
function isWhole(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length >= length.fewest &&
    words.length <= length.most &&
    text.split('(').length === text.split(')').length &&
    text.split('"').length % 2 === 1 &&
    !/\p{Ll}[.!?:]\p{Lu}|[.!?] \p{Lu}|\p{Lu}{7}|[@#$€£|<>*_=•·●▪]|\p{Ll} (?:Self-|Strong |Excellent |Must |Experience |Ability |Knowledge )|https?:|www\.|\d[\d,.]{4}|\.\.|…|\betc\b|[?!]|,\p{L}/u.test(
      text,
    ) &&
    !/^['‘]|, (?!and |or )\p{Lu}\p{L}*$|\b(?:or|and) (?:a )?(?:related|similar|equivalent) (?:field|discipline|area)$/u.test(
      text,
    ) &&
    !/ (?:the|an?|and|or|of|to|for|with|by|in|from|as|that|which|who|our|your|their|its|including|such|will|must|be|is|are|at|on|into|through|not|but|other|when|where|if|while|includes?|including|like)$/i.test(
      text,
    ) &&
    !isRunOn(words)
  );
}

/** "… documentation Interact with patients": a common word with a capital, where few words have one. */
const isRunOn = (words: readonly string[]): boolean =>
  words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length <= words.length / 2 &&
  words.some(
    (word, at) =>
      at > 0 &&
      /^\p{Lu}\p{Ll}+(?:-\p{L}+)?,?$/u.test(word) &&
      !isKnownName(word.replace(',', '')) &&
      isLibraryWord(word.replace(/[-,].*$/u, '')) &&
      /^[\p{Ll})]/u.test(words[at - 1] ?? '') &&
      !/,$|^(?:the|an?|of|and|or|with|to|in|for|by|at|from|on|our|all|between|under|via|as|any|each)$/.test(
        words[at - 1] ?? '',
      ) &&
      /^\p{Ll}/u.test(words[at + 1] ?? ''),
  );

const years =
  /^(?:you (?:have|bring) )?(?:must have )?(?:(?:at least|over|more than|a minimum of|min(?:imum)?\.?(?: of)?) )?(?:\d{1,2}\+?|one|two|three|four|five|six|seven|ten|several)(?: ?(?:-|–|to) ?(?:\d+|two|three|four|five|six|seven|ten))?\+? (?:plus |or more )?years?['’]?\b.*\bexperience\b/iu;
/** The number of years is for the screen; the talk is about the experience. */
const howLong =
  /^.*?\byears?['’]?(?: of)?(?: (?:previous|prior|relevant|verifiable|proven))? (?=.*\bexperience\b)/iu;
const able =
  /^(?:(?:you )?(?:must |should )?(?:be |are )?(?:able|capable)|(?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:ability|capacity|capability)|(?:you )?(?:must |should )?have the ability) (?:to|of) (?<what>.+)$/iu;
const word = `(?!(?:to|for|with|who|that|by|of|in|should|must|will|can|is|are|have|has|had|our|we|provide)\\b)[\\p{L}\\d+/'’-]+,?`;
const brought = new RegExp(
  `^(?:(?:(?:you|candidates?|applicants?) )?(?:must |should |will )?(?:also )?(?:have|bring|possess) |you(?:['’]re| are) )?(?:(?:previously )?worked (?:with|in|as)\\b|(?:(?:an?|the|some|any) )?(?:${word} (?:(?:and|or) )?){0,5}?(?:(?:experience|knowledge|understanding|familiarity|proficiency|expertise|background|grasp|awareness|command|track record|portfolio|skills?) (?:in|of|with|using|as|on|\\p{L}+ing)|(?:experienced|proficient|proficiency|familiar|skilled|versed|knowledgeable|competent|comfort|comfortable|confident|adept|expert) (?:in|at|with|about|of|using|\\p{L}+ing)|experience$)\\b)`,
  'iu',
);

function isAsset(text: string): boolean {
  const what = able.exec(text)?.groups?.what;
  if (what !== undefined)
    return !softAbilities.test(what) && !/^['‘]/.test(what) && what.split(' ').length >= 3;
  return brought.test(text) && !softSkills.test(text) && !beginsWithVerb(text);
}

/** "Capture the guest experience", "Gaining a clear understanding": work, whatever it is about. */
const beginsWithVerb = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ');
  const verb = readVerb(first);
  return verb !== null && !nounLikeVerbs.has(verb.base) && /^(?:the|an?|our|your)$/i.test(second);
};

/** "You will", "The cook will": what follows is work. */
const led =
  /^(?:(?:[Oo]n a day[- ]to[- ]day basis,? )?(?:[Aa]s (?:an?|the|our) [^,]{3,40}?,? )?(?:[Yy]ou(?:['’]ll| will)|[Tt]hey will|(?:[Tt]he|[Tt]his) (?!.{0,40}\b(?:internship|program|company|team|school|department|library|training|candidate|applicant) will)(?:[\p{L}-]+ ){1,5}will) (?:also |then )?(?:be (?:responsible|accountable) for |be expected to |be required to |need to |have to |help to )?|[Rr]esponsible for |[Tt]he (?!.{0,40}\b(?:program|company|school|department|library) (?:is|will))(?:[\p{L}-]+ ){1,5}(?:is|will(?: also)? be) responsible for (?:the )?|(?:The |This )?[Jj]ob involves |(?:[Tt]he|[Yy]our) (?:main |primary |key )?(?:responsibility|duty) (?:is|will be) to |(?:[Tt]o|May|[Ww]ill|[Mm]ust|[Ss]hould)(?: be able to)? )(?=\p{Ll})/u;
/** "Preparation of reports", "Calibration and upkeep of scales". */
const namedWork =
  /^(?:\p{L}+,? (?:and )?){0,3}?(?!position|question|section|compensation|education|vacation|pension|location|application|qualification|commission|admission|condition|occupation|information|communication|dedication|motivation|discretion|passion|nation|ambition|participation|completion|demonstration|payment|employment|commitment|environment|department|requirement|statement|equipment|enrollment|investment|appointment|assignment|attendance|insurance|performance|experience|reliance|adherence|compliance)\p{L}{3,}(?:tion|sion|ment|keep|ance|ing)(?: and \p{L}+)? of \p{L}/iu;

/** Beginning with a verb that is known to be work, or with the name of such work. */
function isTask(text: string, { kind, isLed }: { kind: PostingLineKind; isLed: boolean }): boolean {
  const words = text.replace(/^(co|de|re|pre)-(?=\p{L})/iu, '$1').split(' ');
  const at = /ly$/.test(words[0] ?? '') ? 1 : 0;
  const verb = readVerb((words[at] ?? '').replace(/[,/].*$/, ''));
  const next = words[at + 1] ?? '';
  if (
    words.length - at < length.fewest ||
    /^(?:is|are|was|were|will|must|may|can|have|has)$/.test(next)
  )
    return false;
  if (verb === null) return kind === 'duty' && (isLed || namedWork.test(text));
  if (verb.form === 'gerund')
    return !/^(?:experience|skills?|knowledge|requirements?|responsibilities|program|environment|conditions?|hours|is|are|for)$/i.test(
      next,
    );
  if (
    isLed ||
    words[at]?.endsWith(',') === true ||
    verb.form === 'third' ||
    !nounLikeVerbs.has(verb.base)
  )
    return true;
  return (
    /^(?:the|an?|our|all|any|each|every|new|and|up|out)$/iu.test(next) ||
    /^(?:watch|look|check) for /i.test(text) ||
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
