import { useEffect, useEffectEvent } from 'react';
import { Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import type { TextEditor } from './createTextEditor.ts';

/** Opens a page with the caret in its text, so that one can paste or type at once. */
export function useCaretIn(editor: TextEditor, isWanted: boolean): void {
  const focusStart = useEffectEvent(() => {
    if (!isWanted) return;
    editor.select(Editor.start(editor, []));
    ReactEditor.focus(editor);
  });
  useEffect(() => focusStart(), []);
}
