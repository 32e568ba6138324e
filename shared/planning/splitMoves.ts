import type { SentenceFrame } from './sentenceFrame.ts';
import { auxiliary, capital, knownVerb, readFrame } from './sentenceFrame.ts';
import { canBeNoun } from './verbForms.ts';

/** Ways to part one sentence; each way is a list of sentences without their full stops. */
export type Move = (sentence: string, frame: SentenceFrame | null) => string[][];

const modal = /^(?:will|must|may|can|should|shall)$/;
const objectStart =
  /^(?:the|a|an|all|any|its|our|your|their|new|with|to|for|these|this|as|on|in|each|every|other|full|several|complex|written|individual)$/i;
const takers =
  /^(?:provides?|includes?|offers?|covers?|receives?|has|have|requires?|needs?|involves?)$/;

const bare = (word: string | undefined): string => (word ?? '').replace(/[^\p{L}'’-]/gu, '');
const words = (text: string): string[] => text.split(' ');

/** A verb phrase as a sentence of its own, with the subject of the first. */
export const anew = ({ kind, again }: SentenceFrame, phrase: string): string =>
  kind === 'clause' ? again + phrase : capital(phrase);

/** At semicolons: duties, statements, or further objects of the same verb ("also provides …"). */
export const atSemicolons: Move = (sentence, frame) => {
  if (frame === null || /;\s+or\b|includ\w+:/.test(sentence)) return [];
  const [head = '', ...rest] = sentence
    .split(/;\s*(?:and\s+)?/)
    .filter((part) => part.trim() !== '');
  if (rest.length === 0) return [];
  const parts = rest.map((part) => furtherPart(part.replace(/^,\s*/, ''), head, frame));
  return parts.includes(null) ? [] : [[head, ...parts.filter((part) => part !== null)]];
};

function furtherPart(part: string, head: string, frame: SentenceFrame): string | null {
  const own = readFrame(part);
  if (own?.kind === 'clause') return capital(part);
  const [first = '', second = ''] = words(part);
  const verb = knownVerb(bare(/ly$/.test(first) ? second : first));
  const isVerb =
    verb !== null && (!canBeNoun(verb) || objectStart.test(second) || second === 'and');
  if (frame.kind !== 'clause') {
    // One of several duties may begin with a word that can be a noun, or in another form.
    if (verb !== null && verb.form !== 'gerund' && (isVerb || verb.form === frame.kind))
      return capital(part);
    if (frame.kind === 'gerund' && verb?.form === 'gerund') return capital(part);
  } else if (isVerb && verb.form === 'third') return frame.again + part;
  const after = head.slice(frame.verbAt);
  const helper = /^(?:(?:is|are) to|will|must be able to|must|may|can)\b/.exec(after)?.[0];
  if (frame.kind === 'clause' && helper !== undefined && verb?.form === 'base')
    return frame.again + alsoAfter(helper) + part;
  const be = /^(is|are) responsible for\b/.exec(head.slice(frame.verbAt))?.[1];
  if (be !== undefined && (verb === null || !isVerb || verb.form === 'gerund'))
    return `${frame.again}${be} also responsible for ${part.charAt(0).toLowerCase()}${part.slice(1)}`;
  // "also provides coordination of …"
  if (!takers.test(frame.verb) || (verb !== null && verb.form !== 'gerund' && isVerb)) return null;
  return anew(frame, `also ${frame.verb} ${part}`);
}

const alsoAfter = (helper: string): string => helper.replace(/^(\w+)/, '$1 also') + ' ';

/** Words after which a later clause may still hang on the first. */
const subordinate =
  /\b(?:that|which|who|whose|if|when|where|whether|unless|until|because|since|although|though|while)\b/i;

/** Before a clause with its own "you" or "we", which says the same as a sentence. */
export const atClauses: Move = (sentence) => {
  const found = /,\s+(?:and|but)\s+(?=(?:you|we)\s)/.exec(sentence);
  if (!found) return [];
  const head = sentence.slice(0, found.index);
  if (subordinate.test(head) || !/\b(?:you|we)\b/i.test(head)) return [];
  return [[head, capital(sentence.slice(found.index + found[0].length))]];
};

interface Cut {
  /** Where the part before ends, and where the verb of the next one begins. */
  at: number;
  verbAt: number;
  hasComma: boolean;
  /** Whether the word may be a noun; then it counts only in a list of verbs. */
  isDoubtful: boolean;
}

/** Where a second verb of the same subject begins: "sorts mail, and prepares a report". */
export const atVerbs: Move = (sentence, frame) => {
  if (frame === null || sentence.includes(';')) return [];
  if (frame.kind === 'gerund' || frame.kind === 'fragment') return [];
  const cuts = verbCuts(sentence, frame);
  const withComma = cuts.filter(({ hasComma }) => hasComma);
  const firstComma = withComma[0]?.at ?? Infinity;
  const middle = sentence.length / 2;
  const single = cuts
    .filter(({ hasComma, at }) => !hasComma && at < firstComma)
    .sort((a, b) => Math.abs(a.at - middle) - Math.abs(b.at - middle))
    .map((cut) => [cut]);
  const ways = withComma.length > 0 ? [withComma, ...single] : single;
  return ways.map((way) => cutAt(sentence, frame, way));
};

function cutAt(sentence: string, frame: SentenceFrame, way: readonly Cut[]): string[] {
  const helper = helperOf(sentence, frame);
  const parts = [sentence.slice(0, way[0]?.at)];
  way.forEach(({ verbAt }, index) => {
    const phrase = sentence.slice(verbAt, way[index + 1]?.at);
    const isFinite = auxiliary.test(words(phrase)[0] ?? '');
    parts.push(anew(frame, (isFinite ? '' : helper) + phrase));
  });
  return parts;
}

/** What goes with each further verb: "will", "is to", "help". */
function helperOf(sentence: string, { verb, verbAt }: SentenceFrame): string {
  if (modal.test(verb)) return `${verb} `;
  const after = sentence.slice(verbAt);
  const [, be] = /^(is|are) to\s/.exec(after) ?? [];
  if (be !== undefined) return `${be} also to `;
  const [, help, next = ''] = /^(helps?) (\p{Ll}+)/iu.exec(after) ?? [];
  return help !== undefined && knownVerb(next)?.form === 'base' ? `${help.toLowerCase()} ` : '';
}

function verbCuts(sentence: string, frame: SentenceFrame): Cut[] {
  const cuts: Cut[] = [];
  let depth = 0;
  let from = frame.verbAt + frame.verb.length;
  const isToBe = /^(?:is|are) to\s/.test(sentence.slice(frame.verbAt));
  const all = [...sentence.slice(from).matchAll(/\S+/g)];
  const base = from;
  all.forEach((match, index) => {
    const [word] = match;
    const previous = all[index - 1]?.[0] ?? '';
    const before = all[index - 2]?.[0] ?? '';
    const isAnd = /^(?:and|but|then)$/.test(previous);
    const hasComma = previous.endsWith(',') || (isAnd && before.endsWith(','));
    const isInside = depth > 0;
    depth += (word.match(/\(/g)?.length ?? 0) - (word.match(/\)/g)?.length ?? 0);
    if (isInside || index < 1 || (!isAnd && !hasComma)) return;
    const next = all[index + 1]?.[0] ?? '';
    const isAdverb = /ly$|^(?:also|always|often)$/.test(word);
    const verb = isAdverb ? next : word;
    const verbAt = base + match.index;
    const between = sentence.slice(from, verbAt);
    const following = all.slice(index + (isAdverb ? 2 : 1), index + 5).map(([one]) => one);
    const fit = fits(verb, following, between, frame, isToBe);
    if (fit === 'no' || (fit === 'maybe' && !hasComma)) return;
    const joint = isAnd ? base + (all[index - 1]?.index ?? 0) : verbAt;
    cuts.push({ at: joint, verbAt, hasComma, isDoubtful: fit === 'maybe' });
    if (hasComma) from = verbAt;
  });
  const isList = cuts.some(({ hasComma, isDoubtful }) => hasComma && !isDoubtful);
  return cuts.filter(({ isDoubtful }) => isList || !isDoubtful);
}

/** Whether a word continues the main verb, judged by its form and by what stands between them. */
function fits(
  word: string,
  following: readonly string[],
  between: string,
  frame: SentenceFrame,
  isToBe: boolean,
): 'yes' | 'maybe' | 'no' {
  const [next = '', afterNext = ''] = following;
  if (/[,;:]$/.test(word) || word !== word.toLowerCase()) return 'no';
  const verb = knownVerb(bare(word));
  const isClear =
    verb !== null &&
    (!canBeNoun(verb) ||
      objectStart.test(next) ||
      isPair(next, afterNext) ||
      isHelping(word, next));
  // "X and revises Y" needs an object before it, not another verb.
  const last = knownVerb(
    bare(
      words(between.trim())
        .at(-1)
        ?.replace(/^(?:and|but|then)$/, ''),
    ),
  );
  if (last !== null && last.form === verb?.form && !canBeNoun(last)) return 'no';
  if (/^\s*(?:and|but|then)?\s*$/.test(between)) return 'no';
  const isRelative = /\b(?:that|which|who|whose|where|when|if|because|how|whether|what)\b/i.test(
    between,
  );
  const isPredicate =
    /^\s(?:a|an|the|one)\s[^,]*\b(?:that|who)\b/.test(between) && frame.verb === 'is';
  if (isRelative && !isPredicate && !isToBe) return 'no';
  if (/^(?:is|has|was|may|will|must|are|have)$/.test(word))
    return !isRelative && frame.kind !== 'base' && agrees(word, frame) ? 'yes' : 'no';
  const open = isToBe ? between.replace(/^\s*to\s/, ' ') : between;
  const isBase = frame.kind === 'base' || frame.isPlural || modal.test(frame.verb) || isToBe;
  const wanted = isBase ? 'base' : 'third';
  if (verb === null || verb.form !== wanted) return 'no';
  if (wanted === 'base' && /\b(?:to|not|helps|helping)\s\p{Ll}+/u.test(open)) return 'no';
  return isClear ? 'yes' : 'maybe';
}

/** "helps conduct training" */
const isHelping = (word: string, next: string): boolean =>
  /^helps?$/.test(word) && knownVerb(next)?.form === 'base';

/** "updates and creates", "researches and resolves": two verbs side by side. */
function isPair(next: string, afterNext: string): boolean {
  const verb = knownVerb(bare(afterNext));
  return /^(?:and|or)$/.test(next) && verb !== null && !canBeNoun(verb);
}

function agrees(word: string, { isPlural }: SentenceFrame): boolean {
  if (/^(?:may|will|must)$/.test(word)) return true;
  return isPlural === /^(?:are|have)$/.test(word);
}
