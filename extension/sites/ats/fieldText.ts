const blocks =
  'p, div, li, h1, h2, h3, h4, h5, h6, br, tr, blockquote, pre, [data-slate-node="element"]';

/** What stands in a field, as lines of text. */
export function fieldText(field: HTMLElement): string {
  if (field.localName === 'textarea') return (field as HTMLTextAreaElement).value;
  return textOf(field);
}

/** The text of an element as its blocks stand beneath each other; what cannot be edited is left out. */
export function textOf(element: Element): string {
  let text = '';
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const part = node as Element;
    if (part.getAttribute('contenteditable') === 'false' || part.localName === 'style') return;
    const isBlock = part !== element && part.matches(blocks);
    if (isBlock && text !== '' && !text.endsWith('\n')) text += '\n';
    part.childNodes.forEach(read);
    if (isBlock && !text.endsWith('\n')) text += '\n';
  };
  read(element);
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();
}

/** A text without what editors change: blanks, line ends, and the signs of lists that became real ones. */
export const comparable = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/^\s*(?:[-•*]|\d+[.)])\s+/gm, '')
    .replace(/\s+/g, '');
