import { Button } from '@mantine/core';
import { Suspense, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useClipCut } from '../features/clips/useClipCut.tsx';
import { InterviewHeader } from '../features/interview/InterviewHeader.tsx';
import { interviewLink } from '../lib/interviewLink.ts';
import { InterviewMenu } from '../features/interview/InterviewMenu.tsx';
import type { SpeechLanguageChoice } from '../features/interview/ReTranscribeDialog.tsx';
import { isPreparedAgain, PreparedAgain } from '../features/interview/PreparedAgain.tsx';
import { SideButton, SidePanel } from '../features/interview/SidePanel.tsx';
import { useDeleteCall } from '../features/calls/useDeleteCall.tsx';
import type { Interview } from '../features/interview/useInterview.ts';
import { useLiveInterview } from '../features/interview/useLiveInterview.ts';
import { useCaptionStore } from '../features/live/useCaptionStore.ts';
import { NoRecording } from '../features/player/NoRecording.tsx';
import { PlayerBar } from '../features/player/PlayerBar.tsx';
import type { WaveMark } from '../features/player/Wave.tsx';
import { usePlaybackFromAddress } from '../features/player/usePlaybackFromAddress.ts';
import { usePlayerKeys } from '../features/player/usePlayerKeys.ts';
import type { TranscriptHandle } from '../features/transcript/TranscriptView.tsx';
import type { Transcript } from '../features/transcript/useTranscript.ts';
import { voiceTurns } from '../features/transcript/voiceTurns.ts';
import { useDisableRecording } from '../features/redaction/useDisableRecording.tsx';
import type { Span } from '#shared/domain/redaction.ts';
import type { InterviewProgress_CallFragment } from '../lib/__generated__/graphql.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { useShortcuts } from '../lib/shortcutStore.ts';
import { copyText } from '../ui/copyText.ts';
import { useIsMobile } from '../ui/useIsMobile.ts';
import classes from './InterviewBody.module.css';
import { InterviewWords } from './InterviewWords.tsx';
import { useInterviewSide } from './useInterviewSide.ts';
import { useTranscriptFiles } from './useTranscriptFiles.tsx';

const OpenAssistantButton = lazyPart(
  () => import('../features/extension/OpenAssistantButton.tsx'),
  'OpenAssistantButton',
);

const PauseRecordingButton = lazyPart(
  () => import('../features/live/PauseRecordingButton.tsx'),
  'PauseRecordingButton',
);

const EditDetailsDialog = lazyPart(() => import('./EditDetailsDialog.tsx'), 'EditDetailsDialog');

const ShareDialog = lazyPart(() => import('../features/sharing/ShareDialog.tsx'), 'ShareDialog');

const RedactDialog = lazyPart(
  () => import('../features/redaction/RedactDialog.tsx'),
  'RedactDialog',
);

const UnsavedEdits = lazyPart(() => import('../ui/UnsavedEdits.tsx'), 'UnsavedEdits');

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
  const name = call.candidate?.fullName ?? call.name;
  const deletion = useDeleteCall(call.id, name, () => void navigate('/search'));
  const playback = usePlaybackFromAddress(call.recording?.durationMs ?? call.durationMs ?? 0);
  const words = useRef<TranscriptHandle>(null);
  const side = useInterviewSide({ call, progress, transcript, playback, words });
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
  const isMobile = useIsMobile();
  const showKeys = useShortcuts((state) => state.openDialog);
  const [isEditing, setIsEditing] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const [redacting, setRedacting] = useState<Span | null>(null);
  const { segments, speakers } = transcript;
  const clips = useClipCut({
    callId: call.id,
    segments: segments ?? noSegments,
    durationMs: call.durationMs ?? 0,
    clock: call.recording ? playback : null,
  });
  const canCut = call.canClip && call.durationMs !== null;
  const canCutSound = canCut && call.recording !== null;
  usePlayerKeys(playback, {
    find: () => words.current?.find(),
    note: () => side.takeNote(),
    ask: side.ask,
    tab: side.openTab,
    turn: (direction) => words.current?.stepTurn(direction),
    chapter: side.stepChapter,
    clipStart: canCutSound ? clips.markStart : undefined,
    clipEnd: canCutSound ? clips.markEnd : undefined,
  });
  const turns = useMemo(() => voiceTurns(segments ?? [], speakers), [segments, speakers]);

  const reload = () => {
    transcript.reload();
    onStep();
  };
  const disableRecording = useDisableRecording(call.id, reload);
  const files = useTranscriptFiles(call, transcript, reload);
  if (isDeleted && !deletion.isDeleting) return deleted;
  return (
    <div className={classes.page}>
      <InterviewHeader
        call={call}
        actions={
          <>
            {progress.status === 'LIVE' && (
              <Suspense fallback={null}>
                {progress.canPauseRecording && <PauseRecordingButton call={progress} />}
                <OpenAssistantButton callId={call.id} entryPoint="INTERVIEW_PAGE" />
              </Suspense>
            )}
            {!isMobile && (
              <Button variant="default" onClick={() => setIsSharing(true)}>
                Share
              </Button>
            )}
            <SideButton onClick={() => side.setIsOpen(true)} />
            <InterviewMenu
              call={call}
              languages={languages}
              onShare={isMobile ? () => setIsSharing(true) : null}
              onCopyLink={() => void copyText(interviewLink(call.id, playback.timeMs()))}
              onEditDetails={call.canEdit ? () => setIsEditing(true) : null}
              onExport={files.onExport}
              onImport={files.onImport}
              onDisableRecording={disableRecording}
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
          marks={clips.startMs === null ? side.marks : [...side.marks, clipMark(clips.startMs)]}
          onPassage={canCut ? clips.cut : undefined}
          onShowKeys={showKeys}
        />
      ) : (
        segments &&
        (isPreparedAgain(progress) ? <PreparedAgain progress={progress} /> : <NoRecording />)
      )}
      <div className={classes.columns}>
        <div className={classes.words}>
          {call.canEdit && transcript.unsaved && (
            <Suspense fallback={null}>
              <UnsavedEdits place="this transcript" unsaved={transcript.unsaved} />
            </Suspense>
          )}
          <InterviewWords
            ref={words}
            call={call}
            progress={progress}
            transcript={transcript}
            captions={captions}
            clock={playback}
            edit={call.canEdit ? transcript.edit : null}
            onNote={side.takeNote}
            onClip={canCut ? clips.cut : undefined}
            onRedact={call.canRedact ? setRedacting : undefined}
            onDelete={deletion.deleteWhenSure}
          />
        </div>
        <SidePanel
          tabs={side.tabs}
          tab={side.tab}
          onTab={side.onTab}
          isOpen={side.isOpen}
          onClose={() => side.setIsOpen(false)}
        />
      </div>
      {files.dialogs}
      {clips.dialog}
      {redacting && (
        <Suspense fallback={null}>
          <RedactDialog
            callId={call.id}
            passage={redacting}
            hasRecording={call.recording !== null}
            onRedacted={reload}
            onClose={() => setRedacting(null)}
          />
        </Suspense>
      )}
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog
            noun="call"
            id={call.id}
            path={`/interview/${call.id}`}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <EditDetailsDialog callId={call.id} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}

// One identity, so that what depends on it is not computed again.
const noSegments: NonNullable<Transcript['segments']> = [];

/** Where the clip begins that is being cut. */
const clipMark = (timeMs: number): WaveMark => ({
  id: 'clip',
  kind: 'clip',
  timeMs,
  label: 'Clip begins here',
});
