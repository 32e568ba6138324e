import type { KnownFact, PageFact } from '#shared/domain/siteData.ts';
import { isSelector } from '../newerSelectors.ts';

export type PageFacts = Partial<Record<PageFact, string>> & {
  /** Texts that may be the candidate's name, and count only where a scheduled interview has that name. */
  maybeCandidates?: string[];
};

const longestFact = 200;
/** Below this confidence a place is a guess. */
const sureFrom = 0.5;
const mostGuesses = 5;

/** What a page shows of the candidate, the position and the stage; only what the person sees is read. */
export function readPageFacts(document: Document, known: readonly KnownFact[]): PageFacts {
  const facts: PageFacts = {};
  const guesses = new Set<string>();
  const byConfidence = known.toSorted((item, other) => other.confidence - item.confidence);
  for (const { fact, selector, confidence } of byConfidence) {
    const isSure = confidence >= sureFrom;
    if (facts[fact] !== undefined || !isSelector(selector, document)) continue;
    const texts = shownTexts(document, selector);
    const [first] = texts;
    if (isSure && first !== undefined) facts[fact] = first;
    if (!isSure && fact === 'CANDIDATE') for (const text of texts) guesses.add(text);
  }
  if (facts.CANDIDATE === undefined && guesses.size > 0)
    facts.maybeCandidates = [...guesses].slice(0, mostGuesses);
  return facts;
}

const shownTexts = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && text.length <= longestFact);
