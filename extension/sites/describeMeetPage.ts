import { meetSelectors } from './meetSelectors.ts';
import { meetBlocks, readMeetBlock } from './readMeetCaptions.ts';
import type { Diagnostics, Discovery, SiteStatus } from './siteAdapter.ts';

const mostLines = 200;

/** What one needs to mend the selectors, without what was said or who said it unless wanted. */
export function describeMeetPage(
  document: Document,
  status: SiteStatus,
  found: Discovery | null,
  { redactText, redactNames }: { redactText: boolean; redactNames: boolean },
): Diagnostics {
  const names = new Map<string, string>();
  for (const block of found ? meetBlocks(found.root) : []) {
    const { speaker } = readMeetBlock(block);
    if (speaker) names.set(speaker, names.get(speaker) ?? `Person ${names.size + 1}`);
  }
  const show = (text: string): string => {
    const name = names.get(text.trim());
    if (name) return redactNames ? name : text;
    return redactText ? text.replace(/[^\s]/g, '•') : text;
  };
  const outline: string[] = [];
  if (found) draw(found.root, 0, outline, show);
  return {
    platform: 'GOOGLE_MEET',
    selectorsSeen: meetSelectors.seen,
    // The meeting's code lets people in.
    url: `${document.location.origin}/…`,
    language: document.documentElement.lang,
    status,
    matchedSignals: found?.matchedSignals ?? [],
    confidence: found?.confidence ?? 0,
    outline,
  };
}

function draw(element: Element, depth: number, lines: string[], show: (text: string) => string) {
  if (lines.length >= mostLines) return;
  const attributes = ['class', 'role', 'aria-label', 'jsname', 'tabindex']
    .map((name) => [name, element.getAttribute(name)] as const)
    .filter(([, value]) => value)
    // A label may name a person; the region's own is what we look for.
    .map(([name, value]) => `${name}="${name === 'aria-label' && depth > 0 ? '•' : value}"`);
  const indent = '  '.repeat(depth);
  lines.push(`${indent}<${[element.localName, ...attributes].join(' ')}>`);
  for (const child of element.childNodes) {
    if (child instanceof Element) draw(child, depth + 1, lines, show);
    else if (child.textContent?.trim()) lines.push(`${indent}  ${show(child.textContent)}`);
  }
}
