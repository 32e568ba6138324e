import { useQuery } from '@apollo/client/react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { Navigate, useParams } from 'react-router';
import { setTimeFormat } from '#shared/domain/timeOfDay.ts';
import { CallInProgressDocument } from '../features/calls/CallInProgressBanner.tsx';
import { EmbeddedHeader } from '../features/extension/EmbeddedHeader.tsx';
import { InterviewSkeleton } from '../features/interview/InterviewSkeleton.tsx';
import type { CurrentUser } from '../features/session/useCurrentUser.ts';
import { loadStateOf } from '../lib/loadState.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { ZoneContext } from '../ui/ZoneContext.ts';
import { InterviewScreen } from './InterviewScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import classes from './Shell.module.css';

/** The assistant in a popup, where no extension is: words, guide and notes of the interview that goes on. */
export function InterviewAssistantScreen({ user }: { user: CurrentUser }) {
  const { callId } = useParams();
  setTimeFormat(user.timeFormat, navigator.language);
  return (
    <ZoneContext value={user.timezoneName}>
      <NuqsAdapter>
        <div className={classes.shell}>
          <EmbeddedHeader onClose={() => window.close()} />
          <main className={classes.main}>
            <ScreenBoundary>{callId ? <InterviewScreen /> : <MyInterview />}</ScreenBoundary>
          </main>
        </div>
      </NuqsAdapter>
    </ZoneContext>
  );
}

/** Goes to one's own interview, once there is one. */
function MyInterview() {
  usePageTitle('Interview Assistant');
  const query = useQuery(CallInProgressDocument, {
    fetchPolicy: 'network-only',
    pollInterval: 5_000,
  });
  const state = loadStateOf(query, (data) => data.callInProgress);
  if (state.kind === 'ready')
    return <Navigate to={`/interview-assistant/${state.value.id}`} replace />;
  return (
    <NotLoaded
      state={state}
      skeleton={<InterviewSkeleton />}
      absent={
        <EmptyState
          title="None of your interviews is in progress. The next one opens here when it begins."
          action={<LinkButton to="/interviews">Scheduled interviews</LinkButton>}
        />
      }
    />
  );
}
