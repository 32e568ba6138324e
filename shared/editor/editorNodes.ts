export const blockTypes = [
  'paragraph',
  'header-one',
  'header-two',
  'header-three',
  'unordered-list-item',
  'ordered-list-item',
  'blockquote',
] as const;
export type BlockType = (typeof blockTypes)[number];

export const markNames = ['bold', 'italic', 'underline'] as const;
export type MarkName = (typeof markNames)[number];

/** An alias, not an interface, so that it also fits where Slate allows further keys. */
export type EditorText = {
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
};

export interface EditorLink {
  type: 'link';
  url: string;
  children: EditorText[];
}

/**
 * One line of the document as Slate holds it. The document is flat, as in Draft.js: a list is a run of
 * list items, so that a block of the editor is a block of the analysis.
 */
export interface EditorBlock {
  type: BlockType;
  /** How far a list item is nested; left out when it is not. */
  depth?: number;
  children: (EditorText | EditorLink)[];
}

export const deepestList = 4;

export const isLink = (node: EditorText | EditorLink): node is EditorLink => 'url' in node;
export const isListItem = ({ type }: { type: BlockType }): boolean => type.endsWith('-list-item');

/** The text of one block: what the analysis reads. */
export function blockText(block: EditorBlock): string {
  let text = '';
  for (const node of block.children) {
    if (isLink(node)) for (const leaf of node.children) text += leaf.text;
    else text += node.text;
  }
  return text;
}

/** A document with nothing in it, a new one each time because Slate keeps what it is given. */
export const emptyDocument = (): EditorBlock[] => [{ type: 'paragraph', children: [{ text: '' }] }];

/** Whether there is nothing but empty lines. */
export const isEmptyDocument = (blocks: readonly EditorBlock[]): boolean =>
  blocks.every((block) => blockText(block).trim() === '');
