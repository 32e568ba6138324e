import { createPhraseMatcher } from './phraseMatcher.ts';
import { allowedRule } from './phraseTable.ts';
import type { Span } from './splitSentences.ts';
import { matchTokens } from './words.ts';
import type { WordToken } from './words.ts';

/** Finds where a text uses the words a person chose to ignore. */
export type Whitelist = (text: string, tokens: readonly WordToken[]) => Span[];

/** Words are compared without regard to case; a hyphen and a blank are the same. */
export function createWhitelist(words: readonly string[]): Whitelist {
  const rule = allowedRule();
  const phrases = words
    .map((word) => ({ words: matchTokens(word).map(({ lower }) => lower), rule }))
    .filter((phrase) => phrase.words.length > 0);
  if (phrases.length === 0) return () => [];
  return createPhraseMatcher(phrases);
}

/** Whether a finding lies within a whitelisted stretch. A longer finding is still told. */
export function isWhitelisted({ start, end }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= start && span.end >= end);
}
