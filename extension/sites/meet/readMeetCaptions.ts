import type { BlockReading } from '../siteReader.ts';
import { textLeaves, textOrNull, tidyText } from '../textLeaves.ts';
import { meetSelectors, type MeetSelectors } from './meetSelectors.ts';

const skipped = `button, style, script, ${meetSelectors.icon}`;
const leavesOf = (element: Element): Text[] => textLeaves(element, skipped);

/**
 * The caption blocks under `root`, in the order of the page. Known classes and the shape (a picture
 * beside a name and a text) are both asked, because classes rotate; what holds a button is none.
 */
export function meetBlocks(root: Element, { block: known }: MeetSelectors): Element[] {
  const byClass = [...root.querySelectorAll(known)].filter(hasOnePictureAtMost);
  const found = new Set<Element>(byClass);
  for (const picture of root.querySelectorAll('img')) {
    const block = blockAround(picture, root);
    if (block) found.add(block);
  }
  if (found.size === 0) for (const block of blocksByText(root)) found.add(block);
  const blocks = [...found].filter((item) => !holdsButton(item) && !liesInOneOf(found, item, root));
  if (found.size > byClass.length) blocks.sort((block, other) => (isBefore(block, other) ? -1 : 1));
  return blocks;
}

/** Who speaks in a block, and what; the words of a translation where the page shows one. */
export function readMeetBlock(block: Element, selectors: MeetSelectors): BlockReading {
  const named = block.querySelector(selectors.speaker);
  const spoken = block.querySelector(selectors.text);
  if (named && spoken)
    return { speaker: nameIn(named), text: tidyText(shownText(spoken, selectors)) };
  const leaves = leavesOf(block);
  if (spoken) {
    const name = leaves.find((leaf) => !spoken.contains(leaf));
    return {
      speaker: name ? textOrNull(tidyText(name.data)) : null,
      text: tidyText(shownText(spoken, selectors)),
    };
  }
  const name = named ?? leaves[0]?.parentElement;
  const rest = leaves.filter((leaf) => !name?.contains(leaf));
  if (!named && rest.length === 0)
    return { speaker: null, text: tidyText(leaves.map((leaf) => leaf.data).join(' ')) };
  return {
    speaker: name ? nameIn(name) : null,
    text: tidyText(rest.map((leaf) => leaf.data).join(' ')),
  };
}

/** The smallest element around a speaker's picture that holds a name and a text, and one picture. */
function blockAround(picture: Element, root: Element): Element | null {
  if (picture.closest('button')) return null;
  for (let at = picture.parentElement; at && at !== root; at = at.parentElement) {
    if (at.querySelectorAll('img').length > 1) return null;
    if (textParts(at) >= 2) return at;
  }
  return null;
}

/** Without pictures: the children of the first element that branches, that hold two texts. */
function blocksByText(root: Element): Element[] {
  let list = root;
  while (list.children.length === 1 && list.firstElementChild) list = list.firstElementChild;
  const blocks = [...list.children].filter((child) => textParts(child) >= 2);
  // One block alone: the walk went into it, to its name and text.
  if (blocks.length === 0 && list !== root && textParts(list) >= 2) return [list];
  if (blocks.length > 0) return blocks;
  // Where no speaker is shown, each text is what somebody unknown says.
  const texts = [...list.children].filter((child) => textParts(child) === 1);
  return texts.length === 0 && list !== root && textParts(list) === 1 ? [list] : texts;
}

function textParts(element: Element): number {
  return new Set(leavesOf(element).map((leaf) => leaf.parentElement)).size;
}

function shownText(element: Element, selectors: MeetSelectors): string {
  const translated = element.querySelector(selectors.translated);
  return (translated ?? element).textContent ?? '';
}

function liesInOneOf(found: Set<Element>, element: Element, root: Element): boolean {
  for (let at = element.parentElement; at && at !== root; at = at.parentElement)
    if (found.has(at)) return true;
  return false;
}

const hasOnePictureAtMost = (element: Element): boolean =>
  element.querySelectorAll('img').length <= 1;
const holdsButton = (element: Element): boolean =>
  element.matches('button, [role="button"]') || element.querySelector('button') !== null;
const nameIn = (element: Element): string | null => textOrNull(tidyText(element.textContent ?? ''));
const isBefore = (element: Element, other: Element): boolean =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
