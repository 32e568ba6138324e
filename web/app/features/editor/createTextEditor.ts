import { Node, createEditor } from 'slate';
import type { Editor, Element } from 'slate';
import { withHistory } from 'slate-history';
import type { HistoryEditor } from 'slate-history';
import { withReact } from 'slate-react';
import type { ReactEditor } from 'slate-react';
import { blockTypes } from '#shared/editor/editorNodes.ts';
import type { EditorBlock, EditorLink } from '#shared/editor/editorNodes.ts';
import { safeLink } from '#shared/editor/safeLink.ts';
import { withBreaks } from './withBreaks.ts';
import { blocksFromPlainText } from '#shared/editor/blocksFromPlainText.ts';
import { blocksFromPage } from '../../lib/blocksFromPage.ts';
import { insertBlocks } from './editorCommands.ts';

declare module 'slate' {
  interface CustomTypes {
    Element: EditorBlock | EditorLink;
  }
}

export type TextEditor = ReactEditor & HistoryEditor;

/** A Slate editor that holds the blocks of `shared/editor` and nothing else. */
export function createTextEditor(): TextEditor {
  // A name of our own: what other Slate editors copy is read as HTML, by our schema.
  const editor = withHistory(withReact(createEditor(), 'x-rapport-document'));
  editor.isInline = (element: Element) => element.type === 'link';
  keepSchema(editor);
  return withPaste(withBreaks(editor));
}

/** The document as it stands. */
export const blocksOf = (editor: Editor): EditorBlock[] => editor.children as EditorBlock[];

function keepSchema(editor: Editor): void {
  const { normalizeNode } = editor;
  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry;
    if (path.length > 0 && Node.isElement(node)) {
      const isTop = path.length === 1;
      if (node.type === 'link') {
        if (isTop || safeLink(node.url) === null || Node.string(node) === '') {
          editor.unwrapNodes({ at: path });
          return;
        }
      } else if (!isTop) {
        editor.unwrapNodes({ at: path });
        return;
      } else if (!blockTypes.includes(node.type)) {
        editor.setNodes({ type: 'paragraph' }, { at: path });
        return;
      }
    } else if (path.length === 1) {
      editor.wrapNodes({ type: 'paragraph', children: [] }, { at: path });
      return;
    }
    normalizeNode(entry, options);
  };
}

/** Pasted HTML and text come in through our schema only; what was copied here comes back as it was. */
function withPaste<T extends ReactEditor>(editor: T): T {
  editor.insertData = (data) => {
    if (editor.insertFragmentData(data)) return;
    const html = data.getData('text/html');
    const blocks = html === '' ? [] : blocksFromPage(html);
    const text = data.getData('text/plain');
    insertBlocks(editor, blocks.length > 0 ? blocks : blocksFromPlainText(text));
  };
  return editor;
}
