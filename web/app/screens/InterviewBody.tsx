import { Suspense, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { InterviewHeader } from '../features/interview/InterviewHeader.tsx';
import { interviewLink } from '../features/interview/interviewLink.ts';
import { InterviewMenu } from '../features/interview/InterviewMenu.tsx';
import type { SpeechLanguageChoice } from '../features/interview/ReTranscribeDialog.tsx';
import { SideButton, SidePanel } from '../features/interview/SidePanel.tsx';
import { useDeleteCall } from '../features/calls/useDeleteCall.tsx';
import type { Interview } from '../features/interview/useInterview.ts';
import { useLiveInterview } from '../features/interview/useLiveInterview.ts';
import { useCaptionStore } from '../features/live/useCaptionStore.ts';
import { NoRecording } from '../features/player/NoRecording.tsx';
import { PlayerBar } from '../features/player/PlayerBar.tsx';
import { usePlaybackFromAddress } from '../features/player/usePlaybackFromAddress.ts';
import { usePlayerKeys } from '../features/player/usePlayerKeys.ts';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import type { TranscriptHandle } from '../features/transcript/TranscriptView.tsx';
import type { Transcript } from '../features/transcript/useTranscript.ts';
import { voiceTurns } from '../features/transcript/voiceTurns.ts';
import type { InterviewProgress_CallFragment } from '../lib/__generated__/graphql.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { copyText } from '../ui/copyText.ts';
import classes from './InterviewBody.module.css';
import { InterviewWords } from './InterviewWords.tsx';
import { useInterviewSide } from './useInterviewSide.ts';
import { useTranscriptFiles } from './useTranscriptFiles.tsx';

const KeysDialog = lazyPart(() =>
  import('../features/player/KeysDialog.tsx').then((module) => ({ default: module.KeysDialog })),
);

const OpenAssistantButton = lazyPart(() =>
  import('../features/extension/OpenAssistantButton.tsx').then((module) => ({
    default: module.OpenAssistantButton,
  })),
);

const EditDetailsDialog = lazyPart(() =>
  import('./EditDetailsDialog.tsx').then((module) => ({ default: module.EditDetailsDialog })),
);

interface InterviewBodyProps {
  call: Interview;
  progress: InterviewProgress_CallFragment;
  transcript: Transcript;
  languages: readonly SpeechLanguageChoice[];
  /** A step began or ended: there may be more of the interview now. */
  onStep: () => void;
  /** Instead of the interview, once somebody else deleted it. */
  deleted: ReactNode;
}

/** An interview that is there: header, player, words at left, what is known of it at right. */
export function InterviewBody(props: InterviewBodyProps) {
  const { call, progress, transcript, languages, onStep, deleted } = props;
  const navigate = useNavigate();
  const zone = useCurrentUser().user?.timezoneName ?? 'UTC';
  const name = call.candidate?.fullName ?? call.name;
  const deletion = useDeleteCall(call.id, name, () => void navigate('/search'));
  const playback = usePlaybackFromAddress(call.recording?.durationMs ?? call.durationMs ?? 0);
  const words = useRef<TranscriptHandle>(null);
  const side = useInterviewSide({ call, progress, transcript, playback, words, zone });
  const captions = useCaptionStore(call.id);
  const isDeleted = useLiveInterview({
    callId: call.id,
    captions,
    onStep,
    knownRevision: transcript.revision,
    onWords: transcript.reloadAt,
    onNotes: side.reloadNotes,
    onAiNotes: side.reloadAiNotes,
  });
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  usePlayerKeys(playback, {
    find: () => words.current?.find(),
    note: () => side.takeNote(),
    showKeys: () => setIsShowingKeys(true),
  });
  const { segments, speakers } = transcript;
  const turns = useMemo(() => voiceTurns(segments ?? [], speakers), [segments, speakers]);

  const files = useTranscriptFiles(call, transcript, () => {
    transcript.reload();
    onStep();
  });
  if (isDeleted && !deletion.isDeleting) return deleted;
  return (
    <div className={classes.page}>
      <InterviewHeader
        call={call}
        zone={zone}
        actions={
          <>
            {progress.status === 'LIVE' && (
              <Suspense fallback={null}>
                <OpenAssistantButton />
              </Suspense>
            )}
            <SideButton onClick={() => side.setIsOpen(true)} />
            <InterviewMenu
              call={call}
              languages={languages}
              onCopyLink={() => void copyText(interviewLink(call.id, playback.timeMs()))}
              onEditDetails={call.canEdit ? () => setIsEditing(true) : null}
              onExport={files.onExport}
              onImport={files.onImport}
              onDelete={deletion.deleteWhenSure}
            />
          </>
        }
      />
      {call.recording ? (
        <PlayerBar
          playback={playback}
          recording={call.recording}
          turns={turns}
          marks={side.marks}
          onShowKeys={() => setIsShowingKeys(true)}
        />
      ) : (
        segments && <NoRecording />
      )}
      <div className={classes.columns}>
        <div className={classes.words}>
          <InterviewWords
            ref={words}
            call={call}
            progress={progress}
            transcript={transcript}
            captions={captions}
            clock={playback}
            edit={call.canEdit ? transcript.edit : null}
            onNote={side.takeNote}
            onDelete={deletion.deleteWhenSure}
          />
        </div>
        <SidePanel tabs={side.tabs} isOpen={side.isOpen} onClose={() => side.setIsOpen(false)} />
      </div>
      {files.dialogs}
      {isEditing && (
        <Suspense fallback={null}>
          <EditDetailsDialog callId={call.id} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
      {isShowingKeys && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setIsShowingKeys(false)} />
        </Suspense>
      )}
    </div>
  );
}
