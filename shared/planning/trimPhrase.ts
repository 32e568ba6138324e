import { canBeNoun, readVerb } from './verbForms.ts';
import type { VerbForm } from './verbForms.ts';

/** Longer ones make a question that nobody can follow by ear. */
const mostWords = 14;

/** Where the part ends that names the work: purposes, examples, manners and rules come after it. */
const ends =
  /\s*(?:[;:()[\]"“”]|\s[-–—]+\s|,?\s(?:including|includes?|such as|e\.g|i\.e|to include|in order|so that|for the purpose|in accordance|in compliance|consistent with|in line with|pursuant|according to|as (?:needed|necessary|required|requested|assigned|appropriate|directed|outlined|set forth|a result|well as|it relates|they relate|part of|stated|defined|prescribed|designated|specified|applicable|approved|well|follows|may)|in conjunction|in collaboration|in coordination|in consultation|under (?:the|limited|general|minimal|his|their|close)|while|when|where|whereby|wherever|which|who|whom|whose|via|utilizing|using|throughout|within the scope|by (?:\p{Ll}+ing)|through (?:\p{Ll}+ing)|to (?:ensure|make|assure|provide|meet|achieve|support|determine|help|allow|enable|maintain|improve|obtain|prevent|be|comply|inform|accomplish|facilitate|complete|identify|resolve|assist|progress|enhance|strengthen|increase|reduce|promote|advance)|with (?:the ability|or without|an emphasis|emphasis|specific|particular|special|focus)|if|because|since|and (?:have|has|must|be|is|are|knowledge|understanding|ability|experience)|after which|etc\b|but|prior to|prior|through (?:the|a)|in the areas? of|in the absence|not limited|not only|regardless|especially|particularly|primarily|(?:for|of|to|with|in) and|and the ability|along with|on how|depending|(?:every|each) (?:other |single )?(?:day|week|month|quarter|year|shift|night)|engaged in|designed (?:to|for)|intended|within the (?:past|last)|e\.g\.|preferred|is preferred|are|is|desired|required|highly|strongly|a plus|directly related|on a (?:\p{Ll}+ )?basis|subject to|relative to|as)(?=[\s,.;:]|$)).*$/su;

/** In "ensures that ballots are counted" the verb belongs to what is ensured. */
const beVerbs = /(\S)\s+((?:is|are|can be|will be)\b)/g;

const dangling =
  /(?:[\s,]+(?:a|an|the|and|or|nor|of|for|in|on|at|to|by|with|from|into|as|that|than|this|these|those|their|its|his|her|our|your|all|any|each|every|some|other|related|relating|pertaining|relevant|required|needed|associated|assigned|to work|applicable|various|between|among|across|regarding|concerning|about|during|before|after|until|within|under|over|through|both|not|also|is|are|be|being|per|upon|other than|&|\/|highly|more|most|related to|who|e\.g|etc|up|so|such|used|prior|working|based|along|beyond|large|new|Va|federal|local|specific|general|special|primary|diverse|different|effective|e\.g\.|contracting|involving|containing|affecting|requiring|providing|received|focused|tailored|appropriate|located|performed|and \p{Ll}+ed))+$/iu;

/**
 * Cuts what follows a verb, or "knowledge of", to the words that name the work: at most fourteen, a
 * whole phrase, without examples, purposes and references. Null when nothing sound is left.
 */
export function trimPhrase(
  source: string,
  form: VerbForm = 'base',
  isClause = false,
): string | null {
  let phrase = source
    .replace(/\s+/g, ' ')
    .replace(/\((?:s|es)\)/g, 's')
    .replace(/\s*\((?:[^()]*)\)/g, '')
    .replace(/(\p{Ll}{3})\.\s*[A-Z\u00c2].*$/u, '$1')
    .replace(/[’]/g, "'")
    // What "these documented approaches" points at stands elsewhere in the posting.
    .replace(/(^|\s)(?:these|those|such) (?=\p{Ll}+(?:s|ed|al|ive)\b)/gu, '$1')
    .replace(/^((?:with|on|to|for) )?other (?!than\b)(?=\p{L})/iu, '$1')
    .replace(/,? as well as (?:\p{L}+ly )?(\p{L}+)/giu, (_, word: string) => {
      const verb = readVerb(word);
      return verb?.form === 'base' && !canBeNoun(verb) ? '; ' : ` and ${word}`;
    })
    .replace(/, (?:by|in|on|at|via|over|from) .*$/i, '')
    .trim();
  if (isClause) phrase = phrase.replace(beVerbs, '$1\u0001$2');
  phrase = phrase.replace(ends, '').replaceAll('\u0001', ' ');
  phrase = cutPurpose(phrase);
  phrase = cutSecondVerb(phrase, form);
  phrase = shorten(phrase);
  phrase = closeList(
    phrase
      .replace(/[\s,.;:!?*/\\|-]+$/u, '')
      .replace(dangling, '')
      .trim(),
  );
  phrase = dropInfinitive(phrase).replace(dangling, '').replace(lostOwner, '');
  return isSound(phrase) ? phrase : null;
}

/**
 * "prepares plans and submits these plans to the board": the second verb begins another duty. Words
 * that can be nouns are taken for verbs when something follows that only a verb takes, or anything
 * but a preposition where the first verb has the same ending.
 */
function cutSecondVerb(phrase: string, form: VerbForm): string {
  const words = phrase.split(' ');
  for (let index = 1; index < words.length; index += 1) {
    const before = words[index - 1] ?? '';
    const joins = /^(?:and|or|and\/or|then)$|,$/i.test(before);
    const here = words[index] ?? '';
    const skip = /^(?:and|or|then|also|\p{L}+ly)$/iu.test(here) && readVerb(here) === null ? 1 : 0;
    const word = (words[index + (joins ? skip : 0)] ?? '').replace(/\/.*$/, '');
    const bare = readVerb(word.replace(/,$/, ''));
    // "Analyze cases, research, plan, develop and execute policies": a list of verbs, cut whole.
    if (joins && word.endsWith(',') && bare?.form === form && !canBeNoun(bare))
      return (phrase.split(',')[0] ?? '').trim();
    const verb = /[,.;]$/.test(word) ? null : bare;
    if (verb === null) continue;
    const next = words[index + skip + 1] ?? '';
    const goesOn =
      next !== '' && !/^(?:and|or|of|to|for|in|on|with|by|at|from|that|as)$/i.test(next);
    const takesObject =
      /^(?:the|a|an|all|any|these|this|their|its|his|her|our|your|what|how)$/i.test(next);
    const isListed =
      form === 'base' &&
      before.endsWith(',') &&
      next !== '' &&
      (goesOn || /^(?:and|or)$/i.test(next));
    const isSame =
      verb.form === form &&
      (takesObject || isListed || !canBeNoun(verb) || (form === 'third' && goesOn));
    const isOther =
      verb.form !== form && verb.form !== 'gerund' && form !== 'gerund' && !canBeNoun(verb);
    // "monitor performance and test for weaknesses": a noun would not go on so.
    const isPair = before === 'and' && verb.form === 'base' && takesOnly.test(`${here} ${next}`);
    const isStray =
      form === 'third' && verb.form === 'third' && !canBeNoun(verb) && !/^that$/i.test(before);
    const isClause = verb.form === 'gerund' && goesOn && before.endsWith(',') && index > 2;
    if ((joins && (isSame || isOther || isClause || isPair)) || isStray)
      return words
        .slice(0, index)
        .join(' ')
        .replace(/[\s,]+(?:and|or|and\/or|then)?$/i, '');
  }
  return phrase;
}

/** Pairs that a verb begins, though its first word can be a noun. */
const takesOnly =
  /^(?:(?:test|plan) for|(?:report|work) (?:on|with)|(?:monitor|track|review) \p{Ll}{4,})$/u;

/** "a computer to perform analysis": what it is for comes after. */
function cutPurpose(phrase: string): string {
  for (const found of phrase.matchAll(/\sto\s(\p{L}+)/gu)) {
    const verb = readVerb(found[1] ?? '');
    if (
      found.index > 8 &&
      !/\bhow$/i.test(phrase.slice(0, found.index)) &&
      verb?.form === 'base' &&
      !canBeNoun(verb)
    )
      return phrase.slice(0, found.index);
  }
  return phrase;
}

/** "with the logistics team to plan": a verb that lost its object goes too. */
function dropInfinitive(phrase: string): string {
  const found = /^(.*\S)\s+to\s+(\p{L}+)$/u.exec(phrase);
  const [, before = '', verb = ''] = found ?? [];
  return found !== null && readVerb(verb)?.form === 'base' ? before : phrase;
}

function shorten(phrase: string): string {
  const words = phrase.split(' ');
  if (words.length <= mostWords) return phrase;
  const head = words.slice(0, mostWords);
  const comma = head.findLastIndex((word, index) => endsListItem(head, word, index));
  if (comma >= 2) {
    const kept = head.slice(0, comma + 1);
    // "the Fannie Lou Hamer, …": the beginning of a long name is no name.
    return kept.every((word) => /^(?:\p{Lu}|the$)/u.test(word)) ? '' : kept.join(' ');
  }
  const preposition = head.findLastIndex(
    (word, index) =>
      !(head[index - 1] ?? '').endsWith(',') &&
      !(/^(?:and|or)$/.test(word) && adjective.test(`${head[index - 1] ?? ''},`)) &&
      /^(?:of|for|in|on|at|with|from|into|by|regarding|concerning|related|to|during|between|among|across|and|or|within|that|per)$/i.test(
        word,
      ),
  );
  const kept = preposition < 2 ? '' : dropAdjectives(head.slice(0, preposition));
  // "the review and improvement" of what?
  return head[preposition] === 'of' && bareNominal.test(kept) ? '' : kept.replace(emptyTail, '');
}

const adjective =
  /^(?:state|county|city|local|different|efficient|new|other|current|appropriate|timely),$|^(?!(?:proposal|approval|material|manual|appeal|journal|referral|principal|retrieval|withdrawal|traffic|topic|clinic|music|summary|library|inventory|history)s?,)\p{L}+(?:al|ive|ary|ous|ic|ory|ful|ible|able|ern),$/u;

const bareNominal =
  /^(?:the )?(?:\p{L}+,? (?:and )?)*\p{L}+(?:tion|ment|review|analysis|ing|range|variety|level)$/u;
const emptyTail =
  /\s(?:in|of|for|with|to|on)\s(?:the|an?)\s(?:\p{L}+ )?(?:range|variety|number|level|areas?|form|array)$/iu;

/** "support to the Board in its collection" of what? */
const lostOwner = /\s(?:in|on|for|of|with) (?:its|their|his|her) \p{L}+(?:tion|ment|ing|sis)$/iu;

/** After a cut, "on complex constitutional, statutory" loses what waits for a noun. */
function dropAdjectives(words: readonly string[]): string {
  const kept = [...words];
  while (kept.length > 1) {
    const last = (kept.at(-1) ?? '').replace(/,$/, '');
    if (!adjective.test(`${last},`) && !/^(?:and|or)$/i.test(last)) break;
    kept.pop();
  }
  return kept.join(' ');
}

/** Whether the list can end here: not between adjectives, as in "federal, state and local law". */
function endsListItem(words: readonly string[], word: string, index: number): boolean {
  if (!word.endsWith(',')) return false;
  const before = words[index - 1] ?? ',';
  if (adjective.test(word)) return false;
  return (
    /s,$/.test(word) ||
    !(before.endsWith(',') || /^(?:all|and|or|the|a|an|of|with|to)$/i.test(before))
  );
}

/** "assignments, recruitment" after a cut becomes "assignments and recruitment". */
function closeList(phrase: string): string {
  const last = phrase.lastIndexOf(', ');
  if (last < 0) return phrase;
  const tail = phrase.slice(last + 2);
  if (/^(?:and|or|&)\s/i.test(tail) || / (?:and|or) /.test(tail) || !isListItem(tail))
    return phrase;
  const commas = phrase.split(', ').length - 1;
  return `${phrase.slice(0, last)}${commas > 1 ? ',' : ''} and ${tail}`;
}

const isListItem = (tail: string): boolean =>
  tail.split(' ').length <= 7 && !/^(?:in|on|for|with|by|to|at|from)\s/i.test(tail);

/** "audits submitted campaign reports": the posting itself lost a word or has one too many. */
const brokenObject =
  /^\p{Ll}+s \p{Ll}+ed (?!(?:by|to|in|for|on|at|with|from|under|as|of|within|during|and|or|through|into|throughout|into)\b)\p{L}/u;

function isSound(phrase: string): boolean {
  const words = phrase.split(' ');
  if (phrase.length < 4 || words.length > mostWords) return false;
  if (/[<>{}=|_#@\\§*]|\?|\.\.|\u00c2|\ufffd|\d{4,}|%|\$/.test(phrase)) return false;
  if (/^(?:\d+ \p{Ll}+$|\d{2,} )/u.test(phrase)) return false;
  if (/^(?:the )?(?:will|may|must|shall|should) /i.test(phrase)) return false;
  if (/\b[A-Z]{5,}\b.*\b[A-Z]{5,}\b/.test(phrase)) return false;
  if (/^(?:for|to|with|on|in) and\b/i.test(phrase) || brokenObject.test(phrase)) return false;
  if (/^to\s/i.test(phrase) && readVerb(words[1] ?? '')?.form === 'base') return false;
  if (/^(?:and|or|of|by|,|which|who|is|are|etc|as|than|be|not)\b/i.test(phrase)) return false;
  if (/\b(?:I|my|me|us|we)\b|\b(?:the|these) following\b/.test(phrase)) return false;
  if (/[.!;:]/.test(phrase.replace(/\b(?:[A-Z]\.)+[A-Z]?\.?|\d\.\d|\bSt\.|\b[Nn]o\./g, '')))
    return false;
  if ((phrase.match(/["“”]/g) ?? []).length > 0) return false;
  return /\p{Ll}{2}/u.test(phrase) || /^[A-Z][A-Z0-9+/ -]+$/.test(phrase);
}
