import type { Path } from 'slate';
import { Editor, Element, Node, Range, Text, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { blockText, isListItem } from '#shared/editor/editorNodes.ts';
import type { BlockType, EditorBlock, EditorLink, MarkName } from '#shared/editor/editorNodes.ts';

const isBlock = (node: Node): node is EditorBlock =>
  Element.isElement(node) && node.type !== 'link';
const isLinkNode = (node: Node): node is EditorLink =>
  Element.isElement(node) && node.type === 'link';

/** The block the selection begins in. */
export function blockAt(editor: Editor): { block: EditorBlock; path: Path } | null {
  const at = editor.selection && Range.start(editor.selection).path[0];
  const block = at === undefined || at === null ? undefined : editor.children[at];
  return block && isBlock(block) ? { block, path: [at ?? 0] } : null;
}

export function isMarkActive(editor: Editor, mark: MarkName): boolean {
  const marks: Record<string, unknown> | null = editor.selection && Editor.marks(editor);
  return marks?.[mark] === true;
}

export function toggleMark(editor: Editor, mark: MarkName): void {
  if (isMarkActive(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

/** Makes the selected blocks this type, or paragraphs again where they all are it already. */
export function toggleBlock(editor: Editor, type: BlockType): void {
  setBlock(editor, blockAt(editor)?.block.type === type ? 'paragraph' : type);
}

export function setBlock(editor: Editor, type: BlockType): void {
  Transforms.setNodes(editor, { type }, { match: isBlock });
  if (!type.endsWith('-list-item'))
    Transforms.unsetNodes<EditorBlock>(editor, 'depth', { match: isBlock });
}

/** The link the selection begins in. */
export function linkAt(editor: Editor): EditorLink | null {
  if (!editor.selection) return null;
  return Editor.above(editor, { match: isLinkNode })?.[0] ?? null;
}

/** Links what is selected; with nothing selected, changes the link one is in or writes the address. */
export function setLink(editor: Editor, url: string): void {
  const { selection } = editor;
  if (!selection) return;
  if (linkAt(editor)) {
    Transforms.setNodes(editor, { url }, { match: isLinkNode });
  } else if (Range.isCollapsed(selection)) {
    const text = url.replace(/^(https:\/\/|mailto:)/, '').replace(/\/$/, '');
    Transforms.insertNodes(editor, { type: 'link', url, children: [{ text }] });
    Transforms.move(editor, { unit: 'offset' });
  } else {
    Transforms.unwrapNodes(editor, { match: isLinkNode, split: true });
    Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { split: true });
    Transforms.collapse(editor, { edge: 'end' });
  }
}

export function removeLink(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: isLinkNode });
}

/** Puts blocks where the selection is, or at the end; into an empty line they go whole. */
export function insertBlocks(editor: Editor, blocks: readonly EditorBlock[]): void {
  const copies = structuredClone([...blocks]);
  const [only] = copies;
  if (!only) return;
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  const found = blockAt(editor);
  if (found && blockText(found.block) === '') {
    Editor.withoutNormalizing(editor, () => {
      Transforms.removeNodes(editor, { at: found.path });
      Transforms.insertNodes(editor, copies, { at: found.path });
    });
    const last = (found.path[0] ?? 0) + copies.length - 1;
    Transforms.select(editor, Editor.end(editor, [last]));
  } else if (copies.length === 1 && only.type === 'paragraph') {
    // Within a sentence only the words matter, not that they were a paragraph elsewhere.
    Transforms.insertNodes(editor, only.children);
    Transforms.collapse(editor, { edge: 'end' });
  } else Transforms.insertFragment(editor, copies);
}

/** Puts another document in the place of the present one; one undo brings it back. */
export function replaceDocument(editor: Editor, blocks: readonly EditorBlock[]): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.deselect(editor);
    for (let index = editor.children.length - 1; index >= 0; index -= 1)
      Transforms.removeNodes(editor, { at: [index] });
    Transforms.insertNodes(editor, structuredClone([...blocks]), { at: [0] });
  });
}

/** Adds lines at the end and puts the caret behind them, to go on writing. */
export function appendBlocks(
  editor: ReactEditor,
  lines: readonly { type: BlockType; text: string }[],
): void {
  const blocks = lines.map(({ type, text }): EditorBlock => ({ type, children: [{ text }] }));
  Transforms.insertNodes(editor, blocks, { at: [editor.children.length] });
  Transforms.select(editor, Editor.end(editor, []));
  ReactEditor.focus(editor);
}

/** Selects the longest run of list items, and brings it into sight. */
export function selectLongestList(editor: ReactEditor): void {
  let best = { start: 0, length: 0 };
  let start = 0;
  for (const [index, node] of editor.children.entries()) {
    if (!isBlock(node) || !isListItem(node)) start = index + 1;
    else if (index + 1 - start > best.length) best = { start, length: index + 1 - start };
  }
  if (best.length === 0) return;
  const end = Editor.end(editor, [best.start + best.length - 1]);
  Transforms.select(editor, { anchor: Editor.start(editor, [best.start]), focus: end });
  ReactEditor.focus(editor);
}

/** The range of a stretch of a block's text, offsets in UTF-16 code units; null beyond its end. */
export function rangeInBlock(
  block: EditorBlock,
  path: Path,
  start: number,
  end: number,
): Range | null {
  const points = [start, end].map((at, edge) => {
    let before = 0;
    for (const [leaf, leafPath] of Node.texts(block)) {
      const length = leaf.text.length;
      // A stretch begins in the leaf that holds its first letter, and ends in that of its last.
      const isHere = edge === 0 ? at < before + length : at <= before + length && at > before;
      if (isHere && Text.isText(leaf)) return { path: [...path, ...leafPath], offset: at - before };
      before += length;
    }
    return null;
  });
  const [anchor, focus] = points;
  return anchor && focus ? { anchor, focus } : null;
}
