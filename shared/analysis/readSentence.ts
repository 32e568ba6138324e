import type { LocalFinding, PayRange } from './analysis.ts';
import { codedWordsIn, rawWords } from './codedWords.ts';
import type { CodedSentence } from './genderBalance.ts';
import { countSyllables } from './countSyllables.ts';
import { isEqualOpportunitySentence } from './equalOpportunity.ts';
import { findLongSentence } from './findLongSentence.ts';
import { findPayRange } from './findPayRange.ts';
import { findWording } from './findWording.ts';
import { measureFixes } from './fixMeasure.ts';
import type { FixMeasure } from './fixMeasure.ts';
import { namesLocation } from './findLocation.ts';
import { countEnglishWords } from './readsAsEnglish.ts';
import { isSectionName } from './sectionNames.ts';
import { isWhitelisted } from './whitelist.ts';
import type { Whitelist } from './whitelist.ts';
import { countedWords, matchTokens } from './words.ts';

/** All that is known of one sentence on its own. Offsets count from its start. */
export interface SentenceReading extends CodedSentence {
  text: string;
  words: number;
  syllables: number;
  findings: readonly LocalFinding[];
  fixes: FixMeasure;
  isEqualOpportunity: boolean;
  namesLocation: boolean;
  payRange: PayRange | null;
  youCount: number;
  weCount: number;
  englishWords: number;
  isMustHave: boolean;
}

const youWords = new Set([
  'you',
  'your',
  'yours',
  'yourself',
  "you'll",
  "you're",
  "you've",
  "you'd",
]);
const weWords = new Set([
  'we',
  'our',
  'ours',
  'us',
  'ourselves',
  "we'll",
  "we're",
  "we've",
  "we'd",
]);
const mustPattern = /\b(?:must|mandatory|(?<!as |not |if |when |where )required)\b(?! not be)/i;
/** As many as the gender rule's one look at a document's first words can need of a sentence. */
const keptRawWords = 12;

/** Reads one sentence. The result depends on nothing but the arguments, so it can be kept. */
export function readSentence(
  text: string,
  isHeading: boolean,
  whitelist: Whitelist,
  findTitle: Whitelist,
): SentenceReading {
  const tokens = matchTokens(text);
  const words = countedWords(text, tokens);
  const syllables = words.map((word) => countSyllables(word.lower));
  const ignored = whitelist(text, tokens);
  const raw = rawWords(text);
  const isName = isHeading && isSectionName(text);
  // What the job is called is no choice of words.
  const uncoded = [...ignored, ...findTitle(text, tokens)];
  const codedWords = isName
    ? []
    : raw.flatMap((word) => codedWordsIn(word)).filter((word) => !isWhitelisted(word, uncoded));
  const wording = isName ? [] : findWording({ text, tokens, codedWords, ignored, isHeading });
  const total = syllables.reduce((sum, count) => sum + count, 0);
  const long = isHeading ? null : findLongSentence(text, words.length, total);
  const whole = { start: 0, end: text.length };
  const counts = countPronouns(tokens.map(({ lower }) => lower));
  return {
    text,
    words: words.length,
    syllables: total,
    findings: long === null || isWhitelisted(whole, ignored) ? wording : [long, ...wording],
    fixes: measureFixes(
      words,
      syllables,
      wording.filter(({ category }) => category !== 'inclusive'),
    ),
    firstRawWords: raw.slice(0, keptRawWords),
    codedWords,
    isEqualOpportunity: isEqualOpportunitySentence(text),
    namesLocation: namesLocation(text),
    payRange: findPayRange(text),
    ...counts,
    englishWords: countEnglishWords(words.map(({ lower }) => lower)),
    isMustHave: mustPattern.test(text),
  };
}

function countPronouns(words: readonly string[]): { youCount: number; weCount: number } {
  let youCount = 0;
  let weCount = 0;
  for (const word of words) {
    if (youWords.has(word)) youCount += 1;
    if (weWords.has(word)) weCount += 1;
  }
  return { youCount, weCount };
}
