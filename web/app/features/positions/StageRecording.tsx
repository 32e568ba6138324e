import { useQuery } from '@apollo/client/react';
import { Stack, Switch, Text } from '@mantine/core';
import { graphql } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useSave } from '../../ui/useSave.ts';

const PositionStagesDocument = graphql(`
  query PositionStages($positionId: ID!) {
    interviewStages {
      id
      title
      isExcludedEverywhere: isExcluded
      isExcludedHere: isExcluded(positionId: $positionId)
    }
  }
`);

const ExcludePositionStageDocument = graphql(`
  mutation ExcludePositionStage($stageId: ID!, $positionId: ID!) {
    createExcludeStage(interviewStageId: $stageId, positionId: $positionId) {
      id
      isExcludedHere: isExcluded(positionId: $positionId)
    }
  }
`);

const IncludePositionStageDocument = graphql(`
  mutation IncludePositionStage($stageId: ID!, $positionId: ID!) {
    deleteExcludeStage(interviewStageId: $stageId, positionId: $positionId) {
      id
      isExcludedHere: isExcluded(positionId: $positionId)
    }
  }
`);

/** The stages of which interviews for a position are recorded; for the people who manage its team. */
export function StageRecording({ positionId }: { positionId: string }) {
  const query = useQuery(PositionStagesDocument, { variables: { positionId } });
  const exclude = useSave(ExcludePositionStageDocument);
  const include = useSave(IncludePositionStageDocument);
  const state = loadStateOf(query, (data) => data.interviewStages);
  return (
    <PageSection title="Recording">
      {state.kind !== 'ready' ? (
        <NotLoaded state={state} skeleton={<RowsSkeleton rows={3} />} absent={null} />
      ) : state.value.length === 0 ? (
        <Text size="sm" c="dimmed">
          The organization has no stages. Interviews of this position are recorded.
        </Text>
      ) : (
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            Where a stage is off, its interviews for this position are refused when somebody
            uploads, imports or captures them.
          </Text>
          {state.value.map(({ id, title, isExcludedEverywhere, isExcludedHere }) => (
            <Switch
              key={id}
              size="sm"
              label={title}
              description={isExcludedEverywhere ? 'Off for all positions' : undefined}
              disabled={isExcludedEverywhere || exclude.isSaving || include.isSaving}
              checked={!isExcludedEverywhere && !isExcludedHere}
              onChange={(event) => {
                const change = event.currentTarget.checked ? include : exclude;
                void change.save({ stageId: id, positionId });
              }}
            />
          ))}
        </Stack>
      )}
    </PageSection>
  );
}
