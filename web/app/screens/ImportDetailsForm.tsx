import { Alert, Button, Group, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { transcriptLanguages } from '../../../shared/domain/transcripts/transcriptLanguages.ts';
import type { CheckedTranscript } from '../features/transcriptImport/TranscriptImportDialog.tsx';
import { useImportTranscript } from '../features/transcriptImport/useImportTranscript.ts';
import { AddPositionModal } from '../features/uploads/AddPositionModal.tsx';
import { CallDetailFields } from '../features/uploads/CallDetailFields.tsx';
import { rememberDraft } from '../features/uploads/rememberedDraft.ts';
import { detailsOf, faultsOf } from '../features/uploads/uploadDraft.ts';
import type { UploadDraft } from '../features/uploads/uploadDraft.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { importBeginning } from './importBeginning.ts';
import type { Importer } from './importBeginning.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const languageChoices = transcriptLanguages.map((code) => ({
  value: code,
  label: names.of(code) ?? code,
}));

interface ImportDetailsFormProps {
  checked: CheckedTranscript;
  user: Importer;
  onBack: () => void;
  onImported: (callId: string) => void;
}

/** What the new interview is about; sending it imports the transcript. */
export function ImportDetailsForm({ checked, user, onBack, onImported }: ImportDetailsFormProps) {
  const { importIt, isImporting } = useImportTranscript();
  const [failure, setFailure] = useState<string | null>(null);
  const [newPositionTitle, setNewPositionTitle] = useState<string | null>(null);
  const form = useForm<UploadDraft>({
    initialValues: importBeginning(checked, user, new Date()),
    validate: (draft) => faultsOf(draft, new Date()),
  });
  const submit = form.onSubmit(async (draft) => {
    setFailure(null);
    const { preview, speakers } = checked;
    try {
      const details = detailsOf(draft);
      onImported(await importIt({ importId: preview.importId, speakers, details }));
      rememberDraft(user.id, draft);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });
  return (
    <>
      <form noValidate onSubmit={submit} aria-label="About this interview">
        <Stack gap="md">
          <CallDetailFields
            form={form}
            canCreatePosition={user.canCreatePosition}
            onNewPosition={setNewPositionTitle}
            language={
              <Select
                label="Language spoken"
                withAsterisk
                data={languageChoices}
                searchable
                allowDeselect={false}
                maxDropdownHeight={260}
                nothingFoundMessage="No language found."
                {...form.getInputProps('languageCode')}
              />
            }
          />
          {failure && (
            <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onBack}>
              Back
            </Button>
            <Button type="submit" loading={isImporting}>
              Import transcript
            </Button>
          </Group>
        </Stack>
      </form>
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
