import { ActionIcon, FileButton, NativeSelect } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconFileImport,
  IconItalic,
  IconList,
  IconListNumbers,
  IconUnderline,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ReactEditor, useSlate } from 'slate-react';
import type { BlockType } from '#shared/editor/editorNodes.ts';
import { blockAt, isMarkActive, setBlock, toggleBlock, toggleMark } from './editorCommands.ts';
import classes from './EditorToolbar.module.css';
import type { TextEditor } from './createTextEditor.ts';
import { LinkButton } from './LinkButton.tsx';
import { acceptedFiles } from './readDroppedFile.ts';
import { useRovingFocus } from './useRovingFocus.ts';

const styles: { value: BlockType; label: string }[] = [
  { value: 'paragraph', label: 'Text' },
  { value: 'header-one', label: 'Heading 1' },
  { value: 'header-two', label: 'Heading 2' },
  { value: 'header-three', label: 'Heading 3' },
  { value: 'blockquote', label: 'Quote' },
];
const marks = [
  { mark: 'bold', label: 'Bold', keys: 'Ctrl B', Icon: IconBold },
  { mark: 'italic', label: 'Italic', keys: 'Ctrl I', Icon: IconItalic },
  { mark: 'underline', label: 'Underline', keys: 'Ctrl U', Icon: IconUnderline },
] as const;
const lists = [
  { type: 'unordered-list-item', label: 'Bulleted list', keys: 'Ctrl Shift 8', Icon: IconList },
  {
    type: 'ordered-list-item',
    label: 'Numbered list',
    keys: 'Ctrl Shift 7',
    Icon: IconListNumbers,
  },
] as const;

interface EditorToolbarProps {
  isLinkOpen: boolean;
  onLinkOpen: (isOpen: boolean) => void;
  /** Left out for a short text: it takes no files and has no headings. */
  onFile?: (file: File) => void;
}

/** What the selected text can be made; arrow keys move within, one stop for Tab. */
export function EditorToolbar({ isLinkOpen, onLinkOpen, onFile }: EditorToolbarProps) {
  const editor = useSlate() as TextEditor;
  const roving = useRovingFocus(onFile ? 'Text style' : 'Bold');
  const type = blockAt(editor)?.block.type ?? 'paragraph';
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className={classes.toolbar}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
    >
      {onFile && (
        <NativeSelect
          aria-label="Text style"
          data={styles}
          value={styles.some(({ value }) => value === type) ? type : 'paragraph'}
          onChange={(event) => {
            setBlock(editor, event.currentTarget.value as BlockType);
            ReactEditor.focus(editor);
          }}
          tabIndex={roving.tabIndexOf('Text style')}
          className={classes.style}
        />
      )}
      {marks.map(({ mark, label, keys, Icon }) => (
        <ToolbarButton
          key={mark}
          label={label}
          keys={keys}
          isActive={isMarkActive(editor, mark)}
          tabIndex={roving.tabIndexOf(label)}
          onRun={() => toggleMark(editor, mark)}
        >
          <Icon size={18} stroke={1.8} />
        </ToolbarButton>
      ))}
      <span className={classes.gap} />
      {lists.map(({ type: list, label, keys, Icon }) => (
        <ToolbarButton
          key={list}
          label={label}
          keys={keys}
          isActive={type === list}
          tabIndex={roving.tabIndexOf(label)}
          onRun={() => toggleBlock(editor, list)}
        >
          <Icon size={18} stroke={1.6} />
        </ToolbarButton>
      ))}
      <LinkButton
        editor={editor}
        isOpen={isLinkOpen}
        onOpen={onLinkOpen}
        tabIndex={roving.tabIndexOf('Link')}
      />
      <span className={classes.gap} />
      <ToolbarButton
        label="Undo"
        keys="Ctrl Z"
        tabIndex={roving.tabIndexOf('Undo')}
        isDisabled={editor.history.undos.length === 0}
        onRun={() => editor.undo()}
      >
        <IconArrowBackUp size={18} stroke={1.6} />
      </ToolbarButton>
      <ToolbarButton
        label="Redo"
        keys="Ctrl Shift Z"
        tabIndex={roving.tabIndexOf('Redo')}
        isDisabled={editor.history.redos.length === 0}
        onRun={() => editor.redo()}
      >
        <IconArrowForwardUp size={18} stroke={1.6} />
      </ToolbarButton>
      {onFile && (
        <FileButton accept={acceptedFiles} onChange={(file) => file && onFile(file)}>
          {(button) => (
            <ActionIcon
              {...button}
              aria-label="Insert a file"
              title="Insert a file (.docx, .html, .txt)"
              tabIndex={roving.tabIndexOf('Insert a file')}
            >
              <IconFileImport size={18} stroke={1.6} />
            </ActionIcon>
          )}
        </FileButton>
      )}
    </div>
  );
}

interface ToolbarButtonProps {
  label: string;
  keys: string;
  isActive?: boolean;
  isDisabled?: boolean;
  tabIndex: number;
  onRun: () => void;
  children: ReactNode;
}

function ToolbarButton(props: ToolbarButtonProps) {
  const { label, keys, isActive, isDisabled = false, tabIndex, onRun, children } = props;
  return (
    <ActionIcon
      aria-label={label}
      title={`${label} (${keys})`}
      {...(isActive !== undefined && { 'aria-pressed': isActive })}
      variant={isActive === true ? 'light' : 'subtle'}
      // Not `disabled`: the arrow keys must be able to pass over it.
      aria-disabled={isDisabled}
      className={classes.button}
      tabIndex={tabIndex}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) onRun();
      }}
    >
      {children}
    </ActionIcon>
  );
}
