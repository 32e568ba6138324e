import { analyze } from '../analysis/analyze.ts';
import { plainTextBlocks } from '../analysis/plainTextBlocks.ts';
import { splitSentences } from '../analysis/splitSentences.ts';
import { isHardToRead } from './hardSentence.ts';
import { usePlainWords } from './plainWords.ts';
import { capital, readFrame } from './sentenceFrame.ts';
import { atClauses, atSemicolons, atVerbs, type Move } from './splitMoves.ts';

export interface SimplifiedText {
  simplifiedText: string;
  /** True when nothing better was found: the text is as it was. */
  isComplex: boolean;
}

/** A text that is not hard must become at least this much easier, in grades, to be offered. */
const leastGain = 0.5;
const longWords = 20;
/** Sentences in a sentence, and tries at one; both far above what a posting needs. */
const deepest = 6;
const mostTries = 400;

/** Ways to part a sentence that never change what it says. */
const moves: readonly Move[] = [atSemicolons, atClauses, atVerbs];

/**
 * Makes a text easier to read: plain words, no padding, long sentences parted at their clauses. Its
 * meaning stays. A text with a hard sentence is only changed when the analyzer finds none in the new
 * one.
 */
export function simplifyText(text: string): SimplifiedText {
  const source = text.replace(/\s+/g, ' ').trim();
  const asItWas = { simplifiedText: text, isComplex: true };
  if (source === '') return asItWas;
  const isHard = isHardToRead(source);
  const isTooMuch = isHard
    ? isHardToRead
    : (sentence: string) => sentence.split(' ').length > longWords;
  const simple = splitSentences(source)
    .map(({ start, end }) => simplifyOne(source.slice(start, end), isTooMuch, isHard))
    .join(' ');
  if (simple === source || !isSound(simple, source)) return asItWas;
  const isBetter = isHard ? !isHardToRead(simple) : grade(source) - grade(simple) >= leastGain;
  return isBetter ? { simplifiedText: simple, isComplex: false } : asItWas;
}

type IsTooMuch = (sentence: string) => boolean;

function simplifyOne(sentence: string, isTooMuch: IsTooMuch, isHard: boolean): string {
  if (isHard && !isTooMuch(sentence)) return sentence;
  const bare = (text: string) =>
    text.replace(/\s*[;,](?:\s*(?:and|or))?\s*\.?$/, '').replace(/(?<!\betc)\.$/, '');
  // "in order to" shows where an aim begins, so it goes only when nothing is parted there.
  const plain = usePlainWords(sentence);
  const parts =
    part(bare(plain), isTooMuch, 0, { left: mostTries }) ??
    part(bare(dropPadding(plain)), isTooMuch, 0, { left: mostTries });
  return (parts ?? [bare(plain)])
    .map((item) => asSentence(usePlainWords(dropPadding(item)), sentence))
    .join(' ');
}

/** Parts of which none is too much, by the first way that leads there; null when none does. */
function part(
  sentence: string,
  isTooMuch: IsTooMuch,
  depth: number,
  tries: { left: number },
): string[] | null {
  if (!isTooMuch(asSentence(sentence, ''))) return [sentence];
  return depth < deepest ? partBy(sentence, isTooMuch, depth, tries) : null;
}

function partBy(
  sentence: string,
  isTooMuch: IsTooMuch,
  depth: number,
  tries: { left: number },
): string[] | null {
  if (sentence.endsWith('?')) return null;
  const frame = readFrame(sentence);
  for (const move of moves) {
    for (const way of move(sentence, frame)) {
      tries.left -= 1;
      if (tries.left < 0) return null;
      const trimmed = way.map((item) => item.trim().replace(/[\s,;:]+$/, ''));
      if (!trimmed.every(canStand)) continue;
      const parts = trimmed.map((item) => part(item, isTooMuch, depth + 1, tries));
      if (!parts.includes(null)) return parts.flatMap((item) => item ?? []);
    }
  }
  return null;
}

/** Whether a part is a sentence: enough words, closed brackets, no list that breaks off. */
function canStand(sentence: string): boolean {
  const words = sentence.split(' ');
  if (/^\p{Lu}[\p{L} ]+\.$/u.test(sentence)) return true;
  if (words.length < 3 && !/^(?:Conducts|Answers|Files) /.test(sentence)) return false;
  if (!isBalanced(sentence) || /\b(?:and|or|the|a|an|of|with|to|for|in|by)$/i.test(sentence))
    return false;
  const { prefix = '', lead = '' } = readFrame(sentence) ?? {};
  const segments = sentence.slice(prefix.length + lead.length).split(/,\s+(?![^(]*\))/);
  if (segments.length < 2) return true;
  const last = segments.at(-1) ?? '';
  return (
    /^(?:and|or|but|as well as|including|such as|which|who|especially|subject|under|with|to|for|at|in|by|on|etc|we|you|it|the|ensuring|enabling|please|from)\b/i.test(
      last,
    ) || / (?:and|or|&) /.test(last)
  );
}

/** What the analyzer calls wordy is replaced by its first suggestion, or left out. */
function dropPadding(sentence: string): string {
  const { annotations } = analyze({ blocks: [{ text: sentence, type: 'paragraph' }] });
  let text = sentence;
  for (const { start, end, category, suggestions } of [...annotations].reverse()) {
    if (category !== 'filler') continue;
    const better = agreeing(text.slice(start, end), suggestions);
    const cased = start === 0 ? capital(better) : better;
    text = `${text.slice(0, start)}${cased}${text.slice(end)}`;
  }
  return capitalLike(
    sentence,
    text
      .replace(/\s+([,.;:])/g, '$1')
      .replace(/\bthe this\b/gi, 'this')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

const capitalLike = (source: string, text: string): string =>
  /^\p{Lu}/u.test(source) ? capital(text) : text;

/** "necessitates" becomes "needs", not "need". */
function agreeing(word: string, suggestions: readonly string[]): string {
  const hasEnding = (text: string) => /[^s]s$/.test(text);
  return (
    suggestions.find((suggestion) => hasEnding(suggestion) === hasEnding(word)) ??
    suggestions[0] ??
    ''
  );
}

/** Nothing twice in a row, no broken end, no bracket left open, unless the source had it so. */
function isSound(simple: string, source: string): boolean {
  const doubled = /\b(\p{L}+)(?: and)? \1\b/iu;
  if (doubled.test(simple) && !doubled.test(source)) return false;
  if (/[,;:]\.|\.\.(?!\.)|\b(?:and|or|the|of)\.(?:\s|$)/.test(simple)) return false;
  return isBalanced(simple) === isBalanced(source);
}

function asSentence(text: string, source: string): string {
  const trimmed = text.trim();
  const whole =
    source === '' || /^\P{L}*\p{Lu}/u.test(source) || trimmed !== source
      ? capital(trimmed)
      : trimmed;
  return /[.!?…:]["'”’)\]]*$/.test(whole) ? whole : `${whole}.`;
}

const grade = (text: string): number =>
  analyze({ blocks: plainTextBlocks(text) }).readabilityScoreRaw;

const isBalanced = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);
