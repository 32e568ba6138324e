import { useMutation } from '@apollo/client/react';
import { Alert, Button, Checkbox, Group, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { plural } from '#shared/domain/plural.ts';
import type { UpdateCallGuideInput } from '../../lib/__generated__/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { GuidePeople, GuidePosition, GuideStage } from './GuideChoices.tsx';
import { BulkUpdateCallGuidesDocument } from './guideEditDocuments.ts';
import type { Choice } from './guideTree.ts';

interface EditGuidesDialogProps {
  guideIds: readonly string[];
  /** All of them may be given to interviewers by this person. */
  canAssign: boolean;
  onClose: () => void;
  onSaved: () => void;
}

const unchanged = 'unchanged';

/** Makes the same changes to several guides: all of them, or none where one is refused. */
export function EditGuidesDialog(props: EditGuidesDialogProps) {
  const { guideIds, canAssign, onClose, onSaved } = props;
  const [save, { loading }] = useMutation(BulkUpdateCallGuidesDocument);
  const [visibility, setVisibility] = useState(unchanged);
  const [position, setPosition] = useState<Choice | null>(null);
  const [stage, setStage] = useState<Choice | null>(null);
  const [people, setPeople] = useState<Choice[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const input: UpdateCallGuideInput = {
    ...(visibility === 'PUBLIC' || visibility === 'PRIVATE' ? { visibility } : {}),
    ...(position && { positionId: position.value }),
    ...(stage && { interviewStageId: stage.value }),
    ...(people && { assignedUserIds: people.map(({ value }) => value) }),
  };
  const hasChanges = Object.keys(input).length > 0;
  const submit = async () => {
    setFailure(null);
    try {
      await save({ variables: { ids: [...guideIds], input } });
      notifySuccess(`${plural(guideIds.length, 'guide')} changed.`);
      onSaved();
    } catch (error) {
      setFailure(`Error updating guide: ${errorMessage(error)}`);
    }
  };
  const title = `Edit ${plural(guideIds.length, 'guide')}`;
  return (
    <Dialog onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <Select
            label="Seen by"
            data={[
              { value: unchanged, label: 'As it is' },
              { value: 'PUBLIC', label: 'Team' },
              { value: 'PRIVATE', label: 'Private' },
            ]}
            allowDeselect={false}
            value={visibility}
            onChange={(value) => setVisibility(value ?? unchanged)}
          />
          <GuidePosition selected={position} onChange={setPosition} />
          <GuideStage selected={stage} onChange={setStage} />
          {canAssign && (
            <Checkbox
              label="Change the assigned interviewers"
              checked={people !== null}
              onChange={(event) => setPeople(event.currentTarget.checked ? [] : null)}
            />
          )}
          {people && <GuidePeople selected={people} onChange={setPeople} />}
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={loading} disabled={!hasChanges}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
