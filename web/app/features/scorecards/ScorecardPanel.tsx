import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { readFragment } from '../../lib/__generated__/index.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CallScorecardsDocument, ScorecardsFragment } from './scorecardDocuments.ts';
import { Scorecards } from './Scorecards.tsx';

interface ScorecardPanelProps {
  callId: string;
  onSeek: (timeMs: number) => void;
}

/** The scorecards of a recording beside its words. */
export function ScorecardPanel({ callId, onSeek }: ScorecardPanelProps) {
  const query = useQuery(CallScorecardsDocument, {
    variables: { callId },
    // The form shows edits before the server has them; only a fresh answer may stand below them.
    fetchPolicy: 'no-cache',
  });
  const state = loadStateOf(query, (data) => data.call);
  if (state.kind !== 'ready')
    return (
      <NotLoaded
        state={state}
        skeleton={<RowsSkeleton />}
        absent={<EmptyState title="This interview is no longer there." />}
      />
    );
  const { scorecards } = state.value;
  const { interviewId } = readFragment(ScorecardsFragment, scorecards);
  return (
    <>
      <Scorecards
        scores={scorecards}
        callId={callId}
        onSeek={onSeek}
        reload={() => ignoreRejection(query.refetch())}
      />
      <Anchor component={Link} to={`/scorecard/${interviewId}?call=${callId}`} size="sm">
        Open as a page to print
      </Anchor>
    </>
  );
}
