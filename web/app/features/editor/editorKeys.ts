import type { Editor } from 'slate';
import { setBlock, toggleBlock, toggleMark } from './editorCommands.ts';

export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const marks = { b: 'bold', i: 'italic', u: 'underline' } as const;

/**
 * Does what a key combination stands for and says whether it was one; undo and redo are Slate's.
 * Ctrl (⌘ on a Mac) with B, I, U; with Alt and 0 to 3 for headings; with Shift and 7 or 8 for lists.
 */
export function runEditorKey(editor: Editor, press: KeyPress): boolean {
  if (!press.ctrlKey && !press.metaKey) return false;
  const key = press.key.toLowerCase();
  if (!press.shiftKey && !press.altKey && key in marks) {
    toggleMark(editor, marks[key as keyof typeof marks]);
    return true;
  }
  if (press.shiftKey && press.code === 'Digit7') toggleBlock(editor, 'ordered-list-item');
  else if (press.shiftKey && press.code === 'Digit8') toggleBlock(editor, 'unordered-list-item');
  else if (press.altKey && press.code === 'Digit0') setBlock(editor, 'paragraph');
  else if (press.altKey && press.code === 'Digit1') setBlock(editor, 'header-one');
  else if (press.altKey && press.code === 'Digit2') setBlock(editor, 'header-two');
  else if (press.altKey && press.code === 'Digit3') setBlock(editor, 'header-three');
  else return false;
  return true;
}
