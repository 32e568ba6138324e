import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { DropHint } from '../features/uploads/DropHint.tsx';
import { useFileDrop } from '../features/uploads/useFileDrop.ts';
import { useFileIntake } from '../features/uploads/useFileIntake.ts';
import { useUnfinishedUploads } from '../features/uploads/useUnfinishedUploads.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { RecordingsActions } from './RecordingsActions.tsx';
import { useFileSorting } from '../features/transcriptImport/useFileSorting.ts';

// Loaded when there is something for them to show.
const RefusedFiles = lazyPart(() => import('../features/uploads/RefusedFiles.tsx'), 'RefusedFiles');
const UnfinishedUploads = lazyPart(
  () => import('../features/uploads/UnfinishedUploads.tsx'),
  'UnfinishedUploads',
);
const UploadDialog = lazyPart(() => import('../features/uploads/UploadDialog.tsx'), 'UploadDialog');
const NewTranscriptDialog = lazyPart(
  () => import('./NewTranscriptDialog.tsx'),
  'NewTranscriptDialog',
);

interface RecordingIntake {
  /** The buttons that bring something. */
  actions: ReactNode;
  /** What was refused, and what is waiting to be continued. */
  notices: ReactNode;
  dialogs: ReactNode;
}

/** How recordings and transcripts come in: by button, by drop, and where an upload was broken off. */
export function useRecordingIntake(onCancelled: () => void): RecordingIntake {
  const { user, serverInfo } = useCurrentUser();
  const uploads = useUnfinishedUploads();
  const intake = useFileIntake({
    ...uploads,
    maxUploadBytes: serverInfo?.maxUploadBytes ?? Infinity,
  });
  const sorting = useFileSorting(intake.takeFiles);
  const isDropping = useFileDrop(sorting.sortFiles);
  return {
    actions: <RecordingsActions onRecordings={intake.takeFiles} onImport={sorting.beginImport} />,
    notices: (
      <Suspense fallback={null}>
        {intake.refusals.length > 0 && (
          <RefusedFiles reasons={intake.refusals} onClose={intake.dropRefusals} />
        )}
        {uploads.unfinished.length > 0 && (
          <UnfinishedUploads {...uploads} onCancelled={onCancelled} />
        )}
      </Suspense>
    ),
    dialogs: (
      <>
        {isDropping && <DropHint />}
        <Suspense fallback={null}>
          {user && intake.drafts.length > 0 && (
            <UploadDialog
              files={intake.drafts}
              user={user}
              onNext={intake.dropFirstDraft}
              onClose={intake.dropDrafts}
            />
          )}
          {user && sorting.isImporting && (
            <NewTranscriptDialog
              files={sorting.transcripts}
              user={user}
              onNext={sorting.dropFirst}
              onClose={sorting.endImport}
            />
          )}
        </Suspense>
      </>
    ),
  };
}
