import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle, IconFileMusic } from '@tabler/icons-react';
import { useState } from 'react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { AddPositionModal } from './AddPositionModal.tsx';
import { CallDetailFields } from './CallDetailFields.tsx';
import { formatBytes } from './formatBytes.ts';
import { LanguageField } from './LanguageField.tsx';
import { faultsOf } from './uploadDraft.ts';
import type { UploadDraft } from './uploadDraft.ts';
import classes from './UploadForm.module.css';
import { useStartUpload } from './useStartUpload.ts';

interface UploadFormProps {
  file: File;
  initial: UploadDraft;
  canCreatePosition: boolean;
  /** How this file stands among several, as "1 of 3"; null when it is alone. */
  place: string | null;
  onStarted: (draft: UploadDraft) => void;
  onSkip: () => void;
}

/** What an interview's recording is about; sending it starts the upload. */
export function UploadForm(props: UploadFormProps) {
  const { file, initial, canCreatePosition, place, onStarted, onSkip } = props;
  const { start, isStarting } = useStartUpload();
  const [newPositionTitle, setNewPositionTitle] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<UploadDraft>({
    initialValues: initial,
    validate: (draft) => faultsOf(draft, new Date()),
  });

  const submit = form.onSubmit(async (draft) => {
    setFailure(null);
    try {
      await start(file, draft);
      onStarted(draft);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });

  return (
    <>
      <form noValidate onSubmit={submit} aria-label={`Upload ${file.name}`}>
        <Stack gap="md">
          <div className={classes.file}>
            <IconFileMusic size={20} stroke={1.5} aria-hidden className={classes.fileIcon} />
            <span className={classes.fileName}>{file.name}</span>
            <span className={classes.fileSize}>{formatBytes(file.size)}</span>
          </div>
          <CallDetailFields
            form={form}
            canCreatePosition={canCreatePosition}
            onNewPosition={setNewPositionTitle}
            language={<LanguageField form={form} />}
          />
          {failure && (
            <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs" className={classes.actions ?? ''}>
            {place && <span className={classes.place}>Recording {place}</span>}
            <Button variant="default" onClick={onSkip}>
              {place ? 'Leave this one out' : 'Cancel'}
            </Button>
            <Button type="submit" loading={isStarting}>
              Start upload
            </Button>
          </Group>
        </Stack>
      </form>
      {/* Beside the form and not inside it: forms do not nest. */}
      {newPositionTitle !== null && (
        <AddPositionModal
          initialTitle={newPositionTitle}
          onClose={() => setNewPositionTitle(null)}
          onAdded={(position) => {
            form.setFieldValue('position', position);
            setNewPositionTitle(null);
          }}
        />
      )}
    </>
  );
}
