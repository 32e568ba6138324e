import { Button, Group, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CandidateDialog } from '../features/candidates/CandidateDialog.tsx';
import { CandidateList } from '../features/candidates/CandidateList.tsx';
import { useCandidatePages } from '../features/candidates/useCandidatePages.ts';
import { StageTabs } from '../features/positions/StageTabs.tsx';
import type { PositionScreenQuery } from '../lib/__generated__/graphql.ts';
import { loadStateOf } from '../lib/loadState.ts';
import { ListEnd } from '../ui/ListEnd.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageSection } from '../ui/PageSection.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import classes from './InterviewsSection.module.css';

interface PositionCandidatesProps {
  position: NonNullable<PositionScreenQuery['position']>;
}

/** The active candidates of a position, all of them or those of one stage. */
export function PositionCandidates({ position }: PositionCandidatesProps) {
  const [stageId, setStageId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const { query, candidates, more } = useCandidatePages({
    query: '',
    filter: {
      positionId: position.id,
      applicationStatus: 'ACTIVE',
      ...(stageId && { interviewStageId: stageId }),
    },
    orderBy: 'NAME',
  });
  const state = loadStateOf(query, (data) => data.candidates);
  return (
    <PageSection
      title="Candidates"
      action={
        <Group gap="xs" justify="flex-end">
          {candidates && position.candidatesCount > 1 && (
            <Button
              variant="default"
              component={Link}
              to={`/position/${position.id}/compare?candidates=${candidates
                .slice(0, 2)
                .map(({ id }) => id)
                .join(',')}`}
            >
              Compare
            </Button>
          )}
          {position.canAddCandidate && (
            <Button
              variant="default"
              leftSection={<IconUserPlus size={16} aria-hidden />}
              onClick={() => setIsAdding(true)}
            >
              Add candidate
            </Button>
          )}
        </Group>
      }
    >
      <StageTabs stages={position.activeByStage} value={stageId} onChange={setStageId} />
      {!candidates && state.kind !== 'ready' && (
        <NotLoaded state={state} skeleton={<RowsSkeleton rows={4} />} absent={null} />
      )}
      {candidates?.length === 0 && !query.loading && (
        <Text c="dimmed">
          {stageId ? 'No active candidates in this stage.' : 'No active candidates.'}
        </Text>
      )}
      {candidates && candidates.length > 0 && (
        <div className={classes.rows}>
          <CandidateList candidates={candidates} positionId={position.id} />
          {(more.hasMore || more.error !== null) && <ListEnd shown={candidates.length} {...more} />}
        </div>
      )}
      {isAdding && (
        <CandidateDialog
          candidate={null}
          positionId={position.id}
          onClose={() => setIsAdding(false)}
          onSaved={() => void query.refetch()}
        />
      )}
    </PageSection>
  );
}
