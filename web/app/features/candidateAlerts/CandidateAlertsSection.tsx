import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { AlertFragment, CandidateAlertsDocument } from './alertDocuments.ts';
import { AlertList } from './AlertList.tsx';
import { FollowAlertsButton } from './FollowAlertsButton.tsx';

const fewest = 5;

/** What one candidate said that a recruiter wants to know soon. */
export function CandidateAlertsSection({ candidateId }: { candidateId: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const query = useQuery(CandidateAlertsDocument, {
    variables: { filter: { candidateId }, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.candidateAlerts.results);
  const alerts =
    state.kind === 'ready' ? state.value.map((alert) => readFragment(AlertFragment, alert)) : [];
  return (
    <PageSection title="Alerts" action={<FollowAlertsButton of={{ candidateId }} />}>
      {state.kind !== 'ready' ? (
        <NotLoaded
          state={state}
          skeleton={
            <Delayed>
              <Skeleton height={80} />
            </Delayed>
          }
          absent={null}
        />
      ) : alerts.length === 0 ? (
        <Text c="dimmed">
          No alerts on other offers, doubts, start date, place or pay in interviews that you may
          see.
        </Text>
      ) : (
        <AlertList alerts={isWhole ? alerts : alerts.slice(0, fewest)} />
      )}
      {alerts.length > fewest && !isWhole && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setIsWhole(true)}>
          Show all {alerts.length}
        </Button>
      )}
    </PageSection>
  );
}
