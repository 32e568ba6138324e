import { openSitePage } from './sitePage.ts';

export const openMeetPage = (name: string): void => openSitePage('meet', name);

/** The site's next build: every class among the captions has another name, but for the icons' font. */
export function renameClasses(): void {
  const names = new Map<string, string>();
  const renamed = (name: string): string => {
    const known = names.get(name) ?? `c${names.size}`;
    names.set(name, known);
    return known;
  };
  for (const element of region().querySelectorAll('[class]:not(i)'))
    element.className = [...element.classList].map(renamed).join(' ');
}

export const region = (): Element => {
  const found = document.querySelector('[role="region"]');
  if (!found) throw new Error('The page has no captions');
  return found;
};

/** Meet begins a block for a speaker. */
export function addBlock(speaker: string, text: string, list: Element = region()): Element {
  const block = document.createElement('div');
  block.className = 'nMcdL bj4p3b';
  block.innerHTML =
    '<div class="adE6rb"><img alt="" src="data:,"><div class="KcIKyf jxFHg"><span class="NWpY1d"></span></div></div><div class="ygicle VbkSUe"></div>';
  list.append(block);
  setSpeaker(block, speaker);
  setText(block, text);
  return block;
}

export const setText = (block: Element, text: string): void => fill(block, '.VbkSUe', text);
export const setSpeaker = (block: Element, name: string): void => fill(block, '.NWpY1d', name);

function fill(block: Element, selector: string, text: string): void {
  const part = block.querySelector(selector);
  if (part) part.textContent = text;
}
