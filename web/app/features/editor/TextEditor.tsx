import { useCallback, useState } from 'react';
import type { DragEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Range } from 'slate';
import type { DecoratedRange, NodeEntry } from 'slate';
import { Editable, ReactEditor, Slate } from 'slate-react';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { notifyError, notifyFailure } from '../../ui/notify.ts';
import { insertBlocks } from './editorCommands.ts';
import { EditorElement } from './EditorElement.tsx';
import { runEditorKey } from './editorKeys.ts';
import { EditorLeaf } from './EditorLeaf.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import type { TextEditor as Editor } from './createTextEditor.ts';
import classes from './TextEditor.module.css';
import { readDroppedFile } from './readDroppedFile.ts';

interface TextEditorProps {
  editor: Editor;
  /** Read once, when the editor comes up. */
  initialBlocks: EditorBlock[];
  label: string;
  placeholder: string;
  isReadOnly: boolean;
  decorate: (entry: NodeEntry) => DecoratedRange[];
  /** The words or their look changed. */
  onChange: () => void;
  onFinding: (findingId: string) => void;
  /** Keys the page has for the text beyond the editor's own; true when it was one. */
  onKey: (event: KeyboardEvent) => boolean;
  before?: ReactNode;
  after?: ReactNode;
  /** Floats over the text. */
  children?: ReactNode;
}

/** The page of a job description: a toolbar, locked parts, and the text one writes. */
export function TextEditor(props: TextEditorProps) {
  const { editor, initialBlocks, label, placeholder, isReadOnly, decorate } = props;
  const { onChange, onFinding, onKey, before, after, children } = props;
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const [isDropping, setIsDropping] = useState(false);

  const insertFile = useCallback(
    async (file: File) => {
      try {
        insertBlocks(editor, await readDroppedFile(file));
      } catch (error) {
        notifyFailure(error);
      }
    },
    [editor],
  );
  const handleKey = (event: KeyboardEvent) => {
    // Keys belong to the input method while it composes a letter.
    if (event.nativeEvent.isComposing) return;
    const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (isLinkKey && editor.selection) setIsLinkOpen(true);
    else if (!onKey(event) && !runEditorKey(editor, event)) return;
    event.preventDefault();
  };
  const handleClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const findingId = target?.closest('[data-finding]')?.getAttribute('data-finding');
    const isSelecting = editor.selection !== null && Range.isExpanded(editor.selection);
    if (findingId && !isSelecting) onFinding(findingId);
  };
  const handleDrop = (event: DragEvent): boolean => {
    setIsDropping(false);
    const [file, ...others] = event.dataTransfer.files;
    if (!file) return false;
    event.preventDefault();
    const range = ReactEditor.findEventRange(editor, event);
    if (range) editor.select(range);
    void insertFile(file);
    if (others.length > 0) sayOneFileOnly(file, others);
    return true;
  };
  return (
    <Slate editor={editor} initialValue={initialBlocks} onValueChange={onChange}>
      <div className={classes.editor}>
        {!isReadOnly && (
          <EditorToolbar
            isLinkOpen={isLinkOpen}
            onLinkOpen={setIsLinkOpen}
            onFile={(file) => void insertFile(file)}
          />
        )}
        <div className={classes.sheet} data-dropping={isDropping || undefined}>
          {before}
          <div className={classes.text}>
            <Editable
              className={classes.editable}
              aria-label={label}
              placeholder={placeholder}
              renderPlaceholder={({ attributes, children: words }) => (
                <span {...attributes} className={classes.placeholder}>
                  {words}
                </span>
              )}
              // Slate would make it as high as the placeholder.
              style={{ minHeight: 320 }}
              readOnly={isReadOnly}
              spellCheck
              decorate={decorate}
              renderElement={EditorElement}
              renderLeaf={EditorLeaf}
              onKeyDown={handleKey}
              onClick={handleClick}
              onDrop={handleDrop}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes('Files')) return false;
                event.preventDefault();
                setIsDropping(true);
                return true;
              }}
              onDragLeave={() => setIsDropping(false)}
            />
            {children}
          </div>
          {after}
        </div>
      </div>
    </Slate>
  );
}

/** Says which of several dropped files is inserted and what to do with those that are not. */
function sayOneFileOnly(inserted: File, others: readonly File[]): void {
  const rest =
    others.length === 1
      ? `Drop ${others[0]?.name} after it.`
      : `Drop the other ${others.length} after it, one by one.`;
  notifyError(`Only ${inserted.name} is inserted. ${rest}`, 'One file at a time');
}
