import type { LocalFinding } from './analysis.ts';
import { adjectives, irregularParticiples } from './rules/participles.ts';
import type { WordToken } from './words.ts';

const formsOfBe = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being', 'am']);

/** A form of "be" with a participle after it, one adverb or "not" allowed between. */
export function findPassives(text: string, tokens: readonly WordToken[]): LocalFinding[] {
  const found: LocalFinding[] = [];
  for (let index = 0; index < tokens.length - 1; index += 1) {
    const verb = tokens[index];
    if (verb === undefined || !formsOfBe.has(verb.lower)) continue;
    const next = tokens[index + 1];
    const isSkipped = next !== undefined && (next.lower === 'not' || /.{2}ly$/.test(next.lower));
    const participle = isSkipped ? tokens[index + 2] : next;
    if (participle === undefined || !isParticiple(participle.lower)) continue;
    const words = text.slice(verb.start, participle.end);
    if (!/^[\w\s’'-]+$/.test(words)) continue;
    found.push({
      start: verb.start,
      end: participle.end,
      category: 'passive-voice',
      text: words,
      problem: `“${words}” hides who acts; say who does it.`,
      suggestions: [],
      source: 'retext-passive',
    });
  }
  return found;
}

function isParticiple(word: string): boolean {
  if (adjectives.has(word)) return false;
  return irregularParticiples.has(word) || (word.length > 4 && /[^e]ed$/.test(word));
}
