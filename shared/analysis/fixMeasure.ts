import type { LocalFinding } from './analysis.ts';
import { countSyllables } from './countSyllables.ts';
import { countedWords, matchTokens } from './words.ts';
import type { WordToken } from './words.ts';

/** A number of words and their syllables. */
export interface Size {
  words: number;
  syllables: number;
}

/**
 * How long a text can get by fixing its findings: what stays whatever one does, and for each finding
 * the sizes it can take (as it is, deleted, or replaced by a suggestion). Length and reading level
 * are scored on the worst of these, so that no fix can ever cost points.
 */
export interface FixMeasure {
  kept: Size;
  choices: readonly (readonly Size[])[];
}

const nothing: Size = { words: 0, syllables: 0 };

export function measureFixes(
  words: readonly WordToken[],
  syllables: readonly number[],
  findings: readonly LocalFinding[],
): FixMeasure {
  const kept = { ...nothing };
  const sizes = findings.map(() => ({ ...nothing }));
  let index = 0;
  words.forEach((word, position) => {
    while ((findings[index]?.end ?? Infinity) <= word.start) index += 1;
    const finding = findings[index];
    const isInside =
      finding !== undefined && word.start >= finding.start && word.end <= finding.end;
    const size = (isInside ? sizes[index] : undefined) ?? kept;
    size.words += 1;
    size.syllables += syllables[position] ?? 0;
  });
  const choices = findings.map(({ suggestions }, position) => [
    nothing,
    sizes[position] ?? nothing,
    ...suggestions.map(sizeOf),
  ]);
  return { kept, choices };
}

const suggestionSizes = new Map<string, Size>();

/** Suggestions come from our own tables, so the map is as small as they are. */
function sizeOf(suggestion: string): Size {
  const known = suggestionSizes.get(suggestion);
  if (known !== undefined) return known;
  const words = countedWords(suggestion, matchTokens(suggestion));
  const syllables = words.reduce((sum, { lower }) => sum + countSyllables(lower), 0);
  const size = { words: words.length, syllables };
  suggestionSizes.set(suggestion, size);
  return size;
}
