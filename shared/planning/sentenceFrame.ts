import { canBeNoun, readVerb, thirdPerson, type Verb } from './verbForms.ts';

/** What a sentence is built on: a duty without its subject, or a subject with its verb. */
export interface SentenceFrame {
  kind: 'third' | 'base' | 'gerund' | 'fragment' | 'clause';
  /** Bullets and a label before the sentence proper. */
  prefix: string;
  /** "Under the direction of the clerk, " or nothing. */
  lead: string;
  /** What a second sentence begins with: "It ", "The incumbent ", or nothing for a duty. */
  again: string;
  isPlural: boolean;
  /** Where the first verb begins, and the verb. */
  verbAt: number;
  verb: string;
}

const moreVerbs =
  'include require receive offer need want invite support enable hold become remain possess consist contain involve provide administer serve help work lead formulate consult have focus administer rest bear run own expect seek use aim tend deal begin';
const thirds = new Set(
  moreVerbs.split(' ').map((base) => (base === 'have' ? 'has' : thirdPerson(base))),
);
const bases = new Set(moreVerbs.split(' '));
export const auxiliary =
  /^(?:is|are|was|were|has|have|had|will|must|may|can|should|shall|would|could|does|do)$/;
const determiner =
  /^(?:the|this|these|our|your|a|an|each|all|any|every|it|we|you|they|he|she|there|current|ongoing|state|human|employee|duties|responsibilities|employees|applicants|candidates|members|staff|work|reasonable|strong)$/i;
const things =
  /\b(?:positions?|roles?|jobs?|divisions?|departments?|offices?|boards?|bureaus?|sections?|teams?|programs?|organi[sz]ations?|foundations?|city|county|commissions?|agency|committees?|centers?|mission|purpose|responsibility|goal|resources|administration|benefits|work|plan|mix|level|initiatives?|maintenance|offer|majority|package|salary|company|group|class|classification|services?|priorities|priority|duties|responsibilities|application|process|system|skills|accommodations|it|this|unit)$/i;

/** What a requirement without a verb begins with. */
const fragment =
  /^(?:ability|knowledge|experience|proven|demonstrated|skills?|strong|excellent|proficien\w+|familiarity|understanding|degree|responsible|thorough|superior|skilled)$/i;

const extra = new Map<string, Verb>(
  ['aid', 'contribute', 'fulfill', 'offer'].flatMap((base): [string, Verb][] => [
    [base, { base, form: 'base' }],
    [thirdPerson(base), { base, form: 'third' }],
  ]),
);

/** A verb of the planning list, or one that postings use in the middle of sentences. */
export const knownVerb = (word: string): Verb | null => readVerb(word) ?? extra.get(word) ?? null;

/** The word at an index without its marks, or ''. */
const bare = (word: string | undefined): string => (word ?? '').replace(/[^\p{L}'’-]/gu, '');

export function readFrame(sentence: string): SentenceFrame | null {
  const prefix =
    /^(?:[^\p{L}\p{N}"“(]+|Â\s+)*(?:(?:[A-Z][A-Z /&]{3,40}|[A-Z][\p{L} ]{2,30})(?::| [-–—])\s+(?=\p{Lu}))?/u.exec(
      sentence,
    )?.[0] ?? '';
  const whole = sentence.slice(prefix.length);
  for (const lead of leads(whole)) {
    const frame = readCore(whole.slice(lead.length));
    if (frame === null) continue;
    return { ...frame, prefix, lead, verbAt: frame.verbAt + prefix.length + lead.length };
  }
  return null;
}

/** No adverbial, or one that ends at each comma in turn. */
function leads(text: string): string[] {
  const [addition] = /^In addition,? /.exec(text) ?? [];
  if (addition !== undefined) return [addition];
  const commas = [...text.matchAll(/,\s+/g)].map(({ index, 0: comma }) =>
    text.slice(0, index + comma.length),
  );
  if (
    !/^(?:under|in|with|as|at|on|by|through|within|lastly|also|additionally|upon|after|before|since|currently|although|while)\b/i.test(
      text,
    )
  )
    return /^an? /i.test(text) ? ['', ...commas] : [''];
  return commas;
}

function readCore(text: string): Omit<SentenceFrame, 'prefix' | 'lead'> | null {
  const words = text.split(' ');
  const skip = /ly$/.test(words[0] ?? '') ? 1 : 0;
  const first = bare(words[skip]);
  const verb = readVerb(first);
  const second = bare(words[skip + 1]);
  const duty = { again: '', isPlural: false, verbAt: 0, verb: first.toLowerCase() };
  if (verb?.form === 'third' && !/^(?:are|is|of|that|which|from)$/i.test(second))
    return { kind: 'third', ...duty };
  const takesObject =
    /^(?:the|a|an|all|and|any|with|in|or|our|your|new|ensure|prepare|develop|draft|plan|maintain)$/i;
  if (
    verb?.form === 'base' &&
    (!canBeNoun(verb) || takesObject.test(second)) &&
    !/^(?:are|is|includes?|of)$/.test(second)
  )
    return { kind: 'base', ...duty };
  if (
    verb?.form === 'gerund' &&
    !/^(?:is|are|and|of|this)$/.test(second) &&
    !/\b(?:is|are|provides|requires)\b/.test(text)
  )
    return { kind: 'gerund', ...duty };
  const isArticled = /^(?:the|an?)$/i.test(first);
  if (fragment.test(isArticled ? second : first) && !/\b(?:is|are|was|will|must|may)\b/.test(text))
    return { kind: 'fragment', ...duty };
  if (!determiner.test(first) && !/^\p{Lu}/u.test(first)) return null;
  return readClause(words);
}

function readClause(words: readonly string[]): Omit<SentenceFrame, 'prefix' | 'lead'> | null {
  let at = 0;
  let depth = 0;
  for (const [index, word] of words.entries()) {
    if (index > 14) return null;
    if (
      index > 0 &&
      depth === 0 &&
      isFinite(word, beforeAdverb(words, index), words[index + 1] ?? '')
    ) {
      const subject = words
        .slice(0, index)
        .join(' ')
        .replace(/\s*\([^)]*\)/g, '')
        .replace(/\s+(?:also|always|often|\p{Ll}+ly)$/u, '');
      const verb = bare(word).toLowerCase();
      const isPlural =
        /^(?:are|were|have|do)$/.test(verb) || readVerb(verb)?.form === 'base' || bases.has(verb);
      const again = sayAgain(subject, isPlural);
      return again === null ? null : { kind: 'clause', again, isPlural, verbAt: at, verb };
    }
    if (word.startsWith('(')) depth += 1;
    if (word.includes(')')) depth -= 1;
    if (depth === 0 && /[,;:]$/.test(word)) return null;
    if (/^(?:that|which|who|to|because|if|when)$/i.test(word)) return null;
    at += word.length + 1;
  }
  return null;
}

function isFinite(word: string, before: string, after: string): boolean {
  const text = bare(word);
  if (text !== word.replace(/,$/, '') || text !== text.toLowerCase()) return false;
  if (auxiliary.test(text)) return true;
  if (text === 'reports' && /^(?:to|directly)$/.test(after)) return true;
  const verb = knownVerb(text);
  const pronoun = /^(?:we|you|they)$/i.test(before);
  const isName = /^\p{Lu}/u.test(before) && verb?.form === 'third' && !canBeNoun(verb);
  if (pronoun || (!isName && /[^s]s$/.test(bare(before)) && !/^this$/i.test(before)))
    return (
      (bases.has(text) || (verb?.form === 'base' && !canBeNoun(verb))) &&
      !/^(?:of|and)$/.test(after)
    );
  return thirds.has(text) || (verb?.form === 'third' && !canBeNoun(verb));
}

/** The word a verb must agree with: in "They also include" that is "They". */
function beforeAdverb(words: readonly string[], index: number): string {
  const before = words[index - 1] ?? '';
  return /^(?:also|always|often)$|ly$/.test(before) ? (words[index - 2] ?? before) : before;
}

/** How the subject is named once more, or null when that would be clumsy. */
function sayAgain(subject: string, isPlural: boolean): string | null {
  if (/\b(?:by|and)$/.test(subject)) return null;
  if (/^(?:we|you|they|it)$/i.test(subject)) return `${capital(subject)} `;
  const head = subject.replace(/\s+(?:of|for|in|with|at|on|within|to|reporting)\s.*$/i, '');
  if (isPlural) return 'They ';
  if (things.test(head) || /^this$/i.test(subject)) return 'It ';
  const own = head.split(' ').length <= 5 ? head : null;
  return own === null ? null : `${capital(own)} `;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
