/** The texts under an element that people read, without those inside what `skipped` matches. */
export function textLeaves(element: Element, skipped: string): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const leaves: Text[] = [];
  while (walker.nextNode()) {
    const leaf = walker.currentNode as Text;
    if (leaf.data.trim() !== '' && !leaf.parentElement?.closest(skipped)) leaves.push(leaf);
  }
  return leaves;
}

/** A text with single spaces; pages use wide and zero-width ones. */
export const tidyText = (text: string): string => text.replace(/[\s\u00a0\u200b]+/g, ' ').trim();

export const textOrNull = (text: string): string | null => (text === '' ? null : text);
