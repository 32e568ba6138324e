import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Transcript } from '../features/transcript/useTranscript.ts';
import { lazyPart } from '../lib/lazyPart.ts';

const ExportDialog = lazyPart(
  () => import('../features/transcriptExport/ExportDialog.tsx'),
  'ExportDialog',
);
const AttachTranscriptDialog = lazyPart(
  () => import('./AttachTranscriptDialog.tsx'),
  'AttachTranscriptDialog',
);

interface TranscriptFiles {
  /** Null where there is nothing to export, or nothing the reader may change. */
  onExport: (() => void) | null;
  onImport: (() => void) | null;
  dialogs: ReactNode;
}

/** An interview's transcript as a file: out, and in from elsewhere. */
export function useTranscriptFiles(
  call: { id: string; canEdit: boolean; recordingDisabled: boolean },
  transcript: Transcript,
  onImported: () => void,
): TranscriptFiles {
  const [open, setOpen] = useState<'export' | 'import' | null>(null);
  const close = () => setOpen(null);
  const { engine, edits } = transcript;
  return {
    onExport: transcript.segments?.length ? () => setOpen('export') : null,
    onImport: call.canEdit && !call.recordingDisabled ? () => setOpen('import') : null,
    dialogs: (
      <Suspense fallback={null}>
        {open === 'export' && <ExportDialog callId={call.id} onClose={close} />}
        {open === 'import' && (
          <AttachTranscriptDialog
            callId={call.id}
            existing={engine && { engineName: engine.name, editCount: edits.length }}
            onImported={onImported}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
