import { useQuery } from '@apollo/client/react';
import { Stack, TagsInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { PositionScreenQuery } from '../../lib/__generated__/graphql.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { ClientSelect } from '../../ui/ClientSelect.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import type { Choice } from '#shared/ui/RemoteSelect.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { useIsMobile } from '../../ui/useIsMobile.ts';
import { useSave } from '../../ui/useSave.ts';
import { InterviewLocationsDocument, UpdatePositionDocument } from './positionDocuments.ts';

interface PositionDialogProps {
  position: NonNullable<PositionScreenQuery['position']>;
  onClose: () => void;
}

interface PositionDraft {
  title: string;
  group: Choice;
  requisitionId: string;
  locations: string[];
}

/** Changes a position. Another group takes the right over its team, which comes with the group. */
export function PositionDialog({ position, onClose }: PositionDialogProps) {
  const isMobile = useIsMobile();
  const update = useSave(UpdatePositionDocument, { isInline: true });
  // Without them a location is typed as before.
  const places = useQuery(InterviewLocationsDocument).data?.interviewLocations ?? [];
  const form = useForm<PositionDraft>({
    initialValues: {
      title: position.title,
      group: { value: position.client.id, label: position.client.name },
      requisitionId: position.requisitionId ?? '',
      locations: position.locations,
    },
    validate: { title: (title) => (title.trim() === '' ? 'Title is required' : null) },
  });
  const draft = useFormDraft(`position/${position.id}`, form);
  const submit = form.onSubmit(async ({ title, group, requisitionId, locations }) => {
    const isMoved = group.value !== position.client.id;
    const input = {
      title: title.trim(),
      requisitionId: requisitionId.trim(),
      locations,
      ...(isMoved && { clientId: group.value }),
    };
    if (!(await update.save({ id: position.id, input }))) return;
    draft.drop();
    notifySuccess('The position was saved.');
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      title="Edit position"
      fullScreen={isMobile}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <RestoredDraft draft={draft} />
          <TextInput
            label="Position Title"
            withAsterisk
            maxLength={100}
            data-autofocus
            {...form.getInputProps('title')}
          />
          {position.canManageTeam && (
            <ClientSelect
              selected={form.values.group}
              onChange={(group) => group && form.setFieldValue('group', group)}
              isRequired
            />
          )}
          <TextInput label="Requisition" maxLength={100} {...form.getInputProps('requisitionId')} />
          <TagsInput
            label="Locations"
            description="Enter adds a location."
            data={places.map(({ name }) => name)}
            splitChars={[';']}
            maxTags={50}
            {...form.getInputProps('locations')}
          />
          <FormFooter
            submitLabel="Save"
            isBusy={update.isSaving}
            error={update.failure}
            onCancel={() => {
              draft.drop();
              onClose();
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
