import { Editor, Range, Transforms } from 'slate';
import { blockText, isListItem } from '#shared/editor/editorNodes.ts';
import type { BlockType, EditorBlock } from '#shared/editor/editorNodes.ts';
import { blockAt } from './editorCommands.ts';

const shortcuts: Readonly<Record<string, BlockType>> = {
  '-': 'unordered-list-item',
  '*': 'unordered-list-item',
  '1.': 'ordered-list-item',
  '#': 'header-one',
  '##': 'header-two',
  '###': 'header-three',
};

/** What Enter, Backspace and a blank do at the edges of headings and list items. */
export function withBreaks<T extends Editor>(editor: T): T {
  const { insertBreak, deleteBackward, insertText } = editor;

  const become = (type: BlockType) => {
    Transforms.setNodes(editor, { type });
    Transforms.unsetNodes<EditorBlock>(editor, 'depth');
  };

  editor.insertBreak = () => {
    const found = blockAt(editor);
    if (found && isListItem(found.block) && blockText(found.block) === '') {
      become('paragraph');
      return;
    }
    insertBreak();
    const isAfterHeading = found?.block.type.startsWith('header') === true;
    const next = blockAt(editor);
    if (isAfterHeading && next && blockText(next.block) === '') become('paragraph');
  };

  editor.deleteBackward = (unit) => {
    const found = blockAt(editor);
    const { selection } = editor;
    const isAtStart =
      found &&
      selection &&
      Range.isCollapsed(selection) &&
      Editor.isStart(editor, selection.anchor, found.path);
    if (isAtStart && found.block.type !== 'paragraph') become('paragraph');
    else deleteBackward(unit);
  };

  editor.insertText = (text, options) => {
    const { selection } = editor;
    const found =
      text === ' ' && selection && Range.isCollapsed(selection) ? blockAt(editor) : null;
    if (found?.block.type === 'paragraph' && selection) {
      const start = Editor.start(editor, found.path);
      const before = { anchor: start, focus: selection.anchor };
      const type = shortcuts[Editor.string(editor, before)];
      if (type) {
        Transforms.delete(editor, { at: before });
        become(type);
        return;
      }
    }
    insertText(text, options);
  };
  return editor;
}
