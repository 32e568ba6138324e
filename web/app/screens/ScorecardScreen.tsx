import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQueryState } from 'nuqs';
import { useParams } from 'react-router';
import { InterviewScorecardsDocument } from '../features/scorecards/scorecardDocuments.ts';
import { Scorecards } from '../features/scorecards/Scorecards.tsx';
import { ignoreRejection } from '../lib/ignoreRejection.ts';
import { loadStateOf } from '../lib/loadState.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import classes from './ScorecardScreen.module.css';

/** The scorecards of an interview, recorded or not, on a page of their own that prints. */
export function ScorecardScreen() {
  const { interviewId = '' } = useParams();
  // The recording beside which it was opened.
  const [callId] = useQueryState('call');
  const query = useQuery(InterviewScorecardsDocument, {
    variables: { interviewId },
    fetchPolicy: 'no-cache',
  });
  const state = loadStateOf(query, (data) => data.interviewScorecards);
  const name =
    state.kind === 'ready' ? (state.value.candidateName ?? state.value.name) : 'Scorecards';
  usePageTitle(name);
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<PageSkeleton />} absent={<NotFoundScreen />} />;
  return (
    <>
      <PageHeader
        title={name}
        back={
          callId === null ? (
            <BackLink to="/interviews">Scheduled interviews</BackLink>
          ) : (
            <BackLink to={`/interview/${encodeURIComponent(callId)}?tab=scorecard`}>
              Back to the interview
            </BackLink>
          )
        }
        action={
          <Button
            className={classes.print}
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      >
        <p className={classes.about}>
          {['Scorecards', state.value.positionTitle].filter(Boolean).join(' · ')}
        </p>
      </PageHeader>
      <div className={classes.page}>
        <Scorecards
          scores={state.value}
          callId={null}
          onSeek={null}
          reload={() => ignoreRejection(query.refetch())}
        />
      </div>
    </>
  );
}
