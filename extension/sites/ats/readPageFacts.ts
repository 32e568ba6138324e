import type { KnownFact, PageFact } from '#shared/domain/siteData.ts';
import { findDeep, isDeepSelector } from './deepSelector.ts';
import { looksLikeName } from './looksLikeName.ts';

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
  for (const place of byConfidence) {
    const { fact, confidence } = place;
    if (facts[fact] !== undefined || !isDeepSelector(place.selector, document)) continue;
    const texts = new Set(shownTexts(document, place));
    const [first] = texts;
    // Several are a list, of whom the page as a whole is about nobody.
    if (confidence >= sureFrom && first !== undefined && texts.size === 1) facts[fact] = first;
    else if (fact === 'CANDIDATE') for (const text of texts) guesses.add(text);
  }
  if (facts.CANDIDATE === undefined && guesses.size > 0)
    facts.maybeCandidates = [...guesses].slice(0, mostGuesses);
  return facts;
}

function shownTexts(document: Document, { fact, selector, labels }: KnownFact): string[] {
  const found = findDeep(document, selector).filter(isVisible);
  const values = labels ? found.flatMap((label) => valueBeside(label, selector, labels)) : found;
  const texts = values.map(textOf).filter((text) => text !== '' && text.length <= longestFact);
  // Beside a label may stand a button or a sign.
  const isValue = (text: string) =>
    fact === 'CANDIDATE' ? looksLikeName(text) : /\p{L}{2}/u.test(text);
  return labels ? texts.filter(isValue) : texts;
}

/** The element after a label, or after what holds nothing but the label; never another label. */
function valueBeside(label: Element, selector: string, labels: readonly string[]): Element[] {
  const text = textOf(label);
  const said = plain(text);
  if (!labels.some((name) => plain(name) === said)) return [];
  for (let at: Element | null = label; at && textOf(at) === text; at = at.parentElement) {
    const next = at.nextElementSibling;
    if (next)
      return isVisible(next) && !next.matches(selector) && !next.querySelector(selector)
        ? [next]
        : [];
  }
  return [];
}

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

const textOf = ({ textContent }: Element): string =>
  (textContent ?? '').replace(/\s+/g, ' ').trim();

const plain = (text: string): string => text.toLowerCase().replace(/\s*:$/, '');
