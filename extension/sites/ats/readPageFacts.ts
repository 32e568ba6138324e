import type { KnownFact, PageFact } from '#shared/domain/siteData.ts';
import { isSelector } from '../newerSelectors.ts';

export type PageFacts = Partial<Record<PageFact, string>>;

const longestFact = 200;

/** What a page shows of the candidate, the position and the stage; only what the person sees is read. */
export function readPageFacts(document: Document, known: readonly KnownFact[]): PageFacts {
  const facts: PageFacts = {};
  const byConfidence = known.toSorted((one, other) => other.confidence - one.confidence);
  for (const { fact, selector } of byConfidence) {
    if (facts[fact] !== undefined || !isSelector(selector, document)) continue;
    const shown = [...document.querySelectorAll(selector)].find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const text = (shown?.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text !== '' && text.length <= longestFact) facts[fact] = text;
  }
  return facts;
}
