import { Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';

interface PlaylistFormProps {
  /** Null for a new one. */
  playlistId: string | null;
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
  const { playlistId, heading, saveLabel, onSave, onClose } = props;
  const key = `playlist/${playlistId ?? 'new'}`;
  const { text: title, ...titleDraft } = useDraft(`${key}/title`, props.title ?? '');
  const { text: description, ...descriptionDraft } = useDraft(
    `${key}/description`,
    props.description ?? '',
  );
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setError('Give the playlist a title.');
    setIsSaving(true);
    try {
      await onSave({ title, description });
      titleDraft.drop();
      descriptionDraft.drop();
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
            onChange={(event) => titleDraft.setText(event.currentTarget.value)}
          />
          <Textarea
            label="Description (optional)"
            rows={3}
            maxLength={2000}
            value={description}
            onChange={(event) => descriptionDraft.setText(event.currentTarget.value)}
          />
          <FormFooter
            submitLabel={saveLabel}
            isBusy={isSaving}
            onCancel={() => {
              titleDraft.drop();
              descriptionDraft.drop();
              onClose();
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
