import { ActionIcon, Button, Menu, SegmentedControl, Tooltip } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { NoteDetail } from '#shared/domain/notesPage/notesPage.ts';
import { copyRichText } from '../../ui/copyRichText.ts';
import { notifyError } from '../../ui/notify.ts';
import { setNoteDetail, useNoteDetail } from './noteDetailStore.ts';
import classes from './NotesToolbar.module.css';

const details: readonly { value: NoteDetail; label: string }[] = [
  { value: 'BRIEF', label: 'Brief' },
  { value: 'STANDARD', label: 'Standard' },
  { value: 'FULL', label: 'Full' },
];
const files = [
  { format: 'docx', label: 'Word (.docx)' },
  { format: 'pdf', label: 'PDF (.pdf)' },
  { format: 'md', label: 'Markdown (.md)' },
] as const;

/** How much is shown, and how it leaves the page: both copy and file hold what is shown, with links. */
export function NotesToolbar({ callId }: { callId: string }) {
  const { detail } = useNoteDetail();
  const [isCopying, setIsCopying] = useState(false);
  const fileUrl = (format: string) => `/ai-notes/${callId}.${format}?detail=${detail}`;
  const copy = async () => {
    setIsCopying(true);
    try {
      const [html, text] = await Promise.all([
        fetchText(fileUrl('html')),
        fetchText(fileUrl('md')),
      ]);
      await copyRichText(html, text, 'Notes copied');
    } catch {
      notifyError('The notes could not be copied. Try again.');
    } finally {
      setIsCopying(false);
    }
  };
  return (
    <div className={classes.toolbar}>
      <SegmentedControl
        aria-label="Level of detail"
        size="xs"
        data={[...details]}
        value={detail}
        onChange={(value) => setNoteDetail(value)}
      />
      <div className={classes.actions}>
        <Tooltip label="Copy the notes">
          <ActionIcon aria-label="Copy the notes" loading={isCopying} onClick={() => void copy()}>
            <IconCopy size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconDownload size={14} stroke={1.6} />}
            >
              Export
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={classes.menu}>
            {files.map(({ format, label }) => (
              <Menu.Item key={format} component="a" href={fileUrl(format)} download>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  );
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.text();
}
