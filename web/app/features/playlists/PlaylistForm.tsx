import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface PlaylistFormProps {
  heading: string;
  saveLabel: string;
  title?: string;
  description?: string;
  /** @throws the server's refusal, which the form shows. */
  onSave: (playlist: { title: string; description: string }) => Promise<void>;
  onClose: () => void;
}

/** Title and description of a playlist. */
export function PlaylistForm(props: PlaylistFormProps) {
  const { heading, saveLabel, onSave, onClose } = props;
  const [title, setTitle] = useState(props.title ?? '');
  const [description, setDescription] = useState(props.description ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setError('Give the playlist a title.');
    setIsSaving(true);
    try {
      await onSave({ title, description });
      onClose();
    } catch (refusal) {
      setError(errorMessage(refusal));
      setIsSaving(false);
    }
  };
  return (
    <Dialog onClose={onClose} title={heading} closeOnClickOutside={false}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <TextInput
            data-autofocus
            label="Title"
            maxLength={100}
            value={title}
            error={error}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Textarea
            label="Description (optional)"
            rows={3}
            maxLength={2000}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving}>
              {saveLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
