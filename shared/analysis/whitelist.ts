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

/**
 * Finds where a text says the job's own title. A title of one word is often a verb elsewhere, so only a line
 * that is nothing else counts as it.
 */
export function createTitleFinder(title: string): Whitelist {
  const wanted = matchTokens(title).map(({ lower }) => lower);
  if (wanted.length > 1) return createWhitelist([title]);
  return (text, tokens) =>
    wanted.length === 1 && tokens.length === 1 && tokens[0]?.lower === wanted[0]
      ? [{ start: 0, end: text.length }]
      : [];
}

/** Whether a finding lies within a whitelisted stretch. A longer finding is still told. */
export function isWhitelisted({ start, end }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= start && span.end >= end);
}
