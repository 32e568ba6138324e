import { ActionIcon, Anchor, Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  applicationStatuses,
  applicationStatusLabels,
  type ApplicationStatus,
} from '#shared/domain/candidate.ts';
import type { CandidateFacts } from './candidateFacts.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import { PositionSelect } from '../../ui/PositionSelect.tsx';
import { StageSelect } from '../../ui/StageSelect.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useSave } from '../../ui/useSave.ts';
import { When } from '../../ui/When.tsx';
import {
  AddApplicationDocument,
  DeleteApplicationDocument,
  UpdateApplicationDocument,
} from './candidateDocuments.ts';
import classes from './CandidateSections.module.css';

interface ApplicationsSectionProps {
  candidate: CandidateFacts;
  /** The person may add candidates to some position. */
  canAdd: boolean;
}

/** What the candidate applied for, and how far each application is. */
export function ApplicationsSection({ candidate, canAdd }: ApplicationsSectionProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <PageSection
      title="Applications"
      action={
        canAdd &&
        !isAdding && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            Add position
          </Button>
        )
      }
    >
      {candidate.applications.length === 0 && !isAdding && (
        <Text c="dimmed">Not applied for any position yet.</Text>
      )}
      <ul className={classes.list}>
        {candidate.applications.map((application) => (
          <li key={application.id}>
            <ApplicationRow application={application} />
          </li>
        ))}
      </ul>
      {isAdding && <AddApplication candidateId={candidate.id} onClose={() => setIsAdding(false)} />}
    </PageSection>
  );
}

const statuses = applicationStatuses.map((value) => ({
  value,
  label: applicationStatusLabels[value],
}));

function ApplicationRow({ application }: { application: CandidateFacts['applications'][number] }) {
  const { id, position, interviewStage, status, stageEnteredAt, closedAt, canEdit } = application;
  const update = useSave(UpdateApplicationDocument);
  const remove = useSave(DeleteApplicationDocument);
  const confirm = useConfirm();
  const stageId = interviewStage?.id ?? null;
  const at = closedAt ?? stageEnteredAt;
  const change = (changes: { status?: ApplicationStatus; interviewStageId?: string | null }) =>
    void update.save({ id, status, interviewStageId: stageId, ...changes });
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: 'Remove application',
      body: `The candidate is no longer listed for ${position.displayTitle}. Interviews stay.`,
      confirmLabel: 'Remove',
      isDangerous: true,
    });
    if (isSure) await remove.save({ id });
  };
  return (
    <div className={classes.application}>
      <div className={classes.about}>
        <Anchor component={Link} to={`/position/${position.id}`} fw={600} c="inherit">
          {position.displayTitle}
        </Anchor>
        <Text size="xs" c="dimmed">
          {closedAt ? 'Closed' : 'In this stage since'} <When at={at} />
        </Text>
      </div>
      {canEdit ? (
        <Group gap={6} wrap="nowrap" className={classes.fields}>
          <StageSelect
            aria-label={`Stage of ${position.displayTitle}`}
            placeholder="No stage"
            disabled={update.isSaving}
            value={stageId}
            onChange={(interviewStageId) => change({ interviewStageId })}
          />
          <Select
            aria-label={`Status of ${position.displayTitle}`}
            data={statuses}
            allowDeselect={false}
            disabled={update.isSaving}
            w={130}
            flex="none"
            value={status}
            onChange={(value) => change({ status: (value ?? status) as ApplicationStatus })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            loading={remove.isSaving}
            aria-label={`Remove ${position.displayTitle}`}
            onClick={() => void askAndRemove()}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ) : (
        <Text size="sm">
          {[interviewStage?.title, applicationStatusLabels[status]].filter(Boolean).join(' · ')}
        </Text>
      )}
    </div>
  );
}

function AddApplication({ candidateId, onClose }: { candidateId: string; onClose: () => void }) {
  const add = useSave(AddApplicationDocument);
  const [positionId, setPositionId] = useState<string | null>(null);
  const [interviewStageId, setInterviewStageId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(positionId === null);
    if (positionId === null) return;
    if (await add.save({ candidateId, positionId, interviewStageId })) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label="Add position">
      <Stack gap="xs" mt="xs">
        <div className={classes.pair}>
          <PositionSelect
            label="Position"
            value={positionId}
            onChange={setPositionId}
            error={isMissing && positionId === null ? 'Choose a position.' : null}
            canAddCandidate
            hasFocusFirst
          />
          <StageSelect label="Stage" value={interviewStageId} onChange={setInterviewStageId} />
        </div>
        <Group gap="xs">
          <Button type="submit" loading={add.isSaving}>
            Add
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
