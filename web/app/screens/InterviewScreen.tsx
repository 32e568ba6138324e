import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { InterviewSkeleton } from '../features/interview/InterviewSkeleton.tsx';
import { useCallView } from '../features/interview/useCallView.ts';
import { useInterview } from '../features/interview/useInterview.ts';
import { useTranscript } from '../features/transcript/useTranscript.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { InterviewBody } from './InterviewBody.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** One interview: play it, read along, correct it. */
export function InterviewScreen() {
  const { callId = '' } = useParams();
  // Another interview is another page: nothing of the last one may remain.
  return <InterviewLoader key={callId} callId={callId} />;
}

function InterviewLoader({ callId }: { callId: string }) {
  const { state, answered, reload } = useInterview(callId);
  useCallView(state.kind === 'ready' ? callId : null);
  const known = state.kind === 'ready' ? state.value.call : null;
  usePageTitle(known?.candidate?.fullName ?? known?.name ?? 'Interview');
  // Its words are loaded beside the interview, not after it.
  const transcript = useTranscript(callId, answered);
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<InterviewSkeleton />} absent={<NotFoundScreen />} />;
  const { call, progress, speechEngine } = state.value;
  return (
    <InterviewBody
      call={call}
      progress={progress}
      transcript={transcript}
      languages={speechEngine?.languages ?? []}
      onStep={reload}
      deleted={
        <EmptyState
          title="This interview was deleted, or is no longer shared with you."
          action={
            <Anchor component={Link} to="/search">
              Back to recordings
            </Anchor>
          }
        />
      }
    />
  );
}
