import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TranscriptImportDialog } from '../features/transcriptImport/TranscriptImportDialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { ImportDetailsForm } from './ImportDetailsForm.tsx';
import type { Importer } from '../features/transcriptImport/importBeginning.ts';

interface NewTranscriptDialogProps {
  /** Dropped on the page, one to be imported after the other; none yet where the button was pressed. */
  files: readonly File[];
  user: Importer;
  /** The first file is an interview now. */
  onNext: () => void;
  onClose: () => void;
}

/** Makes interviews of transcripts; after the last one the page is that interview's. */
export function NewTranscriptDialog({ files, user, onNext, onClose }: NewTranscriptDialogProps) {
  const navigate = useNavigate();
  const [done, setDone] = useState(0);
  const [file] = files;
  const total = done + files.length;
  return (
    <TranscriptImportDialog
      key={done}
      title={total > 1 ? `Import transcript ${done + 1} of ${total}` : 'Import transcript'}
      file={file ?? null}
      renderLast={(checked, onBack) => (
        <ImportDetailsForm
          checked={checked}
          user={user}
          onBack={onBack}
          onImported={(callId) => {
            if (files.length <= 1) {
              onClose();
              void navigate(`/interview/${callId}`);
              return;
            }
            notifySuccess(`“${checked.source.name}” was imported.`);
            setDone(done + 1);
            onNext();
          }}
        />
      )}
      onClose={onClose}
    />
  );
}
