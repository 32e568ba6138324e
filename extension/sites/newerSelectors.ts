import type { MeetingData } from '#shared/domain/siteData.ts';

interface Selectors {
  seen: string;
  regions: MeetingData['regions'];
}

/**
 * The built-in selectors of a site with those of the server in their place, where these were seen later. A
 * name that is not built in, or a text that the browser cannot read as a selector, is left out.
 */
export function newerSelectors<Known extends Selectors>(
  known: Known,
  newer: MeetingData | null,
  document: Document,
): Known {
  if (!newer || newer.seen <= known.seen) return known;
  const names = new Map<string, unknown>(Object.entries(known));
  const selectors = Object.entries(newer.selectors).filter(
    ([name, selector]) =>
      name !== 'seen' && typeof names.get(name) === 'string' && isSelector(selector, document),
  );
  const regions = newer.regions.filter(({ selector }) => isSelector(selector, document));
  return {
    ...known,
    ...Object.fromEntries(selectors),
    ...(regions.length > 0 ? { regions } : {}),
    seen: newer.seen,
  };
}

export function isSelector(text: string, document: Document): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
