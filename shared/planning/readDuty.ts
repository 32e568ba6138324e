import { withArticle } from './nounGrammar.ts';
import { trimPhrase } from './trimPhrase.ts';
import { canBeNoun, gerund, readVerb } from './verbForms.ts';
import type { Verb, VerbForm } from './verbForms.ts';

/** A piece of work in the forms a question needs. */
export interface WorkPhrase {
  /** "process voter registration applications" */
  base: string;
  /** "processing voter registration applications" */
  gerund: string;
  /** What it is done to: "voter registration applications". */
  object: string;
  /** The first verb, base form, as the posting has it. */
  verb: string;
}

/** Plain words for verbs that the analyzer marks; what the work is stays the same. */
const plainVerbs: Readonly<Record<string, string>> = {
  analyze: 'examine',
  analyse: 'examine',
  lead: 'run',
  determine: 'establish',
  support: 'help with',
  champion: 'promote',
  leverage: 'use',
  utilize: 'use',
  understand: 'learn',
  share: 'pass on',
  connect: 'link',
  nurture: 'develop',
  defend: 'protect',
  spearhead: 'begin',
  own: 'look after',
};
const plainPairs: readonly [RegExp, string][] = [
  [/^respond to /, 'deal with '],
  [/^collaborate (?:closely )?with /, 'work with '],
  [/^cooperate with /, 'work with '],
  [/^interface with /, 'work with '],
  [/^interact with /, 'work with '],
];

const lead =
  /^(?:(?:the|this|each|an?)\s+(?:[\p{L}'’/&.-]+\s+){1,7}?|you(?:['’]ll)?\s+|they\s+|incumbents?\s+|employees?\s+|candidate\s+|he or she\s+|we need (?:you|someone) to\s+)?(?:(?:is|are|be)\s+(?:also\s+)?(?:primarily\s+)?(?:responsible|accountable)\s+for\s+|responsible\s+for\s+|accountable\s+for\s+|(?:will|must|may|shall|should|can)\s+(?:also\s+)?(?:be\s+(?:responsible\s+for\s+|able\s+to\s+|required\s+to\s+|asked\s+to\s+|expected\s+to\s+)?)?|responsibilit(?:y|ies)\s+(?:include|for)\s*:?\s*|duties\s+include\s+)?/iu;
const helping =
  /^(?:assists?|helps?|aids?|assisting|helping)\s+(?:(?:us|you|them|(?:the|our)\s+(?:\p{L}+\s+){1,4})\s*)?(?:(?:with|in)\s+)?(?:and\/or\s+)?/iu;
const adverb = /^(?:also|independently|directly|indirectly|\p{L}+ly)\s+/iu;
const idle = new Set(
  'join serve attend participate perform take type care place travel pay receive act'.split(' '),
);

const claiming = new Set(['ensure', 'verify', 'check', 'confirm', 'assure']);

/**
 * Reads a sentence of duties ("Under the direction of the Clerk, coordinates and administers all early
 * voting operations …") as a phrase. Null when it does not begin with work. Among duties, a first word that
 * can be a noun ("share", "review") is a verb.
 */
export function readDuty(sentence: string, isAmongDuties = false): WorkPhrase | null {
  const text = bareStatement(sentence);
  const direct = fromVerb(
    text,
    isAmongDuties &&
      !/^\S+\s+(?:of|in|is|are|and|skills|experience)\b/i.test(text) &&
      !/^\p{L}+ing\b/iu.test(text),
  );
  if (direct !== null) return direct;
  const afterLead = text.replace(lead, '');
  if (afterLead !== text) {
    const read = fromVerb(afterLead, true);
    if (read !== null) return read;
  }
  // "Under the direction of the Clerk and Supervisor, coordinates …"
  if (/^(?:under|in|with|as|through|using|upon|when|during|for|at|by|from|working)\b/i.test(text)) {
    for (const found of commaParts(text)) {
      const part = found.replace(/^you(?:['’]ll| will| are)?\s+/i, '');
      const verb = readVerb(part.split(' ')[0] ?? '');
      if (verb !== null && verb.form !== 'gerund' && !(verb.form === 'base' && canBeNoun(verb)))
        return fromVerb(part, true);
    }
  }
  return null;
}

/** How much a phrase says of the work: vague verbs and long phrases say less. */
export function phraseWorth({ verb, object }: WorkPhrase): number {
  const words = object.split(' ').length;
  const isIdle =
    idle.has(verb) ||
    (verb === 'engage' && /^in\b/.test(object)) ||
    (verb === 'work' && !/\bwith\b/.test(object));
  return (isIdle ? 0.3 : 1) * (words === 1 ? 0.5 : words > 9 ? 0.75 : 1);
}

/** A statement without its bullet, its label ("Communication - …") and its share ("(35%)"). */
export function bareStatement(sentence: string): string {
  return sentence
    .replace(
      /^(?:[\s•·●▪◦‣■*–—\u00ad\u00c2-]|\uFE0F|\p{Extended_Pictographic})+|^\s*(?:\d{1,2}|[a-zA-Z])[.)]\s+/gu,
      '',
    )
    .replace(/^o\s+(?=\p{Lu})/u, '')
    .replace(/^to\s+(?=\p{L}+)/iu, (lead, at, whole: string) =>
      readVerb(/^to\s+(\p{L}+)/iu.exec(whole)?.[1] ?? '')?.form === 'base' ? '' : lead,
    )
    .replace(/\s*\(\d{1,3}\s?%\)/g, '')
    .replace(/^(?:\p{Lu}[\p{L} /&-]{2,40})(?:\s[-–—]\s|:\s+)(?=\p{Lu})/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function* commaParts(text: string): Generator<string> {
  for (let at = text.indexOf(', '); at >= 0 && at < 220; at = text.indexOf(', ', at + 1))
    yield text
      .slice(at + 2)
      .replace(/^(?:and|then)\s+/i, '')
      .replace(adverb, '');
}

function fromVerb(source: string, isLed: boolean): WorkPhrase | null {
  let text = source
    .replace(adverb, '')
    .replace(adverb, '')
    .replace(
      /^(work(?:s|ing)?|communicat(?:e|es|ing)|interact(?:s|ing)?) \p{L}+ly (?=with\b)/iu,
      '$1 ',
    );
  const helped = helping.exec(text)?.[0];
  if (helped !== undefined) {
    const rest = text.slice(helped.length).replace(adverb, '');
    const inner = rest === '' ? null : readVerb(rest.split(/[\s,]/)[0] ?? '');
    const isCompound =
      /^(?:meeting|training|accounting|billing|marketing|voting|filing|polling|engineering)\s+(?!the\b|of\b|and\b)\p{L}+ing\b/iu.test(
        rest,
      );
    if (inner === null || isCompound || (inner.form !== 'gerund' && /\b(?:with|in)\b/.test(helped)))
      return asPhrase(['help with'], /\b(?:with|in)\b/.test(helped) ? rest : '', 'third');
    text = rest;
  }
  // "Services include …" lists things.
  if (/^\p{L}+ includes?\b/iu.test(text)) return null;
  const verbs: Verb[] = [];
  for (;;) {
    const word = /^[\p{L}-]+/u.exec(text)?.[0];
    const verb = word === undefined ? null : readVerb(word);
    if (word === undefined || verb === null) break;
    // "Records management experience", "Training programs": a noun begins the line, not a verb.
    if (verbs.length === 0 && !isLed && helped === undefined && !opensDuty(verb, text)) return null;
    const next = text.slice(word.length);
    if (verbs.length > 0 && /^\s(?:of|and programs?|teams?|skills)\b/.test(next)) break;
    verbs.push(verb);
    const join =
      /^(?:\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|and\/or|&)\s+|\s*\/\s*)(?:then\s+)?(?:\p{L}+ly\s+)?/u.exec(
        next,
      )?.[0];
    text = next.trimStart();
    if (join === undefined) break;
    const after = next.slice(join.length);
    const following = readVerb(/^[\p{L}-]+/u.exec(after)?.[0] ?? '');
    if (following === null || following.form !== verb.form) {
      if (following === null) return null;
      break;
    }
    text = after;
  }
  const last = verbs.at(-1);
  const second = last?.base === 'support' || last?.base === 'assist' ? verbs[1] : last;
  // Who follows instructions has understood them.
  const done = verbs.length > 1 ? verbs.filter(({ base }) => base !== 'understand') : verbs;
  const kept = done.length > 2 ? [done[0], second] : done;
  return asPhrase(
    kept.flatMap((verb) => (verb === undefined ? [] : [verb.base])),
    text,
    // "Assists in estimating costs and reviews bills": a second verb would have the form of the first.
    helped !== undefined && /^(?:assists|helps|aids)\b/i.test(helped)
      ? 'third'
      : (verbs[0]?.form ?? 'base'),
  );
}

function opensDuty(verb: Verb, text: string): boolean {
  if (/^\p{L}+\s+[\p{L}\s]{1,60}\s(?:is|are|will|must|may)\b/u.test(text) && verb.form !== 'third')
    return false;
  if (verb.form === 'gerund')
    return (
      !/^\p{L}+ing\s+\p{L}+ing\b/iu.test(text) &&
      !/^\p{L}+ing\s+(?:of|skills|experience|programs|and|or|is|are|required|preferred|requirements|center|days|material|process|knowledge|conditions|environment|hours|relationships?)\b/iu.test(
        text,
      ) &&
      !/^(?:training|learning)\b/i.test(text)
    );
  if (verb.form === 'third' && canBeNoun(verb))
    return !/^\p{L}+\s+(?:management|of|and\s+(?!\p{L}+s\b)|is|are|in|for|retention|requirements?|administration|include|includes|will|may|must|such)\b/iu.test(
      text,
    );
  const listed = /^\p{L}+,\s+(\p{L}+)/u.exec(text)?.[1];
  if (listed !== undefined && readVerb(listed)?.form === verb.form) return true;
  if (verb.form === 'base' && canBeNoun(verb))
    return (
      /^\p{L}+(?:,| and| or)?\s+(?:the|a|an|all|any|our|your|their|its|to|with|for|and|or|on|as|\p{L}+(?:s|ing|ed|al|ive|ic))\b/iu.test(
        text,
      ) && !/^\p{L}+\s+(?:skills|experience|of|in|is|are)\b/iu.test(text)
    );
  return true;
}

function asPhrase(verbs: readonly string[], rest: string, form: VerbForm): WorkPhrase | null {
  const [first] = verbs;
  const isClaim = verbs.every((verb) => claiming.has(verb));
  const isClause = isClaim && /\s(?:is|are|can be|will be)\s/.test(rest.slice(0, 90));
  const whole = isClause ? `that ${rest.replace(/^that\s+/i, '')}` : rest;
  const object = rest === '' ? null : trimPhrase(whole, form, isClause);
  if (first === undefined || object === null) return null;
  if (/^that\b/i.test(object) && !verbs.some((verb) => claiming.has(verb))) return null;
  const opening = verbs.length === 1 ? first : '';
  let noun = withArticle(object);
  let plain = verbs.map((verb) => plainVerbs[verb] ?? verb);
  for (const [pattern, words] of plainPairs) {
    if (opening === '' || !pattern.test(`${opening} ${noun}`)) continue;
    const changed = `${opening} ${noun}`.replace(pattern, words);
    plain = [words.trim()];
    noun = changed.slice(words.length);
    break;
  }
  if (/^(?:be|is|are)$/.test(first)) return null;
  return {
    base: `${joinVerbs(plain)} ${noun}`,
    gerund: `${joinVerbs(plain.map(gerundOf))} ${noun}`,
    object: noun,
    verb: first,
  };
}

const gerundOf = (verb: string): string => {
  const [head = '', ...tail] = verb.split(' ');
  return [gerund(head), ...tail].join(' ');
};

const joinVerbs = (verbs: readonly string[]): string => [...new Set(verbs)].join(' and ');
