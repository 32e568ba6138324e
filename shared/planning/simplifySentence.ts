import { plainTextBlocks } from '../analysis/plainTextBlocks.ts';
import { analyze } from '../analysis/analyze.ts';
import { splitSentences } from '../analysis/splitSentences.ts';
import { plainWords } from './plainWords.ts';
import { canBeNoun, readVerb } from './verbForms.ts';

export interface SimplifiedText {
  simplifiedText: string;
  /** True when nothing better was found: the text is as it was. */
  isComplex: boolean;
}

/** Parts shorter than this stay where they are: a sentence of three words is no gain. */
const shortestPart = 4;
const longestKept = 20;
/** A text must become at least this much easier, in grades, to be offered. */
const leastGain = 0.5;

/** Makes a text easier to read: plain words, no padding, long sentences parted. Its meaning stays. */
export function simplifyText(text: string): SimplifiedText {
  const source = text.replace(/\s+/g, ' ').trim();
  if (source === '') return { simplifiedText: text, isComplex: true };
  const simple = splitSentences(source)
    .map(({ start, end }) => simplifyOne(source.slice(start, end)))
    .join(' ');
  const isBetter = simple !== source && grade(source) - grade(simple) >= leastGain;
  return isBetter
    ? { simplifiedText: simple, isComplex: false }
    : { simplifiedText: text, isComplex: true };
}

function simplifyOne(sentence: string): string {
  const plain = usePlainWords(dropPadding(sentence));
  const parts = plain.split(' ').length > longestKept ? splitLong(plain) : [plain];
  return parts.map(asSentence).join(' ');
}

/** What the analyzer calls wordy is replaced by its first suggestion, or left out. */
function dropPadding(sentence: string): string {
  const { annotations } = analyze({ blocks: [{ text: sentence, type: 'paragraph' }] });
  let text = sentence;
  for (const { start, end, category, suggestions } of [...annotations].reverse()) {
    if (category !== 'filler') continue;
    const better = agreeing(text.slice(start, end), suggestions);
    const cased = start === 0 ? better.charAt(0).toUpperCase() + better.slice(1) : better;
    text = `${text.slice(0, start)}${cased}${text.slice(end)}`;
  }
  return text
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "necessitates" becomes "needs", not "need". */
function agreeing(word: string, suggestions: readonly string[]): string {
  const hasEnding = (one: string) => /[^s]s$/.test(one);
  return suggestions.find((one) => hasEnding(one) === hasEnding(word)) ?? suggestions[0] ?? '';
}

function usePlainWords(sentence: string): string {
  return sentence.replace(/\p{L}+/gu, (word) => {
    const plain = plainWords.get(word.toLowerCase());
    if (plain === undefined || (word === word.toUpperCase() && word.length > 1)) return word;
    return /^\p{Lu}/u.test(word) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  });
}

/** Parts at semicolons, and where ", and" or "which" begins a second statement. */
function splitLong(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of splitStatements(sentence)) {
    const words = part.split(' ');
    const at = words.length > longestKept ? cutPoint(words) : -1;
    if (at < 0) {
      parts.push(part);
      continue;
    }
    const head = words
      .slice(0, at)
      .join(' ')
      .replace(/[\s,]+$/, '');
    const tail = words
      .slice(at)
      .join(' ')
      .replace(/^(?:and|but|then)\s+/i, '');
    parts.push(head, ...(tail.split(' ').length > longestKept ? splitLong(tail) : [tail]));
  }
  return parts;
}

/** At semicolons, unless what follows is only an item of a list. */
function splitStatements(sentence: string): string[] {
  const parts = sentence.split(/;\s+(?:and\s+)?/);
  const areStatements = parts.slice(1).every((part) => {
    const [word = ''] = part.split(/[^\p{L}']/u);
    const verb = readVerb(word);
    return /^(?:you|we|they|it|this|these)$/i.test(word) || (verb !== null && !canBeNoun(verb));
  });
  return areStatements ? parts : [sentence];
}

/** Where a second verb of the same form, or a new subject, begins after a comma or "and". */
function cutPoint(words: readonly string[]): number {
  const first = readVerb(words[0]?.replace(/[^\p{L}]/gu, '') ?? '');
  const middle = words.length / 2;
  let best = -1;
  words.forEach((word, index) => {
    if (index < shortestPart || words.length - index < shortestPart) return;
    if (!/^(?:and|but)$/i.test(word) && !(words[index - 1] ?? '').endsWith(',')) return;
    const next = /^(?:and|but|then)$/i.test(word) ? (words[index + 1] ?? '') : word;
    const verb = readVerb(next.replace(/[^\p{L}]/gu, ''));
    const opensClause =
      /^(?:you|we|they|he|she|it|this|these)$/i.test(next) && /^(?:and|but)$/i.test(word);
    const opensVerb =
      first !== null &&
      verb !== null &&
      verb.form === first.form &&
      !canBeNoun(verb) &&
      !next.endsWith(',') &&
      !/ly$/.test(words[index + 1] ?? '');
    if (!opensClause && !opensVerb) return;
    if (best < 0 || Math.abs(index - middle) < Math.abs(best - middle)) best = index;
  });
  return best;
}

function asSentence(part: string): string {
  const text = part.trim();
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…:]["'”’)\]]*$/.test(capital) ? capital : `${capital}.`;
}

const grade = (text: string): number =>
  analyze({ blocks: plainTextBlocks(text) }).readabilityScoreRaw;
