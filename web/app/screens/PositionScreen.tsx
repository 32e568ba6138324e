import { useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { FollowAlertsButton } from '../features/candidateAlerts/FollowAlertsButton.tsx';
import { AutoJoinSwitch } from '../features/positions/AutoJoinSwitch.tsx';
import { PositionDialog } from '../features/positions/PositionDialog.tsx';
import { PositionGuides } from '../features/positions/PositionGuides.tsx';
import { StageRecording } from '../features/positions/StageRecording.tsx';
import { TeamMembers } from '../features/positions/TeamMembers.tsx';
import {
  PositionDocument,
  SetMembershipsDocument,
  TeamMembersFragment,
} from '../features/positions/positionDocuments.ts';
import { readFragment } from '../lib/__generated__/index.ts';
import { loadStateOf } from '../lib/loadState.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageColumns } from '../ui/PageColumns.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PageSection } from '../ui/PageSection.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { useSave } from '../ui/useSave.ts';
import { InterviewsSection } from './InterviewsSection.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { PositionCandidates } from './PositionCandidates.tsx';

/** A position: who applied, who hires for it, its guides and its interviews. */
export function PositionScreen() {
  const { positionId = '' } = useParams();
  const [isEditing, setIsEditing] = useState(false);
  const query = useQuery(PositionDocument, {
    variables: { id: positionId },
    fetchPolicy: 'cache-and-network',
  });
  const team = useSave(SetMembershipsDocument);
  const state = loadStateOf(query, (data) => data.position);
  const position = state.kind === 'ready' ? state.value : null;
  usePageTitle(position?.displayTitle ?? 'Position');
  const calls = useMemo(() => ({ positionId }), [positionId]);
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<PageSkeleton />} absent={<NotFoundScreen />} />;
  if (!position) return null;
  return (
    <>
      <PageHeader
        title={position.displayTitle}
        back={<BackLink to="/positions">All positions</BackLink>}
        action={
          position.canEdit && (
            <Button
              variant="default"
              flex="none"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => setIsEditing(true)}
            >
              Edit
            </Button>
          )
        }
      >
        <Group gap="md">
          <Text size="sm" c="dimmed">
            {[position.client.name, ...position.locations].join(' · ')}
          </Text>
          <FollowAlertsButton of={{ positionId }} />
        </Group>
      </PageHeader>
      <PageColumns
        side={
          <>
            <PageSection title="Hiring team">
              <TeamMembers
                members={position.memberships.map((membership) =>
                  readFragment(TeamMembersFragment, membership),
                )}
                canManage={position.canManageTeam}
                isSaving={team.isSaving}
                groupName={position.client.name}
                onChange={async (change) =>
                  (await team.save({ positionId, memberships: [change] })) !== null
                }
              />
              {position.canManageTeam && (
                <AutoJoinSwitch id={position.id} isOn={position.autoJoinInterview} />
              )}
            </PageSection>
            <PositionGuides positionId={positionId} />
            {position.canManageTeam && <StageRecording positionId={positionId} />}
          </>
        }
      >
        <PositionCandidates position={position} />
        <InterviewsSection
          filter={calls}
          empty="No interviews for this position that you can see."
        />
      </PageColumns>
      {isEditing && <PositionDialog position={position} onClose={() => setIsEditing(false)} />}
    </>
  );
}
