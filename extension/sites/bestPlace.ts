import type { Discovery } from './siteReader.ts';

interface Place {
  signal: string;
  selector: string;
  confidence: number;
}

/** The first place that is there, from the surest to the least sure, with all signals that match it. */
export function bestPlace(document: Document, places: readonly Place[]): Discovery | null {
  for (const { selector, confidence } of places) {
    const root = document.querySelector(selector);
    if (!root) continue;
    const matchedSignals = places
      .filter((place) => root.matches(place.selector) || root.querySelector(place.selector))
      .map(({ signal }) => signal);
    return { root, confidence, matchedSignals };
  }
  return null;
}
