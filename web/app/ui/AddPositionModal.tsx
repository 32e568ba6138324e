import { useMutation } from '@apollo/client/react';
import { Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { graphql } from '../lib/__generated__/index.ts';
import { useFormDraft } from '../lib/useFormDraft.ts';
import { ClientSelect } from './ClientSelect.tsx';
import { FormFooter } from './FormFooter.tsx';
import { RestoredDraft } from './RestoredDraft.tsx';
import { useReturnFocus } from './useReturnFocus.ts';
import type { Choice } from '#shared/ui/RemoteSelect.tsx';
import { notifyFailure } from './notify.ts';

const AddPositionDocument = graphql(`
  mutation AddPosition($clientId: ID!, $title: String!) {
    addPosition(clientId: $clientId, title: $title) {
      id
      displayTitle
    }
  }
`);

const AddClientDocument = graphql(`
  mutation AddClient($name: String!) {
    addClient(name: $name) {
      id
      name
      positionsCount
    }
  }
`);

interface AddPositionModalProps {
  initialTitle: string;
  onClose: () => void;
  onAdded: (position: Choice) => void;
}

/** Adds a position: the group it belongs to, old or new, and its title. */
export function AddPositionModal({ initialTitle, onClose, onAdded }: AddPositionModalProps) {
  useReturnFocus();
  const [addPosition, adding] = useMutation(AddPositionDocument);
  const [addClient, addingGroup] = useMutation(AddClientDocument);
  const form = useForm<{ group: Choice | null; title: string }>({
    initialValues: { group: null, title: initialTitle.slice(0, 100) },
    validate: {
      group: (group) => (group ? null : 'Position Group is required'),
      title: (title) => (title.trim() === '' ? 'Title is required' : null),
    },
  });
  const draft = useFormDraft(`position/new/${initialTitle}`, form);
  const close = () => {
    draft.drop();
    onClose();
  };
  const createGroup = async (name: string) => {
    try {
      const { data: added } = await addClient({ variables: { name } });
      if (!added) return;
      form.setFieldValue('group', { value: added.addClient.id, label: added.addClient.name });
      form.clearFieldError('group');
    } catch (problem) {
      notifyFailure(problem, 'Error adding position group');
    }
  };

  const submit = form.onSubmit(async ({ group, title }) => {
    if (!group) return;
    try {
      const { data: added } = await addPosition({
        variables: { clientId: group.value, title: title.trim() },
      });
      if (!added) return;
      draft.drop();
      onAdded({ value: added.addPosition.id, label: added.addPosition.displayTitle });
    } catch (problem) {
      notifyFailure(problem, 'Error adding position');
    }
  });

  return (
    <Modal.Root opened onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body pt="md">
          {/* No header of its own: two dialogs at once would be two banners to screen readers. */}
          <Modal.Title mb="md">Add position</Modal.Title>
          <form
            noValidate
            onSubmit={(event) => {
              // React hands the event on to the form that opened this dialog.
              event.stopPropagation();
              submit(event);
            }}
          >
            <Stack gap="md">
              <RestoredDraft draft={draft} />
              <ClientSelect
                placeholder="Find or add a group"
                selected={form.values.group}
                onChange={(group) => form.setFieldValue('group', group)}
                onCreate={(name) => void createGroup(name.slice(0, 100))}
                error={form.errors['group']}
                isRequired
                hasFocusFirst
              />
              <TextInput
                label="Position Title"
                withAsterisk
                maxLength={100}
                {...form.getInputProps('title')}
              />
              <FormFooter
                submitLabel="Add position"
                isBusy={adding.loading}
                isDisabled={addingGroup.loading}
                onCancel={close}
              />
            </Stack>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
