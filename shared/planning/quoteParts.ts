import { tagWords } from '../language/tagWords.ts';
import { knownNames, neverQuoted, neverQuotedOfPerson } from './library/phraseLists.ts';
import { isLibraryWord } from './libraryWords.ts';
import type { PostingLineKind } from './postingLine.ts';
import { splitRunOn } from './splitRunOn.ts';
import { readVerb } from './verbForms.ts';
import { nounLikeVerbs } from './library/verbList.ts';

/** A line without what only leads to it. */
export interface SaidPart {
  text: string;
  /** "You will", "responsible for": what follows is work, whatever its first word is. */
  isLed: boolean;
}

const person = `(?:[Yy]ou|[Tt]hey|[Tt]he(?:se)? (?!.{0,40}\\b(?:internship|program|company|school|department|library|office|training) (?:will|is|are|has)\\b)(?:(?!will\\b|shall\\b|must\\b|should\\b|is\\b|are\\b)[\\p{L}&/-]+ |\\([\\p{L} ]+\\) ){1,7}?|[Tt]his (?:[\\p{L}-]+ ){1,5}?|(?:[Tt]he |[Aa]ll |[Ee]ach )?(?:ideal |successful |right |selected )?(?:[Cc]andidates?|[Aa]pplicants?|[Ii]ncumbents?|[Tt]rainees|[Ii]nterns|[Vv]olunteers|[Aa]pprentices) )`;
/** What only leads to the work or the thing itself, taken off one after the other. */
const leads: readonly { pattern: RegExp; isWork?: true }[] = [
  {
    pattern:
      /^(?![Ee]xperience|[Kk]nowledge|[Ff]amiliarity)\p{Lu}[\p{L}/&'’-]*(?: (?:and|of|&|to|for|in|[\p{L}/&'’-]+)){0,4} ?: +(?=\p{L}\S* (?:\S+ ){2}\S)/u,
  },
  {
    pattern:
      /^(?:additionally|also|in addition|furthermore|finally|lastly|ideally|preferably|primarily|specifically|initially)[,:]? (?=\p{L})/iu,
  },
  {
    pattern: /^\((?:not essential|preferred|desirable|optional|[ivx]{1,4}|\d)\) ?|^[ivx]{1,4}\) /i,
  },
  {
    pattern:
      /^(?:in this (?:role|position|job)|on a day[- ]to[- ]day basis|in addition to [^.]{3,140}?|(?:reporting to|under the (?:\p{L}+ )?(?:direction|supervision|guidance) of) [^.]{3,140}?|as (?:an?|the|our) [^,]{3,60}),? (?=(?:you|the|they|this|will) )/iu,
  },
  {
    isWork: true,
    pattern:
      /^(?:(?:these|this|the|your|main|key|primary|daily|other)? ?(?:main |primary |key |daily )?(?:role|responsibilit(?:y|ies)|duties|duty|tasks?|work|job|position) (?:(?:will )?(?:also )?(?:includes?|involves?|entails?)|(?:is|are|will be) to|(?:will be|is|are) (?=\p{L}+ing\b))|includes? (?=\p{L}+ing\b)):? (?:but (?:is|are) not limited to:? )?/iu,
  },
  {
    isWork: true,
    pattern: /^(?:The|This) [^.]{5,120}? (?:that|who) is (?:\p{L}+ly )?responsible for (?=\p{Ll})/u,
  },
  {
    isWork: true,
    pattern: new RegExp(
      `^(?:${person}? ?(?:['’]ll|will|shall|should|must|is|are)? ?(?:also )?(?:be )?(?:directly |primarily |jointly |solely |also )*(?:[Rr]esponsible|[Aa]ccountable) for (?:the (?=\\p{L}+ing\\b))?)`,
      'u',
    ),
  },
  {
    isWork: true,
    pattern: new RegExp(
      `^(?:${person}(?:(?<=[Yy]ou)['’]ll|(?<=[Yy]ou)['’]d|(?<=[Yy]ou) will|(?<=[Tt]hey) will|will|shall)|[Ww]ill|[Ss]hall|[Mm]ust|[Ss]hould|[Mm]ay|[Tt]o) (?:also |then |need to |have to |help to |be (?:expected|required|asked|challenged) to )*(?:be (?=\\p{L}+ing\\b))?(?!(?:be|have|possess|hold|bring|demonstrate|ideally)\\b)(?=\\p{Ll})`,
      'u',
    ),
  },
  {
    isWork: true,
    pattern: new RegExp(
      `^(?:${person}(?:(?<=[Yy]ou) are|is|are|(?<=[Yy]ou)['’]re) |)(?:required|expected|asked) to (?:regularly )?(?=\\p{Ll})`,
      'u',
    ),
  },
  {
    pattern: new RegExp(
      `^(?:${person}?(?:(?<=[Yy]ou) )?(?:[Mm]ust|[Ss]hould|[Ww]ill|would)(?: also| ideally)? (?:have|possess|bring|demonstrate|need|be (?:an? (?:person|individual|candidate|someone) who (?:is|has) )?(?=familiar|experienced|proficient|skilled|comfortable|confident|knowledgeable|able|capable|competent))|(?:[Yy]ou|The (?:ideal |successful )?(?:candidate|applicant)) (?:have|has|bring|possess(?:es)?|(?:are|is) (?=familiar|experienced|proficient|skilled|comfortable|confident|able|capable))|[Yy]ou['’](?:ve|re)|[Mm]ust be (?=familiar|experienced|proficient|skilled|comfortable|able|capable)|(?:[Ww]ith|[Tt]hose with|[Pp]ossess(?:es)?|(?:[Tt]o )?[Hh]ave|[Hh]as)) ?(?=(?:an? |the |at least |some |\\p{L}+ ){0,7}?(?:familiar|experience|proficien|skill|comfortable|confident|able|capable|knowledge|understanding|ability|background|grasp|track|competent|awareness|expertise|year|month|previously|worked|skill))`,
      'u',
    ),
  },
];
/** A clause about somebody or something else, which no quotation needs. */
const remark =
  /,? (?:as|because|since|so) (?:they|you|we|it|this)\b.*$|,? but (?:this|will|we|training|you|not(?! limited))\b[^()]*$|,? and (?:(?:will|must|should|may) (?:be|have|also)|has|have|is|are)\b.*$|,? as well as other \p{L}+(?: \p{L}+)?\.?$/iu;
/** "… will be part of this job" behind the work itself. */
const partOfJob =
  /^(?:(?:services|tasks|duties|work|jobs?|things) (?:such as|like|including) )?(?<what>.{8,160}?) (?:will be|is|are) (?:also )?(?:an? )?(?:\p{L}+ )?part of (?:this|the|your) (?:job|role|work|position)$/iu;

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

/**
 * The parts of a text that may stand alone, the best first: what "including" names where its head is wide,
 * the whole, what stands before examples or a remark, of a long one also what stands before an aim, a manner
 * or another clause, then its single tasks.
 */
export function partsOf(text: string, isWide: (text: string) => boolean): string[] {
  const named = named_(text);
  const heads = cuts.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) => text.slice(0, index)).reverse(),
  );
  const [, first = ''] = /^([^,]+), (?=\p{L}+ing\b)/u.exec(text) ?? toBring.exec(text) ?? [];
  const atComma = first.split(' ').length >= 4 && endsInNoun(first) ? [first] : [];
  return [...(isWide(text) ? named : []), text, ...heads, ...tasksIn(text), ...atComma];
}
/** A list of what is known or done ends at its first comma. */
const toBring =
  /^((?:\p{L}+ ){0,3}(?:experience|knowledge|understanding|familiar\p{L}*|proficien\p{L}+|skills?) [^,:]+), /iu;
const lastTag = (text: string): string | undefined =>
  tagWords(`They will ${text.charAt(0).toLowerCase()}${text.slice(1)}.`).at(-2)?.tag;
const endsInNoun = (text: string): boolean => /^(?:NOUN|PROPN)$/.test(lastTag(text) ?? '');
const named_ = (text: string): string[] =>
  [
    /\b(?:including|includes?),?(?: but (?:is |are )?not limited to)?[,:]? (?<parts>[^.:;()]+)$/iu.exec(
      text,
    )?.groups?.parts ?? [],
  ]
    .flat()
    .filter((parts) => /,| and /.test(parts) && parts.split(' ').length >= 4);
const cuts: readonly RegExp[] = [
  /[;:] |,? (?:including|such as|like(?=:)|for example|e\.g\.,?|eg\.|i\.e\.,?)(?=[ :]|$)| [–—-] | \((?!and |or )|, (?:preferably|ideally|specifically|especially|particularly|with a focus on|focusing on) /gu,
  /,? (?:in order to|so that|to ensure|to make sure|as well as|along with|which|in accordance with|in compliance with|with the ability to|while|ensuring|demonstrating|displaying|maintaining (?:an? )?(?:positive|high|professional)|with (?:an? )?(?:high|great|passion|profession|enthusias|positive|empathy|confidence|integrity|discretion)\p{L}*|as they|but this|based on|after \p{L}+ing|in an? (?:\p{L}+,? (?:and |yet )?){1,5}manner|to a high|as (?:assigned|directed|instructed|prescribed|requested) by) /gu,
  / (?:with, for example|through|concerning|about|regarding|according to|by \p{L}+ing|reporting any|giving due|used by|under the|taking (?:appropriate|into)|related to|relating to|with (?:respect|regard) to|in coordination|depending|that (?:can|may|will) be|preferably|on behalf|on a \p{L}+ basis) ?/gu,
  /,? (?:and |but |so )?(?:who (?:is|has|are|have|can|will)|that (?:we|you)|(?<=,|and |but |so )you|(?<= \p{Ll}+s )(?:we|you)) /gu,
];

/** "Scan the deck, log the catch and tell the crew": each task, when they have the form of the first. */
export function tasksIn(text: string): string[] {
  const verbOf = (part: string) => readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(part)?.[1] ?? '');
  const form = verbOf(text)?.form;
  const starts = [...text.matchAll(/(?:,? (?:and|or) |, )(?=\p{Ll}+ (?!and\b|or\b))/gu)].filter(
    ({ index, 0: joint }) => {
      const rest = text.slice(index + joint.length);
      if (/^be /.test(rest)) return true;
      const verb = verbOf(rest);
      return verb?.form === form && !(form === 'base' && nounLikeVerbs.has(verb?.base ?? ''));
    },
  );
  if (form === undefined || starts.length === 0) return [];
  return [{ index: 0, 0: '' }, ...starts]
    .map(({ index, 0: joint }, at) => text.slice(index + joint.length, starts[at]?.index))
    .filter((task) => task.split(/,? /).some((word) => word.length > 3 && readVerb(word) === null));
}

const rank =
  /,? (?:is|are) (?:an? )?(?:absolute )?(?:requirement|must)(?: (?:for|of|in) (?:this|the) (?:job|role|position))?$|,? will be (?:given (?:preference|priority)|preferred|considered|favou?red)$|(?:,? (?:is|are|would be|will be))?(?: (?:an?|also|highly|strongly|considered|added|very|the|absolutely))*,? (?:plus|preferred|preferable|required|desired|desirable|ideal|essential|bonus|advantage|advantageous|necessary|needed|must|helpful|nice[- ]to[- ]have|beneficial|welcome|key|a must)(?:,? but (?:is )?not (?:required|necessary|essential))?$/i;
/** Without a full stop, manners, conditions and the rank, which the question itself says. */
export const tidy = (text: string): string =>
  text
    .replace(/,? (?:including|includes),? but (?:is |are )?not limited to\b.*$/i, '')
    .replace(/[\s.,;:!–—-]+$/u, '')
    .replace(/,? in an? (?:\p{L}+,? (?:and |yet )?){1,5}manner$/iu, '')
    .replace(
      /,? (?:as|when|where|if) (?:needed|required|necessary|appropriate|requested|applicable)$/i,
      '',
    )
    .replace(
      /,? (?:and|or) (?:perform |do )?(?:other|additional|related) [^,.;]{0,40}(?:duties|tasks|work|projects|assignments)\b[^,.;]*$/iu,
      '',
    )
    .replace(rank, '')
    .replace(
      /,? \((?:[^()]*\b(?:plus|preferred|required|desirable|optional|ideal|welcome|bonus)\b[^()]*)\)$/i,
      '',
    )
    .replace(/,? etc$/, '')
    .replace(/\band\/or\b/g, 'or')
    .replace(/(?<=\p{L}) \((?!or )[^()]*\)$/u, '')
    .replace(/[“”]/gu, '"');

const length = { fewest: 3, most: 16 };
/** Neither cut nor run together, in one form, and short enough to be heard. */
export function isWhole(text: string): boolean {
  const words = text.split(' ').length;
  return (
    (words >= length.fewest || /\p{L} experience$/u.test(text)) &&
    words <= length.most &&
    text.split('(').length === text.split(')').length &&
    text.split('"').length % 2 === 1 &&
    !unsayable.test(text) &&
    !openEnd.test(text) &&
    !isGlued(text) &&
    !isMixed(text) &&
    !endsInVerb(text) &&
    !isTwoTasks(text) &&
    !(/ (?:an?|the|of|in|more|less) \p{L}+$/u.test(text) && lastTag(text) === 'ADJ')
  );
}
/** Marks of a page, addresses, slashes between words, conditions, a word said twice. */
const unsayable =
  /^[^,]+, (?!.*\b(?:and|or)\b)\p{Lu}|, (?!and |or )\p{Lu}\p{L}*$|\p{Ll}[.!?:]\p{Lu}|[.!?] \p{Lu}|\p{Lu}{7}|[@#$€£|<>*_=•·●▪]|\p{Ll}\/ ?\p{Ll}|\/\p{Lu}+\/|and\/or|\be\.?g\b|\bi\.e\b|\b(?:of|for|with), |\bto, \p{Lu}|\p{Ll}- \p{Ll}|[Oo]ptional|[Ii]f any|\b(?:as|if|when|where) (?:required|needed|necessary|appropriate|applicable)\b|https?:|www\.|\d[\d,.]{4}|\.\.|…|\betc\b|[?!]|,\p{L}|(?<!\p{L})(\p{L}+) \1(?!\p{L})/u;
const openEnd =
  /^['‘]|^[^,]+, [^, ]+$|, [^,]+, (?![^,]*\b(?:and|or)\b)[^,]+$| where (?:an? )?\p{L}+$|\b(?:or|and) (?:a )?(?:related|similar|equivalent) (?:field|discipline|area)$| (?:the|an?|and|or|of|to|for|with|by|in|from|as|that|which|who|our|your|their|its|including|such|will|must|be|is|are|at|on|into|through|not|but|other|when|where|if|while|includes?|like|both|any|all|highly|very|well|also|various|only|within|in order|an? (?:safe|clean|healthy|secure|positive|welcoming|friendly|professional)|upon|during|between|across)$/iu;

/** A common word with a capital among small ones: the next item, a heading or a cell of a table. */
const isGlued = (text: string): boolean => {
  const words = text.split(' ');
  return (
    splitRunOn(text).length > 1 ||
    (words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length <= words.length / 3 &&
      words.some(
        (word, at) =>
          at > 1 &&
          /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?,?$/u.test(word) &&
          !knownNames.has(word.replace(',', '')) &&
          isLibraryWord(word.replace(/[-,].*$/u, '')) &&
          /^[\p{Ll})]+$/u.test(words[at - 1] ?? '') &&
          !mayNameNext.test(words[at - 1] ?? ''),
      ))
  );
};
const mayNameNext =
  /^(?:the|an?|of|and|or|with|to|in|for|by|at|from|on|our|all|between|under|via|as|any|each|using|called)$/;

/** "Monitor needs and trains staff", "Sorting and file": the verbs of one list in two forms. */
function isMixed(text: string): boolean {
  const form = readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? '')?.form;
  if (form === undefined || form === 'third') return false;
  const others = [
    ...text.matchAll(/(?:,|,? and|,? or) (\p{Ll}+) (?!of\b|for\b|in\b|from\b|at\b|or\b)\p{Ll}+/gu),
  ];
  return others.some(([whole, word = '']) => {
    const verb = readVerb(word);
    return (
      verb !== null &&
      verb.form === (form === 'base' ? 'third' : 'base') &&
      (!nounLikeVerbs.has(verb.base) || / (?:the|an?|all|and)$/.test(whole))
    );
  });
}

/** "Lead the watch, steer the boat": the second was to be followed by a third. */
const isTwoTasks = (text: string): boolean => {
  const [, first = '', second = ''] = /^(\p{L}+) [^,]+, (\p{Ll}+) (?![^,]*,)/u.exec(text) ?? [];
  return (
    !/, .*\b(?:and|or)\b/.test(text) &&
    readVerb(first)?.form === 'base' &&
    readVerb(second)?.form === 'base'
  );
};

/** "… routines to educate", "when thinking": what is done to whom was cut off. */
function endsInVerb(text: string): boolean {
  const [, joint = '', last = ''] = /(\S+) (\p{L}+)$/u.exec(text) ?? [];
  const verb = readVerb(last);
  const isBase = verb?.form === 'base' && !nounLikeVerbs.has(verb.base);
  if (/^(?:and|or)$/.test(joint)) {
    const before = readVerb(/(\p{L}+) \S+ \p{L}+$/u.exec(text)?.[1] ?? '');
    return before !== null && before.form === verb?.form && !nounLikeVerbs.has(verb.base);
  }
  return (
    (isBase && /^(?:to|will|that|who|\S+,)$/.test(joint)) ||
    (/^(?:when|while|by|will)$/.test(joint) && last.endsWith('ing'))
  );
}

/** Whether a text speaks of the employer, the terms or the person, or leans on a sentence before it. */
export const isNeverQuoted = (text: string, kind: PostingLineKind): boolean =>
  neverQuoted.test(text) ||
  /\bus\b/.test(text) ||
  (kind !== 'duty' && neverQuotedOfPerson.test(text)) ||
  leansBack(text);

/** "Keep it clean", "these samples": a word stands for something that is not named before it. */
function leansBack(text: string): boolean {
  const words = text.split(' ');
  return words.some((word, at) => {
    if (!/^(?:[Tt]h(?:ey|em|eir|ese|ose|is)|[Ii]ts?|[Hh]is|[Hh]er|[Ss]uch)\b/.test(word))
      return false;
    if (/^(?:as|who|whom)$/.test(words[at + 1] ?? '')) return false;
    const isNamed = words.slice(1, at).some((one) => /[^su]s,?$/.test(one) && one.length > 3);
    return !(/^the(?:ir|m)\b/i.test(word) ? isNamed : /^its\b/i.test(word) && at > 4);
  });
}
