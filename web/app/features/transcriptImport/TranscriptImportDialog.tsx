import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsMobile } from '../../ui/useIsMobile.ts';
import { ChooseTranscript } from './ChooseTranscript.tsx';
import { importedSpeakers, nameFaults } from './importedSpeakers.ts';
import type { ImportedSpeaker } from './importedSpeakers.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SpeakerRoles } from './SpeakerRoles.tsx';
import { sourceOfFile } from './transcriptFile.ts';
import type { TranscriptSource } from './transcriptFile.ts';
import classes from './TranscriptImportDialog.module.css';
import { useTranscriptPreview } from './useTranscriptPreview.ts';

export interface CheckedTranscript {
  source: TranscriptSource;
  preview: ImportPreview;
  speakers: ImportedSpeaker[];
}

interface TranscriptImportDialogProps {
  title: string;
  /** Dropped on the page: read at once. A new one takes the place of the last. */
  file?: File | null;
  /** What is left to say once the transcript was looked at, with the button that saves it. */
  renderLast: (checked: CheckedTranscript, onBack: () => void) => ReactNode;
  onClose: () => void;
}

/** Choose a transcript, look at what was understood of it, and go on to what it belongs to. */
export function TranscriptImportDialog(props: TranscriptImportDialogProps) {
  const { title, file, renderLast, onClose } = props;
  const { state, read, forget } = useTranscriptPreview();
  const [speakers, setSpeakers] = useState<ImportedSpeaker[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const isMobile = useIsMobile();
  const preview = state.kind === 'read' ? state.preview : null;
  const [shownId, setShownId] = useState<string | null>(null);
  // Another file has come: its speakers are other people.
  if (preview && preview.importId !== shownId) {
    setShownId(preview.importId);
    setSpeakers(importedSpeakers(preview));
    setIsChecked(false);
  }
  useEffect(() => {
    if (file) read(sourceOfFile(file));
  }, [file, read]);

  return (
    <Dialog
      onClose={onClose}
      title={title}
      size={680}
      fullScreen={isMobile}
      closeOnClickOutside={false}
    >
      {state.kind !== 'read' || !preview ? (
        <ChooseTranscript
          source={state.kind === 'none' ? null : state.source}
          isReading={state.kind === 'reading'}
          failure={state.kind === 'failed' ? state.reason : null}
          onChoose={read}
        />
      ) : isChecked ? (
        renderLast({ source: state.source, preview, speakers }, () => setIsChecked(false))
      ) : (
        <Stack gap="md">
          <p className={classes.file}>{preview.fileName}</p>
          <PreviewPanel preview={preview} />
          <section aria-labelledby="speakers-title">
            <h3 id="speakers-title" className={classes.heading}>
              Who speaks
            </h3>
            <SpeakerRoles read={preview.speakers} speakers={speakers} onChange={setSpeakers} />
          </section>
          <Group justify="flex-end" gap="xs" className={classes.actions}>
            <Button variant="default" onClick={forget}>
              Choose another
            </Button>
            <Button
              onClick={() => setIsChecked(true)}
              disabled={nameFaults(speakers).size > 0}
              data-autofocus
            >
              Continue
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
