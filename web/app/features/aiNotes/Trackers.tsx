import { useQuery } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { useCurrentUser } from '../session/useCurrentUser.ts';
import { Topics } from './Outline.tsx';
import { Section } from './Section.tsx';

const CallTrackersDocument = graphql(`
  query CallTrackers($callId: ID!) {
    callTrackers(callId: $callId) {
      topicId
      name
      mentions {
        segmentId
        startMs
      }
    }
  }
`);

/** The organization's own topics that the interview speaks of; for people who read insights. */
export function Trackers({ callId }: { callId: string }) {
  const { user } = useCurrentUser();
  const query = useQuery(CallTrackersDocument, {
    variables: { callId },
    skip: user?.canViewInsights !== true,
  });
  const state = loadStateOf(query, (data) => data.callTrackers);
  if (user?.canViewInsights !== true || state.kind === 'loading') return null;
  if (state.kind !== 'ready')
    return (
      <Section name="trackers" title="Tracked topics">
        <NotLoaded state={state} skeleton={null} absent={null} />
      </Section>
    );
  if (state.value.length === 0) return null;
  return (
    <Section name="trackers" title="Tracked topics" count={state.value.length}>
      <Topics topics={state.value} />
    </Section>
  );
}
