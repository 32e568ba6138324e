import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { plural } from '#shared/domain/plural.ts';
import { TranscriptImportDialog } from '../features/transcriptImport/TranscriptImportDialog.tsx';
import type { CheckedTranscript } from '../features/transcriptImport/TranscriptImportDialog.tsx';
import { useImportTranscript } from '../features/transcriptImport/useImportTranscript.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { notifySuccess } from '../ui/notify.ts';

interface AttachTranscriptDialogProps {
  callId: string;
  /** What is there now; null where there are no words yet. */
  existing: { engineName: string; editCount: number } | null;
  onImported: () => void;
  onClose: () => void;
}

/** Gives a transcript from elsewhere to an interview that is there. */
export function AttachTranscriptDialog(props: AttachTranscriptDialogProps) {
  const { callId, existing, onImported, onClose } = props;
  return (
    <TranscriptImportDialog
      title="Import transcript"
      renderLast={(checked, onBack) => (
        <LastStep
          checked={checked}
          callId={callId}
          existing={existing}
          onBack={onBack}
          onImported={() => {
            notifySuccess('The transcript was imported.');
            onImported();
            onClose();
          }}
        />
      )}
      onClose={onClose}
    />
  );
}

interface LastStepProps extends Omit<AttachTranscriptDialogProps, 'onClose'> {
  checked: CheckedTranscript;
  onBack: () => void;
}

function LastStep({ checked, callId, existing, onBack, onImported }: LastStepProps) {
  const { importIt, isImporting } = useImportTranscript();
  const [failure, setFailure] = useState<string | null>(null);
  const { preview, speakers } = checked;
  const save = async () => {
    setFailure(null);
    try {
      const replacesExisting = existing !== null;
      await importIt({ importId: preview.importId, speakers, callId, replacesExisting });
      onImported();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <Stack gap="md">
      <Text>
        {existing
          ? `“${preview.fileName}” replaces the transcript that is there now.`
          : `“${preview.fileName}” becomes the transcript of this interview.`}
      </Text>
      {existing && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />}>
          What is there now ({existing.engineName}) goes
          {existing.editCount > 0 &&
            `, with ${plural(existing.editCount, 'correction')} made in it`}
          . This cannot be undone. Export it first if you may need it.
        </Alert>
      )}
      {failure && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button
          {...(existing && { color: 'red' })}
          loading={isImporting}
          onClick={() => void save()}
          data-autofocus
        >
          {existing ? 'Replace transcript' : 'Import transcript'}
        </Button>
      </Group>
    </Stack>
  );
}
