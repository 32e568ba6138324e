import { Checkbox, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconFileMusic } from '@tabler/icons-react';
import { uploadConsent } from '#shared/domain/captureConsent.ts';
import { useAction } from '../../lib/useAction.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { useNewPosition } from './useNewPosition.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { CallDetailFields } from './CallDetailFields.tsx';
import { CarriedOver } from './CarriedOver.tsx';
import { fingerprintOf } from './fileRules.ts';
import { formatBytes } from './formatBytes.ts';
import { LanguageField } from './LanguageField.tsx';
import { consentFault, faultsOf } from './uploadDraft.ts';
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
  const form = useForm<UploadDraft>({
    initialValues: initial,
    validate: (draft) => ({ ...faultsOf(draft, new Date()), ...consentFault(draft) }),
  });
  const { addPosition, newPosition } = useNewPosition(form);

  const typed = useFormDraft(`upload/${fingerprintOf(file)}`, form);

  const { run, error } = useAction(async (draft: UploadDraft) => {
    await start(file, draft);
    typed.drop();
    onStarted(draft);
  });

  const focusFault = (faults: typeof form.errors) => {
    const [path = ''] = Object.keys(faults);
    form.getInputNode(path)?.focus();
  };

  return (
    <>
      <form noValidate onSubmit={form.onSubmit(run, focusFault)} aria-label={`Upload ${file.name}`}>
        <Stack gap="md">
          <div className={classes.file}>
            <IconFileMusic size={20} stroke={1.5} aria-hidden className={classes.fileIcon} />
            <span className={classes.fileName}>{file.name}</span>
            <span className={classes.fileSize}>{formatBytes(file.size)}</span>
          </div>
          <RestoredDraft draft={typed} />
          <CarriedOver form={form} initial={initial} />
          <CallDetailFields
            form={form}
            canCreatePosition={canCreatePosition}
            onNewPosition={addPosition}
            language={<LanguageField form={form} />}
          />
          <Checkbox
            className={classes.consent}
            label={uploadConsent}
            description="Kept with the interview and in the audit log, with your name."
            {...form.getInputProps('hasConsent', { type: 'checkbox' })}
          />
          <Text size="sm" c="dimmed">
            It is transcribed after the upload and joins the list when it is ready.
          </Text>
          <FormFooter
            isSticky
            submitLabel="Start upload"
            isBusy={isStarting}
            error={error}
            cancelLabel={place ? 'Leave this one out' : 'Cancel'}
            onCancel={() => {
              typed.drop();
              onSkip();
            }}
          >
            {place && <span className={classes.place}>Recording {place}</span>}
          </FormFooter>
        </Stack>
      </form>
      {newPosition}
    </>
  );
}
