import { findAgeLimits } from './ageLimits.ts';
import type { LocalFinding } from './analysis.ts';
import type { CodedWord } from './codedWords.ts';
import { gentlerWords } from './gentlerWords.ts';
import { findPassives } from './passiveVoice.ts';
import { findPhysicalVerbs } from './physicalVerbs.ts';
import { matchPhrases } from './phraseRules.ts';
import type { PhraseMatch } from './phraseMatcher.ts';
import { dropOverlapping, keepLongest } from './resolveOverlaps.ts';
import type { Span } from './splitSentences.ts';
import { isWhitelisted } from './whitelist.ts';
import type { WordToken } from './words.ts';

interface Wording {
  text: string;
  tokens: readonly WordToken[];
  codedWords: readonly CodedWord[];
  ignored: readonly Span[];
  isHeading: boolean;
}

interface Candidate extends Span {
  finding: LocalFinding | null;
}

/**
 * The findings about words, none overlapping another. The longest match wins, exceptions included;
 * wordiness and passive voice give way to findings that can hurt somebody.
 */
export function findWording({
  text,
  tokens,
  codedWords,
  ignored,
  isHeading,
}: Wording): LocalFinding[] {
  const matches = matchPhrases(text, tokens);
  const isStyle = ({ rule }: PhraseMatch) => rule.category === 'filler';
  const candidates: Candidate[] = [
    ...matches.filter((match) => !isStyle(match)).map((match) => fromMatch(text, match)),
    ...findPhysicalVerbs(text, tokens).map(candidate),
    ...findAgeLimits(text).map(candidate),
    ...codedWords.map((word) => candidate(codedFinding(text, word))),
  ].filter((found) => !isWhitelisted(found, ignored));
  const kept = keepLongest(candidates, text.length);
  if (isHeading) return findingsOf(kept);

  const style = [
    ...matches.filter(isStyle).map((match) => fromMatch(text, match)),
    ...findPassives(text, tokens).map(candidate),
  ].filter((found) => !isWhitelisted(found, ignored));
  const keptStyle = dropOverlapping(keepLongest(style, text.length), kept);
  return findingsOf([...kept, ...keptStyle].sort((a, b) => a.start - b.start));
}

function findingsOf(candidates: readonly Candidate[]): LocalFinding[] {
  return candidates.flatMap(({ finding }) => finding ?? []);
}

function candidate(finding: LocalFinding): Candidate {
  return { start: finding.start, end: finding.end, finding };
}

function fromMatch(text: string, { start, end, rule }: PhraseMatch): Candidate {
  if (rule.category === 'allowed') return { start, end, finding: null };
  const words = text.slice(start, end);
  return candidate({
    start,
    end,
    category: rule.category,
    text: words,
    problem: rule.problem.replaceAll('{}', () => words),
    suggestions: inCaseOf(words, rule.suggestions),
    source: rule.source,
  });
}

function codedFinding(text: string, { start, end, masculine }: CodedWord): LocalFinding {
  const words = text.slice(start, end);
  const isMasculine = masculine > 0;
  return {
    start,
    end,
    category: isMasculine ? 'bias-m' : 'bias-f',
    text: words,
    problem: isMasculine
      ? `“${words}” is linked with men; many such words make a job less appealing to women.`
      : `“${words}” is linked with women; this rarely puts anyone off, so balance matters more than the word.`,
    suggestions: inCaseOf(words, gentlerWords(text, start, end)),
    source: 'gender-decoder',
  };
}

/** A suggestion for a capitalised word begins with a capital too. */
function inCaseOf(words: string, suggestions: readonly string[]): string[] {
  const first = words.charAt(0);
  if (first === first.toLowerCase()) return [...suggestions];
  return suggestions.map((item) => item.charAt(0).toUpperCase() + item.slice(1));
}
