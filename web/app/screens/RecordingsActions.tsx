import { Button, FileButton } from '@mantine/core';
import { IconFileImport, IconUpload } from '@tabler/icons-react';
import { acceptAttribute } from '../features/uploads/fileRules.ts';
import classes from './RecordingsActions.module.css';

interface RecordingsActionsProps {
  onRecordings: (files: File[]) => void;
  onImport: () => void;
}

/** How an interview comes in: its recording, or a transcript of it. */
export function RecordingsActions({ onRecordings, onImport }: RecordingsActionsProps) {
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden />}
        onClick={onImport}
      >
        Import transcript
      </Button>
      <FileButton onChange={onRecordings} accept={acceptAttribute} multiple>
        {(button) => (
          <Button {...button} leftSection={<IconUpload size={16} aria-hidden />}>
            Upload recording
          </Button>
        )}
      </FileButton>
    </div>
  );
}
