import type { SiteReader, SiteStatus } from './siteReader.ts';
import { tidyText } from './textLeaves.ts';

const mostLines = 200;
/** Where captions can be, when their place is not found. */
const telling =
  '[role="region"], [aria-live], [role="log"], button[aria-label], [data-tid*="caption"]';

export interface Diagnostics {
  platform: string;
  selectorsSeen: string;
  url: string;
  language: string;
  status: SiteStatus;
  matchedSignals: string[];
  confidence: number;
  /** The captions' elements; where none are found, the regions, live areas and buttons of the call. */
  outline: string[];
}

/** What one needs to repair the selectors, without names and without what was said. */
export function describePage(
  document: Document,
  reader: SiteReader,
  status: SiteStatus,
): Diagnostics {
  const found = reader.findCaptions(document);
  const names = new Map<string, string>();
  for (const block of found ? reader.blocks(found.root) : []) {
    const { speaker } = reader.readBlock(block);
    if (speaker) names.set(speaker, names.get(speaker) ?? `Person ${names.size + 1}`);
  }
  const redact = (text: string) => names.get(tidyText(text)) ?? text.replace(/[^\s]/g, '•');
  const outline: string[] = [];
  if (found) draw(found.root, 0, outline, redact);
  else
    for (const element of document.querySelectorAll(telling))
      if (!element.parentElement?.closest(telling)) draw(element, 0, outline, redact);
  return {
    platform: reader.site.platform,
    selectorsSeen: reader.selectorsSeen,
    // The meeting's code lets people in.
    url: `${document.location.origin}/…`,
    language: document.documentElement.lang,
    status,
    matchedSignals: found?.matchedSignals ?? [],
    confidence: found?.confidence ?? 0,
    outline,
  };
}

const shownLabel = (label: string): string =>
  /caption|subtit|untertitel|legend|transcri|leave/i.test(label) ? label : '•';

const drawn = ['class', 'id', 'role', 'aria-label', 'aria-live', 'jsname', 'data-tid', 'tabindex'];

function draw(element: Element, depth: number, lines: string[], redact: (text: string) => string) {
  if (lines.length >= mostLines) return;
  const attributes = drawn
    .map((name) => [name, element.getAttribute(name)] as const)
    .filter(([, value]) => value)
    // A label may name a person; those about captions are what we look for.
    .map(([name, value]) => `${name}="${name === 'aria-label' ? shownLabel(value ?? '') : value}"`);
  const indent = '  '.repeat(depth);
  lines.push(`${indent}<${[element.localName, ...attributes].join(' ')}>`);
  for (const child of element.childNodes) {
    if (child instanceof Element) draw(child, depth + 1, lines, redact);
    else if (child.textContent?.trim()) lines.push(`${indent}  ${redact(child.textContent)}`);
  }
}
