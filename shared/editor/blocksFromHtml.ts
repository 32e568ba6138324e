import { cleanPastedText } from './cleanPastedText.ts';
import type { EditorBlock } from './editorNodes.ts';
import { createBlockWriter } from './blockWriter.ts';
import type { BlockStart, BlockWriter } from './blockWriter.ts';
import { isUnseen, lookOf, styleOf } from './htmlStyle.ts';
import type { Look } from './htmlStyle.ts';
import { safeLink } from './safeLink.ts';

const headings: Readonly<Record<string, BlockStart>> = {
  H1: { type: 'header-one' },
  H2: { type: 'header-two' },
  H3: { type: 'header-three' },
  H4: { type: 'header-three' },
  H5: { type: 'header-three' },
  H6: { type: 'header-three' },
};
const paragraphs = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV ADDRESS FIGURE FIGCAPTION DL DT DD TABLE TBODY THEAD TR TD TH CAPTION FORM FIELDSET UL OL DETAILS SUMMARY HR BODY PRE'.split(
    ' ',
  ),
);
/** A page can nest as deep as it likes; nobody writes deeper than this. */
const deepestElement = 300;

interface Place {
  writer: BlockWriter;
  look: Look;
  list: { isOrdered: boolean; depth: number } | null;
  isHeading: boolean;
  isPreformatted: boolean;
  depth: number;
}

/**
 * Reads the body of an HTML document (a page, Word, Google Docs, mammoth) as blocks. Only what the editor
 * knows is taken: headings, paragraphs, lists, quotes, three looks and links that `safeLink` lets pass;
 * every other element gives its text alone. Empty lines are left out.
 */
export function blocksFromHtml(body: Element): EditorBlock[] {
  const writer = createBlockWriter();
  readChildren(body, {
    writer,
    look: { marks: [], url: null },
    list: null,
    isHeading: false,
    isPreformatted: false,
    depth: 0,
  });
  return writer.end();
}

function readChildren(element: Element, place: Place): void {
  if (place.depth > deepestElement) return;
  for (const child of element.childNodes) {
    if (child.nodeType === 3) writeText(child.textContent ?? '', place);
    else if (child.nodeType === 1)
      readElement(child as Element, { ...place, depth: place.depth + 1 });
  }
}

function writeText(text: string, { writer, look, isPreformatted }: Place): void {
  const clean = cleanPastedText(text);
  if (!isPreformatted) {
    writer.write(clean.replace(/[\s\u00a0]+/g, ' '), look);
    return;
  }
  for (const [index, line] of clean.split('\n').entries()) {
    if (index > 0) writer.breakLine();
    writer.write(line, look);
  }
}

function readElement(element: Element, place: Place): void {
  const { writer } = place;
  const tag = element.tagName.toUpperCase();
  if (isUnseen(element) || styleOf(element).get('mso-list') === 'ignore') return;
  if (tag === 'BR') {
    writer.breakLine();
    return;
  }
  const block = startOf(element, tag, place);
  if (!block && !paragraphs.has(tag)) {
    readChildren(element, { ...place, look: innerLook(element, tag, place) });
    return;
  }
  if (block) writer.begin(block);
  else if (place.list === null)
    writer.begin({ type: writer.quoteDepth > 0 ? 'blockquote' : 'paragraph' });
  else if (tag !== 'UL' && tag !== 'OL') writer.beginInList();
  if (tag === 'BLOCKQUOTE') writer.quoteDepth += 1;
  readChildren(element, inner(element, tag, place, block));
  if (tag === 'BLOCKQUOTE') writer.quoteDepth -= 1;
  writer.close();
}

function inner(element: Element, tag: string, place: Place, block: BlockStart | null): Place {
  const isList = tag === 'UL' || tag === 'OL';
  const marks = lookOf(element, place.look.marks);
  return {
    ...place,
    look: { ...place.look, marks },
    list: isList
      ? { isOrdered: tag === 'OL', depth: place.list ? place.list.depth + 1 : 0 }
      : place.list,
    isHeading: place.isHeading || block?.type.startsWith('header') === true,
    isPreformatted: place.isPreformatted || tag === 'PRE',
  };
}

function innerLook(element: Element, tag: string, { look, isHeading }: Place): Look {
  const url = tag === 'A' ? (safeLink(element.getAttribute('href') ?? '') ?? look.url) : look.url;
  const marks = lookOf(element, look.marks).filter(
    (mark) =>
      // Headings are bold, links underlined by themselves: the page says it again.
      !(mark === 'bold' && isHeading) &&
      !(mark === 'underline' && url !== null && !look.marks.includes('underline')),
  );
  return { marks, url };
}

/** The block an element begins, or null when it begins none of a kind. */
function startOf(element: Element, tag: string, { list }: Place): BlockStart | null {
  if (tag === 'LI') {
    const { isOrdered, depth } = list ?? { isOrdered: false, depth: 0 };
    return { type: isOrdered ? 'ordered-list-item' : 'unordered-list-item', depth };
  }
  if (tag === 'BLOCKQUOTE') return { type: 'blockquote' };
  const heading = headings[tag];
  if (heading && list === null) return heading;
  return tag === 'P' ? wordBlock(element) : null;
}

/** Word writes its lists and titles as paragraphs and says in the style what they are. */
function wordBlock(element: Element): BlockStart | null {
  const name = element.getAttribute('class') ?? '';
  if (/\bMsoTitle\b/.test(name)) return { type: 'header-one' };
  const level = /level(\d)/.exec(styleOf(element).get('mso-list') ?? '')?.[1];
  if (level === undefined) return null;
  const marker = [...element.querySelectorAll('span')]
    .find((span) => styleOf(span).get('mso-list') === 'ignore')
    ?.textContent.trim();
  const isOrdered = /^\(?[\da-z]{1,3}[.)]/i.test(marker ?? '');
  return {
    type: isOrdered ? 'ordered-list-item' : 'unordered-list-item',
    depth: Number(level) - 1,
  };
}
