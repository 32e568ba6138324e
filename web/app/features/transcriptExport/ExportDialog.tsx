import { Button, Checkbox, Group, Select, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { exportChoices, exportLink, recallExport, rememberExport } from './exportChoices.ts';
import type { ExportChoice } from './exportChoices.ts';

interface ExportDialogProps {
  callId: string;
  onClose: () => void;
}

/** Which file the transcript is to become, and what goes into it. */
export function ExportDialog({ callId, onClose }: ExportDialogProps) {
  const [choice, setChoice] = useState(recallExport);
  const change = (over: Partial<ExportChoice>) => setChoice({ ...choice, ...over });
  const format = exportChoices.find(({ value }) => value === choice.format) ?? exportChoices[0];
  return (
    <Dialog onClose={onClose} title="Export transcript">
      <Stack gap="md">
        <Select
          label="Format"
          description={format.description}
          data={exportChoices.map(({ value, label }) => ({ value, label }))}
          value={choice.format}
          allowDeselect={false}
          maxDropdownHeight={320}
          onChange={(value) => change({ format: value as ExportChoice['format'] })}
          data-autofocus
        />
        <Stack gap="xs">
          <Checkbox
            label="Times"
            checked={choice.times || format.isSubtitle}
            disabled={format.isSubtitle}
            onChange={({ currentTarget }) => change({ times: currentTarget.checked })}
          />
          <Checkbox
            label="Speakers"
            checked={choice.speakers}
            onChange={({ currentTarget }) => change({ speakers: currentTarget.checked })}
          />
          <Checkbox
            label="Notes that you can see"
            checked={choice.notes && !format.isSubtitle}
            disabled={format.isSubtitle}
            onChange={({ currentTarget }) => change({ notes: currentTarget.checked })}
          />
        </Stack>
        {format.isSubtitle && (
          <Text size="sm" c="dimmed">
            Subtitles always have times, and cannot hold notes.
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            component="a"
            href={exportLink(callId, choice)}
            download
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => {
              rememberExport(choice);
              // After the browser has taken the link.
              setTimeout(onClose);
            }}
          >
            Download
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
