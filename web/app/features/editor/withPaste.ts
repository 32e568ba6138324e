import type { ReactEditor } from 'slate-react';
import { blocksFromPlainText } from '#shared/editor/blocksFromPlainText.ts';
import { blocksFromPage } from '../../lib/blocksFromPage.ts';
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
