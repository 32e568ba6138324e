import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { InterviewSkeleton } from '../features/interview/InterviewSkeleton.tsx';
import { useInterview } from '../features/interview/useInterview.ts';
import { useTranscript } from '../features/transcript/useTranscript.ts';
import { errorMessage } from '../lib/errorMessage.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
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
  usePageTitle('Interview');
  const interview = useInterview(callId);
  // Beside the interview, not after it.
  const transcript = useTranscript(callId);
  if (interview.call && interview.progress) {
    const { call, progress, speechEngine } = interview;
    return (
      <InterviewBody
        call={call}
        progress={progress}
        transcript={transcript}
        languages={speechEngine?.languages ?? []}
        onStep={() => void interview.refetch()}
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
  if (interview.isLoading) return <InterviewSkeleton />;
  if (interview.error)
    return (
      <ErrorState
        message={errorMessage(interview.error)}
        onRetry={() => void interview.refetch()}
      />
    );
  return <NotFoundScreen />;
}
