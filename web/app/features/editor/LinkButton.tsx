import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { ReactEditor } from 'slate-react';
import { safeLink } from '#shared/editor/safeLink.ts';
import { linkAt, removeLink, setLink } from './editorCommands.ts';
import type { TextEditor } from './createTextEditor.ts';

interface LinkButtonProps {
  editor: TextEditor;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  tabIndex: number;
}

/** Links the selected words, changes a link or takes it off. */
export function LinkButton({ editor, isOpen, onOpen, tabIndex }: LinkButtonProps) {
  const isInLink = linkAt(editor) !== null;
  const close = () => {
    onOpen(false);
    ReactEditor.focus(editor);
  };
  return (
    <Popover opened={isOpen} onChange={(open) => !open && onOpen(false)} trapFocus width={320}>
      <Popover.Target>
        <ActionIcon
          aria-label="Link"
          title="Link (Ctrl K)"
          aria-pressed={isInLink}
          variant={isInLink ? 'light' : 'subtle'}
          tabIndex={tabIndex}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(!isOpen)}
        >
          <IconLink size={18} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Link">
        {isOpen && <LinkForm editor={editor} onDone={close} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function LinkForm({ editor, onDone }: { editor: TextEditor; onDone: () => void }) {
  const known = linkAt(editor)?.url ?? '';
  const [value, setValue] = useState(known);
  const [error, setError] = useState<string | null>(null);
  const save = (event: React.SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const url = safeLink(value);
    if (url === null) {
      setError('Enter a web address that begins with https:// or an e-mail address.');
      return;
    }
    setLink(editor, url);
    onDone();
  };
  return (
    <form onSubmit={save} onKeyDown={(event) => event.key === 'Escape' && onDone()}>
      <TextInput
        label="Address"
        placeholder="https://"
        value={value}
        error={error}
        onChange={(event) => {
          setValue(event.currentTarget.value);
          setError(null);
        }}
        data-autofocus
      />
      <Group justify="flex-end" gap="xs" mt="sm">
        {known !== '' && (
          <Button
            variant="default"
            onClick={() => {
              removeLink(editor);
              onDone();
            }}
          >
            Remove link
          </Button>
        )}
        <Button type="submit">{known === '' ? 'Link' : 'Save'}</Button>
      </Group>
    </form>
  );
}
