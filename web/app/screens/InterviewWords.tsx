import { parseAsString, useQueryState } from 'nuqs';
import { Suspense } from 'react';
import type { Ref } from 'react';
import { EngineNote } from '../features/interview/EngineNote.tsx';
import { interviewLink } from '../lib/interviewLink.ts';
import { TranscriptSkeleton } from '../features/interview/InterviewSkeleton.tsx';
import type { Interview } from '../features/interview/useInterview.ts';
import { Notice, WaitingForWords } from '../features/interview/WaitingForWords.tsx';
import type { CaptionStore } from '../features/live/createCaptionStore.ts';
import type { TranscriptClock } from '../features/transcript/transcriptLine.ts';
import { TranscriptView } from '../features/transcript/TranscriptView.tsx';
import type {
  TranscriptHandle,
  TranscriptViewProps,
} from '../features/transcript/TranscriptView.tsx';
import type { Transcript } from '../features/transcript/useTranscript.ts';
import type { InterviewProgress_CallFragment } from '../lib/__generated__/graphql.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { ErrorState } from '../ui/ErrorState.tsx';

const LiveTranscript = lazyPart(
  () => import('../features/live/LiveTranscript.tsx'),
  'LiveTranscript',
);

interface InterviewWordsProps {
  ref: Ref<TranscriptHandle>;
  call: Interview;
  progress: InterviewProgress_CallFragment;
  transcript: Transcript;
  captions: CaptionStore;
  clock: TranscriptClock;
  /** Absent where the reader may not correct it. */
  edit: Transcript['edit'] | null;
  /** Begins a note about words that were selected. */
  onNote: NonNullable<TranscriptViewProps['onNote']>;
  /** Cuts a clip of words that were selected; absent where the reader may not. */
  onClip: TranscriptViewProps['onClip'];
  /** Removes words that were selected for good; absent where the reader may not. */
  onRedact: TranscriptViewProps['onRedact'];
  onDelete: () => void;
}

/** The left of an interview: its words, or how far they are, or why there are none. */
export function InterviewWords(props: InterviewWordsProps) {
  const { ref, call, progress, transcript, clock, edit, onNote, onClip } = props;
  const { segments, speakers, engine } = transcript;
  const [find] = useQueryState('find', parseAsString);
  if (call.recordingDisabled)
    return (
      <Notice title="Recording is disabled for this interview">
        Its recording and transcript were deleted. Notes and scorecards stay.
      </Notice>
    );
  if (progress.status === 'LIVE')
    return (
      <Suspense fallback={<TranscriptSkeleton />}>
        <LiveTranscript
          store={props.captions}
          sequence={progress.captionSequence}
          pause={progress}
        />
      </Suspense>
    );
  if (transcript.isLoading) return <TranscriptSkeleton />;
  if (transcript.error)
    return <ErrorState message={errorMessage(transcript.error)} onRetry={transcript.reload} />;
  if (!segments)
    return (
      <WaitingForWords
        progress={progress}
        hasRecording={call.recording !== null}
        onDelete={props.onDelete}
      />
    );
  if (segments.length === 0)
    return (
      <Notice title="No speech was found in this recording">
        Play it to hear what is in it. If people do speak, their microphone may have been silent, or
        they speak another language than the one it was transcribed in.
      </Notice>
    );
  return (
    <TranscriptView
      // Another search into the same interview begins its find anew.
      key={find}
      ref={ref}
      segments={segments}
      speakers={speakers}
      clock={clock}
      changes={
        edit && {
          correctWords: (change) => edit({ kind: 'correctWords', ...change }),
          assignSegments: (segmentIds, target) =>
            edit({ kind: 'assignSegments', segmentIds, target }),
        }
      }
      linkTo={(timeMs) => interviewLink(call.id, timeMs)}
      onNote={onNote}
      onClip={onClip}
      onRedact={props.onRedact}
      initialFind={find}
      note={engine && <EngineNote engine={engine} />}
    />
  );
}
