import { Stack, Textarea } from '@mantine/core';
import { useDraft } from '../../lib/useDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useSave } from '../../ui/useSave.ts';
import { UpdateOrganizationSettingsDocument } from './settingsDocuments.ts';

interface DisclaimerFieldProps {
  saved: string;
  onSaved: (text: string) => void;
}

/** The text that the extension shows before a capture. It is saved by a button: people agree to it. */
export function DisclaimerField({ saved, onSaved }: DisclaimerFieldProps) {
  const { save, isSaving, failure } = useSave(UpdateOrganizationSettingsDocument, {
    isInline: true,
  });
  const { text, setText, drop } = useDraft('organization/captureDisclaimer', saved);
  const typed = text.trim();
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (!(await save({ input: { captureDisclaimer: typed } }))) return;
    drop();
    onSaved(typed);
    notifySuccess('The text was saved.');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="xs" maw={560}>
        <Textarea
          label="Before a meeting is captured, everybody is told"
          description="The browser extension shows it at the start. The text that was agreed to is kept in the audit log."
          autosize
          maxLength={1_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text !== saved && (
          <FormFooter
            submitLabel="Save text"
            isBusy={isSaving}
            isDisabled={typed === ''}
            error={failure}
            cancelLabel="Discard"
            onCancel={() => setText(saved)}
            hasUnsaved
          />
        )}
      </Stack>
    </form>
  );
}
