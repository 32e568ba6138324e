import type { SentenceFrame } from './sentenceFrame.ts';
import { anew, type Move } from './splitMoves.ts';
import { canBeNoun, readVerb } from './verbForms.ts';

/** ", including A, B and C" and "such as A" at the end become a sentence of their own. */
export const atExamples: Move = (sentence, frame) => {
  const pattern =
    /,?\s+\(?(including|to include|which includes?|such as|for example)(,? but (?:is |are )?not (?:be )?limited to,?)?[:,]?\s+/g;
  return [...sentence.matchAll(pattern)].flatMap(({ index, 0: joint, 1: word, 2: open }) => {
    const rest = sentence.slice(index + joint.length);
    const isInParens = joint.includes('(');
    if (isInParens && !/^[^()]*\)$/.test(rest)) return [];
    const tail = isInParens ? rest.slice(0, -1) : rest;
    const head = sentence.slice(0, index);
    if (!isWholeHead(head, frame) || takesUpVerb(tail) || !isBalanced(tail)) return [];
    if (/\band those\b/.test(tail)) return [];
    // "require the applicant to include …" is no list of examples.
    if (word === 'to include' && control.test(lastWords(head))) return [];
    const begin =
      word === 'such as' || word === 'for example'
        ? /,|\b(?:and|or)\b/.test(tail)
          ? 'Examples are '
          : 'An example is '
        : open === undefined
          ? 'This includes '
          : 'This includes but is not limited to ';
    return [[head, begin + tail]];
  });
};

/** "in accordance with the law" at the end: "This follows the law." */
export const atRule: Move = (sentence, frame) => {
  const match =
    /,?\s+(?:(?:all )?(?:in (?:accordance|compliance|conformity) with|according to)|pursuant to|consistent with|under (?=guidelines|rules))\s*/.exec(
      sentence,
    );
  if (match === null) return [];
  const head = sentence.slice(0, match.index);
  const tail = sentence.slice(match.index + match[0].length);
  if (
    !isWholeHead(head, frame) ||
    takesUpVerb(tail) ||
    /[,;]\s+(?:and\s+)?to\s/.test(tail) ||
    /\s(?:and (?:in|to|help|other)|who|that)\s/.test(tail)
  )
    return [];
  if (/\b(?:is|are|be|work|done|all|\w+ed)$/.test(head)) return [];
  const begin = /consistent with/.test(match[0]) ? 'This is consistent with' : 'This follows';
  return [[head, `${begin} ${tail}`]];
};

const aims =
  '(?:ensure|improve|meet|determine|inform|define|assure|protect|strengthen|resist|prevent|make|promote|provide|publicly \\p{Ll}+|fulfill|verify|achieve|maintain|deliver|accumulate|draw|identify|perform|gain|complete|analyze|advance|establish|resolve|serve|educate|preserve|create|keep|facilitate|maximize|minimize|enhance|get|enable|allow|develop|implement|conduct|obtain|collaborate|integrate|translate|accommodate|solve|buy|modify|check (?!and|or)|help \\p{Ll}+|support (?!and\\b|or\\b|of\\b|staff\\b|services?\\b)|(?:survey|track|guide|process|address|reflect|increase|build|manage|monitor)(?=, \\p{Ll}+ and| the| a| an| all| our| its| your| complex| local| military| election))';
/** After these "to …" belongs to the word before it and is no aim. */
const complement =
  /\b(?:ability|able|responsible|requir\w+|needed|need|needs|how|is|are|be|been|was|were|responsibility|duty|(?<!their )duties|opportunit(?:y|ies)|necessary|continues?|works?|worked|seeks?|strives?|order|expected|efforts?|wants?|helps?|mission|purpose|aim|goal|goals|and|or|designed|intended|as|has|have|had|committed|dedicated|due|related|access|priorit(?:y|ies)|not|authority|right|capacity|desire|willing(?:ness)?|prepared|likely|attempts?|plans?|organized|approach(?:es)?|used|tools?|skills?|time|way|ways|steps?|actions?|tasks?|available|subject|respon[sd]\w*|knowledge|experience|passion|drive|commitment|proposals?|policies|chance|reform\w*|decision|demand|power|working|guidance|information|what|systems?|easy|hard|rules?|reasonable|unable|eligible|qualified|up|him|her|them|us|you|initiative|motivation)$/i;
const control =
  /\b(?:invit|ask|requir|allow|enabl|encourag|train|teach|permit|direct|advis|expect|instruct|urg|persuad|assign|appoint|remind|authoriz|empower)(?:e|e?s|e?d)?\b|\bfor (?:the |all |our )?\p{Ll}+$/iu;

/** "… to ensure that …": "The aim is to ensure that …", where "to" tells what the whole is for. */
export const atAim: Move = (sentence, frame) => {
  if (frame === null || frame.kind === 'fragment') return [];
  const pattern = new RegExp(
    String.raw`,?\s+(?:in order )?to\s+(?=(?:better |further |effectively )?${aims})`,
    'gu',
  );
  return [...sentence.matchAll(pattern)].flatMap(({ index, 0: joint }) => {
    const head = sentence.slice(0, index);
    const isPlainAim = joint.includes('in order');
    if (
      !isWholeHead(head, frame) ||
      (!isPlainAim && (complement.test(head) || control.test(lastWords(head))))
    )
      return [];
    if (/(?:,|\b(?:the|a|of|with|for|in|by|to))$/.test(head)) return [];
    // "is proud to", "are free to"
    if (/\b(?:is|are|be|was|were|feel|remain)\s(?:\p{Ll}+ly\s)?(?!made)\p{Ll}+$/u.test(head))
      return [];
    const tail = sentence.slice(index + joint.length);
    return takesUpVerb(tail) ? [] : [[head, `The aim is to ${tail}`]];
  });
};

/** A long list after "include" or "works with": its second half in a second sentence. */
export const atListMiddle: Move = (sentence, frame) => {
  if (frame === null) return [];
  const after = sentence.slice(frame.verbAt);
  const opening =
    /^(?:(?:may |will |must )?(?:(?:includes?|covers?|offers?|provides?|receives?|requires?|involves?)(?: but (?:is|are) not limited to)?|(?:works?|interacts?|communicates?|coordinates?|meets?) with)|has|have|are|is):?\s+/i.exec(
      after,
    )?.[0];
  if (opening === undefined || (/^(?:are|is)/.test(opening) && !/^Examples /.test(sentence)))
    return [];
  const items = listItems(after.slice(opening.length));
  if (items === null) return [];
  const half = Math.ceil(items.length / 2);
  const verb = opening
    .trim()
    .replace(/:$/, '')
    .replace(/ but .*$/, '');
  const again = verb.toLowerCase();
  const first =
    sentence.slice(0, frame.verbAt) +
    `${opening.trim().replace(/:$/, '')} ${joined(items.slice(0, half))}`;
  const more = /^(?:may|will|must)\b/.test(again) ? again.replace(' ', ' also ') : `also ${again}`;
  const second = /^Examples /.test(sentence)
    ? `Others are ${joined(items.slice(half))}`
    : anew(
        { ...frame, again: /^This /.test(sentence) ? 'It ' : frame.again },
        `${more} ${joined(items.slice(half))}`,
      );
  return [[first, second]];
};

/** The items of "a, b, c, and d", or null when they may share a word at either end. */
function listItems(text: string): string[] | null {
  if (/[;:]/.test(text)) return null;
  const items = text.split(/,\s+(?![^(]*\))/);
  const last = items.pop() ?? '';
  const end = /^(?:and|as well as)\s+(.+)$/.exec(last)?.[1] ?? null;
  const pair = end === null ? / and /.exec(last) : null;
  if (items.length < 2 || (end === null && pair === null)) return null;
  if (end !== null) items.push(end);
  else if (pair !== null && last.split(' and ').length === 2 && last.split(' ').length <= 5)
    items.push(...last.split(' and '));
  else return null;
  if (items.length < 3 || !items.every(isBalanced)) return null;
  if (items.slice(1).some(startsWithVerb)) return null;
  const sizes = items.map((item) => item.split(' ').length);
  const isGerund = (item: string) => /^\p{Ll}+ing\s/u.test(item);
  const ends = items.slice(0, -1);
  if (items.some((item) => /\b(?:which|who|that|is|are|will|not)\b/.test(item))) return null;
  if (items.every(isGerund)) return items;
  const hangs = (item: string, index: number) =>
    !isGerund(item) &&
    !/^\p{Lu}/u.test(item) &&
    preposition.test(item) &&
    isBareItem(items[index + 1]);
  // "updates to rules, laws and practices": the rest hangs on the first one's "to".
  if (items.slice(0, -1).some(hangs)) return null;
  // "health, dental and life insurance", "planning, staffing and review of programs"
  const short = ends.filter((item) => !/^\p{Lu}/u.test(item) && !item.includes(' '));
  const isShort = short.length * 2 > ends.length || (short.length > 0 && items.length < 4);
  return isShort && (sizes.at(-1) ?? 0) > 1 ? null : items;
}

const preposition = /\s(?:of|for|in|about|on|to|with)\s/;
const isBareItem = (item = ''): boolean => !preposition.test(item) && !/^\p{Ll}+ing\s/u.test(item);

function startsWithVerb(item: string): boolean {
  const verb = readVerb(item.split(' ')[0] ?? '');
  return verb !== null && verb.form !== 'gerund' && !canBeNoun(verb);
}

function joined(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const hasInner = items.some((item) => / and /.test(item));
  return `${items.slice(0, -1).join(', ')}${hasInner && items.length > 2 ? ',' : ''} and ${items.at(-1) ?? ''}`;
}

const lastWords = (head: string): string => head.split(' ').slice(-7).join(' ');

/** Whether what stands before can be a sentence: a verb of its own, and no word left hanging. */
export function isWholeHead(head: string, frame: SentenceFrame | null): boolean {
  const text = head.trim();
  if (frame !== null && head.length <= frame.verbAt + frame.verb.length + 2) return false;
  if (!isBalanced(text) || text.split(' ').length < 4) return false;
  return (
    frame !== null && !/\b(?:the|a|an|of|and|or|in|with|for|to|by|as|that|is|are)$/i.test(text)
  );
}

/** ", and maintains …": what follows the list goes on with the sentence. */
export function takesUpVerb(tail: string): boolean {
  if (
    /^[^,]*\b(?:is|are) (?:required|needed|preferred)\b/.test(tail) ||
    /,[^,]*\b(?:is|are) (?:required|needed|preferred)$/.test(tail)
  )
    return true;
  return [...tail.matchAll(/(?:,|\band)\s+(?:and\s+)?(\p{Ll}+)\s/gu)].some(([, word = '']) => {
    const verb = readVerb(word);
    return (
      (verb?.form === 'third' && !canBeNoun(verb)) || /^(?:is|are|has|may|will|must)$/.test(word)
    );
  });
}

export const isBalanced = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);
