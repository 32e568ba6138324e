import { useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { NodeEntry } from 'slate';
import { Editable, Slate } from 'slate-react';
import { emptyDocument, isEmptyDocument } from '#shared/editor/editorNodes.ts';
import type { EditorBlock } from '#shared/editor/editorNodes.ts';
import { htmlFromBlocks } from '#shared/editor/htmlFromBlocks.ts';
import { fromRawContent, toRawContent } from '#shared/editor/rawContent.ts';
import { blocksFromPage } from '../../lib/blocksFromPage.ts';
import { EditorElement } from './EditorElement.tsx';
import { runEditorKey } from './editorKeys.ts';
import { EditorLeaf } from './EditorLeaf.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { blocksOf, createTextEditor } from './createTextEditor.ts';
import classes from './RichTextField.module.css';

interface RichTextFieldProps {
  /** Read once: what stands there, with its look or in plain words. */
  html: string | null;
  text: string;
  label: string;
  placeholder: string;
  /** `content` is what the server takes, `html` how it keeps it; both say the same. */
  onChange: (text: { content: string; html: string }) => void;
}

const paragraphsOf = (text: string): EditorBlock[] =>
  text.split('\n').map((line) => ({ type: 'paragraph', children: [{ text: line }] }));

const noMarks = (_entry: NodeEntry) => [];

/** A few formatted lines: bold, italics, lists and links. */
export function RichTextField({ html, text, label, placeholder, onChange }: RichTextFieldProps) {
  const [editor] = useState(createTextEditor);
  const [initialBlocks] = useState(() => {
    const blocks = html === null ? paragraphsOf(text) : blocksFromPage(html);
    return blocks.length > 0 ? blocks : emptyDocument();
  });
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const handleChange = useCallback(() => {
    const content = JSON.stringify(toRawContent(blocksOf(editor)));
    // Read back as the server reads it, so that both keep the same HTML.
    const blocks = fromRawContent(content);
    onChange({ content, html: isEmptyDocument(blocks) ? '' : htmlFromBlocks(blocks) });
  }, [editor, onChange]);
  const handleKey = (event: KeyboardEvent) => {
    // The page and the list around it have keys of their own.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (isLinkKey && editor.selection) setIsLinkOpen(true);
    else if (!runEditorKey(editor, event)) return;
    event.preventDefault();
  };
  return (
    <Slate editor={editor} initialValue={initialBlocks} onValueChange={handleChange}>
      <div className={classes.field}>
        <EditorToolbar isLinkOpen={isLinkOpen} onLinkOpen={setIsLinkOpen} />
        <Editable
          className={classes.text}
          aria-label={label}
          placeholder={placeholder}
          renderPlaceholder={({ attributes, children }) => (
            <span {...attributes} className={classes.placeholder}>
              {children}
            </span>
          )}
          style={{ minHeight: 64 }}
          spellCheck
          autoFocus
          decorate={noMarks}
          renderElement={EditorElement}
          renderLeaf={EditorLeaf}
          onKeyDown={handleKey}
        />
      </div>
    </Slate>
  );
}
