import { isSelector } from '../newerSelectors.ts';

/** Parts a selector where it goes into a shadow root or a frame: `spl-textarea >>> textarea`. */
const deeper = '>>>';

const partsOf = (selector: string): string[] => selector.split(deeper).map((part) => part.trim());

export const isDeepSelector = (selector: string, document: Document): boolean =>
  partsOf(selector).every((part) => isSelector(part, document));

/** Whether an element is what a selector means, whose earlier parts stand around its shadow root or frame. */
export function matchesDeep(element: Element, selector: string): boolean {
  const parts = partsOf(selector);
  const last = parts.pop() ?? '';
  if (!element.matches(last)) return false;
  let at: Element | null = element;
  for (const part of parts.toReversed()) {
    at = at && (placeOf(at.getRootNode())?.closest(part) ?? null);
    if (!at) return false;
  }
  return true;
}

/** The element that a shadow root or a frame of the same site stands in. */
function placeOf(root: Node): Element | null {
  if (root instanceof ShadowRoot) return root.host;
  try {
    return (root as Document).defaultView?.frameElement ?? null;
  } catch {
    // Of another origin.
    return null;
  }
}

/** The elements that a selector means, in the document and in every open shadow root of it. */
export function findDeep(root: Document | ShadowRoot, selector: string): Element[] {
  const last = partsOf(selector).at(-1) ?? '';
  const here = [...root.querySelectorAll(last)].filter((element) => matchesDeep(element, selector));
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? findDeep(shadowRoot, selector) : [],
  );
  return [...here, ...inside];
}
