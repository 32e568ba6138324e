import { Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { transcriptLanguages } from '#shared/domain/transcripts/transcriptLanguages.ts';
import type { CheckedTranscript } from '../features/transcriptImport/TranscriptImportDialog.tsx';
import { useImportTranscript } from '../features/transcriptImport/useImportTranscript.ts';
import { useNewPosition } from '../features/uploads/useNewPosition.tsx';
import { CarriedOver } from '../features/uploads/CarriedOver.tsx';
import { CallDetailFields } from '../features/uploads/CallDetailFields.tsx';
import { rememberDraft } from '../features/uploads/rememberedDraft.ts';
import { detailsOf, faultsOf } from '../features/uploads/uploadDraft.ts';
import type { UploadDraft } from '../features/uploads/uploadDraft.ts';
import { useAction } from '../lib/useAction.ts';
import { useFormDraft } from '../lib/useFormDraft.ts';
import { FormFooter } from '../ui/FormFooter.tsx';
import { RestoredDraft } from '../ui/RestoredDraft.tsx';
import { importBeginning } from '../features/transcriptImport/importBeginning.ts';
import type { Importer } from '../features/transcriptImport/importBeginning.ts';

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
  const [initial] = useState(() => importBeginning(checked, user, new Date()));
  const form = useForm<UploadDraft>({
    initialValues: initial,
    validate: (draft) => faultsOf(draft, new Date()),
  });
  const { addPosition, newPosition } = useNewPosition(form);
  const typed = useFormDraft(`import/${checked.preview.fileName}`, form);
  const { run, error } = useAction(async (draft: UploadDraft) => {
    const { preview, speakers } = checked;
    const details = detailsOf(draft);
    onImported(await importIt({ importId: preview.importId, speakers, details }));
    typed.drop();
    rememberDraft(user.id, draft);
  });
  return (
    <>
      <form noValidate onSubmit={form.onSubmit(run)} aria-label="About this interview">
        <Stack gap="md">
          <RestoredDraft draft={typed} />
          <CarriedOver form={form} initial={initial} />
          <CallDetailFields
            form={form}
            canCreatePosition={user.canCreatePosition}
            onNewPosition={addPosition}
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
          <FormFooter
            isSticky
            submitLabel="Import transcript"
            isBusy={isImporting}
            error={error}
            cancelLabel="Back"
            onCancel={onBack}
          />
        </Stack>
      </form>
      {newPosition}
    </>
  );
}
