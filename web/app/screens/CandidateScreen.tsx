import { useQuery } from '@apollo/client/react';
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AskCandidate } from '../features/aiNotes/AskCandidate.tsx';
import { CandidateAlertsSection } from '../features/candidateAlerts/CandidateAlertsSection.tsx';
import { ApplicationsSection } from '../features/candidates/ApplicationsSection.tsx';
import { CandidateDialog } from '../features/candidates/CandidateDialog.tsx';
import { ConsentSection } from '../features/candidates/ConsentSection.tsx';
import { ContactSection } from '../features/candidates/ContactSection.tsx';
import { LinksSection } from '../features/candidates/LinksSection.tsx';
import { RatingSection } from '../features/candidates/RatingSection.tsx';
import { SummarySection } from '../features/candidates/SummarySection.tsx';
import { CandidateDocument } from '../features/candidates/candidateDocuments.ts';
import { readCandidate } from '../features/candidates/candidateFacts.ts';
import { useDeleteCandidate } from '../features/candidates/useDeleteCandidate.ts';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { loadStateOf } from '../lib/loadState.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageColumns } from '../ui/PageColumns.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { InterviewsSection } from './InterviewsSection.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** Everything about one candidate. */
export function CandidateScreen() {
  const { candidateId = '' } = useParams();
  const zone = useCurrentUser().user?.timezoneName ?? 'UTC';
  const navigate = useNavigate();
  const [isEditing, setIsEditing] = useState(false);
  const query = useQuery(CandidateDocument, {
    variables: { id: candidateId },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.candidate);
  const candidate = state.kind === 'ready' ? readCandidate(state.value) : null;
  usePageTitle(candidate?.fullName ?? 'Candidate');
  const remove = useDeleteCandidate(() => void navigate('/candidates'));
  const calls = useMemo(() => ({ candidateId }), [candidateId]);
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<PageSkeleton />} absent={<NotFoundScreen />} />;
  if (!candidate) return null;
  return (
    <>
      <PageHeader
        title={candidate.fullName}
        back={<BackLink to="/candidates">All candidates</BackLink>}
        action={
          <Group gap="xs" wrap="nowrap">
            {candidate.canEdit && (
              <Button
                variant="default"
                flex="none"
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => setIsEditing(true)}
              >
                Edit
              </Button>
            )}
            {candidate.canDelete && (
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon variant="default" size={32} aria-label="More actions">
                    <IconDots size={16} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    color="red"
                    leftSection={<IconTrash size={16} aria-hidden />}
                    onClick={() => void remove(candidate)}
                  >
                    Delete candidate
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </Group>
        }
      >
        {candidate.recordingDisabled && (
          <Text size="sm" c="red">
            Does not want to be recorded
          </Text>
        )}
      </PageHeader>
      <PageColumns
        side={
          <>
            <RatingSection candidate={candidate} />
            <ContactSection candidate={candidate} />
            <LinksSection candidate={candidate} />
            <ConsentSection candidate={candidate} zone={zone} />
          </>
        }
      >
        <ApplicationsSection
          candidate={candidate}
          canAdd={query.data?.currentUser?.canAddCandidates === true}
        />
        <CandidateAlertsSection candidateId={candidateId} />
        <AskCandidate candidateId={candidateId} zone={zone} />
        <SummarySection candidateId={candidateId} zone={zone} />
        <InterviewsSection filter={calls} empty="No interviews that you can see." />
      </PageColumns>
      {isEditing && <CandidateDialog candidate={candidate} onClose={() => setIsEditing(false)} />}
    </>
  );
}
