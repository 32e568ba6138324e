import type { ReactEditor } from 'slate-react';
import { blocksFromHtml } from '../../../../shared/editor/blocksFromHtml.ts';
import { blocksFromPlainText } from '../../../../shared/editor/blocksFromPlainText.ts';
import type { EditorBlock } from '../../../../shared/editor/editorNodes.ts';
import { insertBlocks } from './editorCommands.ts';

/** Pasted HTML and text come in through our schema only; what was copied here comes back as it was. */
export function withPaste<T extends ReactEditor>(editor: T): T {
  editor.insertData = (data) => {
    if (editor.insertFragmentData(data)) return;
    const html = data.getData('text/html');
    const blocks = html === '' ? [] : blocksFromPage(html);
    const text = data.getData('text/plain');
    insertBlocks(editor, blocks.length > 0 ? blocks : blocksFromPlainText(text));
  };
  return editor;
}

/** The blocks of an HTML text; parsed apart from the page, so that nothing in it runs or loads. */
export function blocksFromPage(html: string): EditorBlock[] {
  return blocksFromHtml(new DOMParser().parseFromString(html, 'text/html').body);
}
